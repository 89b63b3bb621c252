/** What a scenario came to. */
export interface Outcome {
  /** Things that people sent, however often each was tried. */
  sent: number;
  /** Those that the server acknowledged. */
  acknowledged: number;
  /** Those that it acknowledged, and that are not there. */
  lost: number;
  /** Those that are there more than once. */
  doubled: number;
  /** The longest wait from the end of the failure to the next thing that was taken; null where nothing failed for a time. */
  secondsToRecover: number | null;
  /** Whether LIA stood as it should. */
  stood: boolean;
  /** What was seen, in a few words. */
  seen: string;
}

/** A failure or an attack, acted out on this machine. A new one is a file in `scenarios/` and a line in `main.ts`. */
export interface Scenario {
  name: string;
  /**
   * Acts it out, over loopback alone and with an end in sight. `atEnd` takes what puts things back as they were; the
   * newest is done first, whatever happened.
   */
  run: (atEnd: (work: () => Promise<unknown>) => void) => Promise<Outcome>;
}

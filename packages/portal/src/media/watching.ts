import type { Interval } from '@lia/sdk/media/watched';

/** A step of a player that is longer than this, in seconds of the media, was a jump. */
const LONGEST_STEP = 4;

/** Turns the times of a player into the parts that were watched, leaving out what was jumped over. */
export class Watching {
  #parts: Interval[] = [];
  #from: number | null = null;
  #last = 0;

  /** The player is at this time, and plays. */
  at(time: number): void {
    const step = time - this.#last;
    if (this.#from !== null && (step < 0 || step > LONGEST_STEP)) this.stop();
    this.#from ??= time;
    this.#last = time;
  }

  /** The player stands still, or jumps. */
  stop(): void {
    if (this.#from !== null && this.#last > this.#from) this.#parts.push([this.#from, this.#last]);
    this.#from = null;
  }

  /** What was watched since the last call; what is being watched goes on. */
  take(): Interval[] {
    const isPlaying = this.#from !== null;
    this.stop();
    if (isPlaying) this.#from = this.#last;
    const parts = this.#parts;
    this.#parts = [];
    return parts;
  }

  /** Takes back what could not be reported. */
  keep(parts: readonly Interval[]): void {
    this.#parts.unshift(...parts);
  }
}

import { markAttendance } from '@lia/sdk/attendance/endpoints';
import type { AttendanceState } from '@lia/sdk/attendance/rules';
import type { AttendanceDay } from '@lia/sdk/attendance/schema';
import type { Client } from '@lia/sdk/http/client';
import { ApiError } from '@lia/sdk/http/error';
import { newIdempotencyKey } from '@lia/sdk/http/idempotency';

/** A mark; without a note, it keeps the one that stands beside it. `state`: null takes it back. */
export interface Mark {
  state: AttendanceState | null;
  note?: string;
}

/** Marks by the uuid of their student. */
export type ChosenMarks = ReadonlyMap<string, Mark>;

/** What was chosen and is not saved yet, and how its saving goes. */
export interface QueueState {
  chosen: ChosenMarks;
  status: 'saved' | 'saving' | 'unsaved';
}

interface Outcome {
  saved: (day: AttendanceDay) => void;
  /** What was chosen is dropped. */
  refused: (error: unknown) => void;
}

/** Whether the call did not reach the API, or its answer did not come back: it is sent again. */
const isCut = (error: unknown): boolean => error instanceof ApiError && error.status === 0;

/**
 * Saves marks of a day in the background, one call after another, each with all that was chosen until then. What does not arrive is
 * kept until it is sent again.
 */
export class MarkQueue {
  readonly #client: Client;
  readonly #outcome: Outcome;
  readonly #listeners = new Set<() => void>();
  #day: AttendanceDay;
  #state: QueueState = { chosen: new Map(), status: 'saved' };

  constructor(client: Client, day: AttendanceDay, outcome: Outcome) {
    this.#client = client;
    this.#day = day;
    this.#outcome = outcome;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  readonly state = (): QueueState => this.#state;

  /** Takes the versions of marks from a day that was read. */
  see(day: AttendanceDay): void {
    this.#day = day;
  }

  choose(marks: ChosenMarks): void {
    const { status, chosen } = this.#state;
    const both = [...marks].map(([student, mark]) => [student, { ...chosen.get(student), ...mark }] as const);
    this.#set({ status, chosen: new Map([...chosen, ...both]) });
    void this.save();
  }

  /** Saves what was chosen, unless that is being done. */
  async save(): Promise<void> {
    const { chosen: sent, status } = this.#state;
    if (status === 'saving' || sent.size === 0) return;
    this.#set({ chosen: sent, status: 'saving' });
    const { group, day, students } = this.#day;
    const versions = new Map(students.map(({ uuid, version }) => [uuid, version]));
    const marks = [...sent].map(([student, mark]) => ({ student, ...mark, version: versions.get(student) ?? 0 }));
    try {
      const answer = await this.#client.call(markAttendance, {
        params: { id: group.id, day },
        body: { marks },
        idempotencyKey: newIdempotencyKey(),
      });
      this.see(answer.data);
      this.#outcome.saved(answer.data);
      // What was chosen meanwhile is still to be saved.
      const left = [...this.#state.chosen].filter(([student, mark]) => sent.get(student) !== mark);
      this.#set({ chosen: new Map(left), status: 'saved' });
      void this.save();
    } catch (error) {
      if (isCut(error)) {
        this.#set({ chosen: this.#state.chosen, status: 'unsaved' });
        return;
      }
      this.#set({ chosen: new Map(), status: 'saved' });
      this.#outcome.refused(error);
    }
  }

  #set(state: QueueState): void {
    this.#state = state;
    for (const listener of this.#listeners) listener();
  }
}

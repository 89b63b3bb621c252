import { markAttendance } from '@lia/sdk/attendance/endpoints';
import type { AttendanceState } from '@lia/sdk/attendance/rules';
import type { AttendanceDay, AttendanceMarks } from '@lia/sdk/attendance/schema';
import type { Client } from '@lia/sdk/http/client';
import { ApiError } from '@lia/sdk/http/error';
import { newIdempotencyKey } from '@lia/sdk/http/idempotency';
import type { Host } from '@lia/widgets/react';

import { storedValue } from '../storage/storedDrafts.ts';
import { marksIn, marksName } from './keptMarks.ts';

/** A mark; without a note, it keeps the one that stands beside it. `state`: null takes it back. */
export interface Mark {
  state: AttendanceState | null;
  note?: string;
}

/** Marks by the uuid of their student, each with the version of the mark that was seen when it was chosen. */
type Chosen = ReadonlyMap<string, Mark & { version: number }>;

/** What was chosen and is not saved yet, and how its saving goes. */
export interface QueueState {
  chosen: Chosen;
  status: 'saved' | 'saving' | 'unsaved';
}

interface Outcome {
  saved: (day: AttendanceDay) => void;
  /** Reports what was refused, and reads the day again; answers it, or nothing where that failed. */
  refused: (error: unknown) => Promise<AttendanceDay | undefined>;
}

/** Whether the call did not reach the API, or its answer did not come back: it is sent again. */
export const isCut = (error: unknown): boolean => error instanceof ApiError && error.status === 0;

const isChanged = (error: unknown): boolean => error instanceof ApiError && error.code === 'ATTENDANCE_CHANGED';

/**
 * Saves marks of a day in the background, one call after another, each with all that was chosen until then. What does not arrive is
 * kept until it is sent again, also by another page (BackgroundMarks.tsx).
 */
export class MarkQueue {
  readonly #client: Client;
  readonly #outcome: Outcome;
  readonly #name: string;
  readonly #params: { id: string; day: string };
  readonly #listeners = new Set<() => void>();
  #day: AttendanceDay;
  #drafts: Host['drafts'];
  #state: QueueState = { chosen: new Map(), status: 'saved' };

  constructor(client: Client, day: AttendanceDay, outcome: Outcome) {
    this.#client = client;
    this.#day = day;
    this.#outcome = outcome;
    this.#name = marksName(day.group.id, day.day);
    this.#params = { id: day.group.id, day: day.day };
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

  /** Keeps from now on what is not saved yet, and saves what an earlier page left. */
  keepIn(drafts: NonNullable<Host['drafts']>): void {
    this.#drafts = drafts;
    const { chosen, status } = this.#state;
    const kept = marksIn(storedValue(drafts, this.#name)).map(({ student, note, ...mark }) => {
      return [student, { ...mark, ...(note !== undefined && { note }) }] as const;
    });
    this.#set({ status, chosen: new Map([...kept, ...chosen]) });
    void this.save();
  }

  choose(marks: ReadonlyMap<string, Mark>): void {
    const { status, chosen } = this.#state;
    const both = [...marks].map(([student, mark]) => {
      return [student, { ...chosen.get(student), ...mark, version: this.#versionOf(student) }] as const;
    });
    this.#set({ status, chosen: new Map([...chosen, ...both]) });
    void this.save();
  }

  /** Saves what was chosen, unless that is being done. */
  async save(): Promise<void> {
    const { chosen: sent, status } = this.#state;
    if (status === 'saving' || sent.size === 0) return;
    this.#set({ chosen: sent, status: 'saving' });
    try {
      const answer = await this.#client.call(markAttendance, {
        params: this.#params,
        body: bodyOf(sent),
        idempotencyKey: newIdempotencyKey(),
      });
      this.see(answer.data);
      this.#outcome.saved(answer.data);
      // What was chosen meanwhile is still to be saved, over what was saved now.
      const left = [...this.#state.chosen].filter(([student, mark]) => sent.get(student) !== mark);
      this.#set({
        chosen: new Map(left.map(([student, mark]) => [student, { ...mark, version: this.#versionOf(student) }])),
        status: 'saved',
      });
    } catch (error) {
      if (isCut(error)) {
        this.#set({ chosen: this.#state.chosen, status: 'unsaved' });
        return;
      }
      const read = await this.#outcome.refused(error);
      if (read) this.see(read);
      const isCurrent = (student: string, { version }: { version: number }) => version === this.#versionOf(student);
      // Of marks that others have changed, theirs stand; without a change, nothing would come of the same call again.
      const isOther = isChanged(error) && [...sent].some(([student, mark]) => !isCurrent(student, mark));
      const left = [...this.#state.chosen].filter(
        ([student, mark]) => sent.get(student) !== mark || (isOther && isCurrent(student, mark)),
      );
      this.#set({ chosen: new Map(left), status: 'saved' });
    }
    void this.save();
  }

  #versionOf(student: string): number {
    return this.#day.students.find(({ uuid }) => uuid === student)?.version ?? 0;
  }

  #set(state: QueueState): void {
    this.#state = state;
    if (state.chosen.size > 0) this.#drafts?.setItem(this.#name, JSON.stringify(bodyOf(state.chosen)));
    else this.#drafts?.removeItem(this.#name);
    for (const listener of this.#listeners) listener();
  }
}

const bodyOf = (chosen: Chosen): AttendanceMarks => ({
  marks: [...chosen].map(([student, mark]) => ({ student, ...mark })),
});

import type { ChangeEntry, EntryRules } from '../storage/storedEntries.ts';

/** What a teacher types for a student. */
export interface Typed {
  grade: string;
  reason: string;
  description: string;
}

/** `cut`: the call did not arrive; `stale`: someone else has changed it since. */
export type GradeStatus = 'idle' | 'saving' | 'saved' | 'cut' | 'wrong' | 'reason' | 'stale';

/** What is typed for a student, and how its saving goes. */
export interface GradeEntry {
  /** With the version that was seen when the typing began: the sheet may be read again meanwhile. Null where nothing is typed. */
  draft: (Partial<Typed> & { version?: number }) | null;
  status: GradeStatus;
}

export const untouched: GradeEntry = { draft: null, status: 'idle' };

export type EnterGrade = ChangeEntry<GradeEntry>;

/** Entries of a sheet, by student. What someone else had changed waits to be left once more. */
export const gradeEntries: EntryRules<GradeEntry> = {
  none: untouched,
  toKeep: (entry) => (entry.draft === null ? null : entry),
  read({ draft: kept, status }) {
    const { grade, reason, description, version }: Record<string, unknown> = Object(kept);
    const draft = {
      ...(typeof grade === 'string' && { grade }),
      ...(typeof reason === 'string' && { reason }),
      ...(typeof description === 'string' && { description }),
      ...(typeof version === 'number' && { version }),
    };
    return { draft, status: status === 'stale' ? 'stale' : 'idle' };
  },
};

import { attendanceStates } from '@lia/sdk/attendance/rules';
import type { AttendanceMarks } from '@lia/sdk/attendance/schema';

/** What the marks of a group on a day are kept under until they are saved. */
export const marksName = (group: string, day: string): string => `attendance:${group}:${day}`;

/** Marks as they were kept; none of anything else. Without the library of rules, which a page that lost its connection may lack. */
export function marksIn(kept: unknown): AttendanceMarks['marks'] {
  const { marks }: Record<string, unknown> = Object(kept);
  return (Array.isArray(marks) ? marks : []).flatMap((one: unknown) => {
    const { student, state, note, version }: Record<string, unknown> = Object(one);
    const known = attendanceStates.find((each) => each === state) ?? null;
    if (typeof student !== 'string' || typeof version !== 'number' || (known === null && state !== null)) return [];
    return [{ student, state: known, version, ...(typeof note === 'string' && { note }) }];
  });
}

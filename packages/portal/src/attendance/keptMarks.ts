import { attendanceMarksSchema, type AttendanceMarks } from '@lia/sdk/attendance/schema';
import { validate } from '@lia/sdk/validation/validate';

import { draftPrefix, keptDrafts } from '../services/keptDrafts.ts';

/** Marks as they were kept; null for anything else. */
export function readMarks(text: string): AttendanceMarks | null {
  try {
    const read = validate(attendanceMarksSchema, JSON.parse(text), { input: 'strict' });
    return read.ok ? read.value : null;
  } catch {
    return null;
  }
}

/** The days of a member's groups whose marks are not saved, with the name that they are kept under. */
export const keptMarks = (uuid: string): { name: string; group: string; day: string }[] =>
  keptDrafts(uuid).flatMap((whole) => {
    const name = whole.slice(draftPrefix(uuid).length);
    const [kind, group, day] = name.split(':');
    return kind === 'attendance' && group && day ? [{ name, group, day }] : [];
  });

/** How a student was at school on a day. `justified`: absent, and the school accepts why. */
export const attendanceStates = ['present', 'late', 'absent', 'justified'] as const;
export type AttendanceState = (typeof attendanceStates)[number];

/** What guardians are notified of, unless it is corrected before. */
export const noticedStates = ['late', 'absent'] as const satisfies readonly AttendanceState[];

/** Guardians are notified so long after the last mark of a day, in which a slip of the finger is corrected. */
export const NOTICE_MINUTES = 5;

/** Marks of days before these are no news: no one is notified of them. */
export const NOTICE_DAYS = 3;

/** Characters of the note beside a mark, which the family reads. */
export const MAX_NOTE = 200;

/** Students whom one call marks. */
export const MAX_MARKS = 100;

/** A calendar month: `2026-11`. */
export const MONTH = /^\d{4}-(0[1-9]|1[0-2])$/;

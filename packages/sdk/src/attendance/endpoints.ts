import { endpoint } from '../http/endpoint.ts';
import type {
  AttendanceDayAnswer,
  AttendanceMarks,
  AttendanceMonth,
  AttendanceSaved,
  SchoolAttendance,
  StudentAttendance,
} from './schema.ts';

interface Month {
  /** `2026-11`; the present one where absent. */
  month?: string | undefined;
}

/** The students of a group on a day, `2026-11-23` in the time of the school. 404 for a group that the caller does not reach. */
export const getAttendance = endpoint<{ params: { id: string; day: string }; returns: AttendanceDayAnswer }>(
  'GET /grupos/{id}/asistencia/{day}',
);

/**
 * Marks students of the group. 409 `ATTENDANCE_CHANGED` where someone else has changed one of them since, 409 `ATTENDANCE_CLOSED` for
 * a day that has not come, or is not of the group's school year, 404 for who is not in the group. Send an idempotency key.
 */
export const markAttendance = endpoint<{
  params: { id: string; day: string };
  body: AttendanceMarks;
  returns: AttendanceSaved;
}>('PUT /grupos/{id}/asistencia/{day}');

/** The sheet of a group for a month, also of a school year that is over. */
export const getAttendanceMonth = endpoint<{ params: { id: string }; query: Month; returns: AttendanceMonth }>(
  'GET /grupos/{id}/asistencia',
);

/** A month of a school's groups; a teacher's own. 404 for a school where the caller reaches no group. */
export const getSchoolAttendance = endpoint<{ params: { id: number }; query: Month; returns: SchoolAttendance }>(
  'GET /schools/{id}/attendance',
);

/** A month of a child of the guardian who asks; `id`: uuid of the account. */
export const getChildAttendance = endpoint<{ params: { id: string }; query: Month; returns: StudentAttendance }>(
  'GET /children/{id}/attendance',
);

/** A month of the student who asks. */
export const getMyAttendance = endpoint<{ query: Month; returns: StudentAttendance }>('GET /me/attendance');

/** Address of the attendance of a group. */
export const attendancePage = (group: string): string => `/apps/grupo/${group}/asistencia`;

/** Address of the sheet of a group for a month. */
export const attendanceMonthPage = (group: string): string => `${attendancePage(group)}/mes`;

/** Address of the attendance of a school's groups. */
export const schoolAttendancePage = (school: number | ':id'): string => `/apps/asistencia/${school}`;

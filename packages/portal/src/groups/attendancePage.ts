/** Address of the attendance of a group. */
export const attendancePage = (group: string): string => `/apps/grupo/${group}/asistencia`;

/** Address of the attendance of the student who looks. */
export const ownAttendancePath = '/apps/miasistencia';

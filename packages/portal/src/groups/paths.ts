/** Address of the page of one group (document 2 section 2). */
export const groupPath = (id: string): string => `/apps/grupo/${id}`;

/** Where the code of a group is entered. */
export const joinPath = '/apps/grupos/unirse';

/** What {@link joinPath} has in its address for a code that is filled in. */
export const JOIN_CODE = 'codigo';

/** Address of the page of one student (document 2 section 2). */
export const studentPath = (uuid: string): string => `/apps/alumno/${uuid}`;

/** What the list of students has in its address for those of no group. */
export const NO_GROUP = 'none';

/** Address of the students of the member's schools who are in no group. */
export const ungroupedStudentsPath = `/apps/alumnos?group=${NO_GROUP}`;

/** Address of the subjects of a group, or of one of them (document 2 section 2). */
export const subjectsPath = (group: string, subject = ''): string => `/apps/materias/${group}/${subject}`;

/** Address of the grades of a group. */
export const gradebookPath = (group: string): string => `/apps/grupo/${group}/calificaciones`;

/** Address of the report cards of a group. */
export const reportCardsPath = (group: string): string => `/apps/grupo/${group}/boletas`;

/** Address of the online classes of a group. */
export const groupClassesPath = (group: string): string => `/apps/aula/${group}`;

/** Address of the attendance of a group. */
export const attendancePath = (group: string): string => `/apps/grupo/${group}/asistencia`;

/** Address of the sheet of a group for a month. */
export const attendanceMonthPath = (group: string): string => `${attendancePath(group)}/mes`;

/** Address of the attendance of a school's groups. */
export const schoolAttendancePath = (school: number | ':id'): string => `/apps/asistencia/${school}`;

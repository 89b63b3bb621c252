/** Address of the page of one student (document 2 section 2). */
export const studentPath = (uuid: string): string => `/apps/alumno/${uuid}`;

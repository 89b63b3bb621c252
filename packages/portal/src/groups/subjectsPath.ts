/** Address of the subjects of a group, or of one of them (document 2 section 2). */
export const subjectsPath = (group: string, subject = ''): string => `/apps/materias/${group}/${subject}`;

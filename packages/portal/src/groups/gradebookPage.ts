/** Address of the grades of a group. */
export const gradebookPage = (group: string): string => `/apps/grupo/${group}/calificaciones`;

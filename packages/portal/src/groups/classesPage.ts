/** Address of the online classes of a group. */
export const groupClassesPath = (group: string): string => `/apps/aula/${group}`;

/** The page of a child. */
export const childPath = (uuid: string): string => `/apps/children/${uuid}`;

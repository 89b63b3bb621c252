/** The page of a child. */
export const childPath = (uuid: string): string => `/apps/children/${uuid}`;

/** Address of the page of one school (document 2 section 2). */
export const schoolPath = (id: number): string => `/apps/schools/${id}`;

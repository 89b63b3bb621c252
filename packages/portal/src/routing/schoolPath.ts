/** Address of the page of one school (document 2 section 2). */
export const schoolPath = (id: number): string => `/apps/schools/${id}`;

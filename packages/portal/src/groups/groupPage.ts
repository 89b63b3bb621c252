/** Address of the page of one group (document 2 section 2). */
export const groupPage = (id: string): string => `/apps/grupo/${id}`;

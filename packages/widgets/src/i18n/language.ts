/** The languages of the forms. Mexican Spanish is the one that is always there. */
export type Language = 'es' | 'en';

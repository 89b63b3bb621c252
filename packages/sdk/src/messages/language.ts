/** The languages of forms, screens and emails, Mexican Spanish first: it is the one that is always there. */
export const languages = ['es', 'en'] as const;
export type Language = (typeof languages)[number];

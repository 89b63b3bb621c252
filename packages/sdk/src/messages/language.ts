/** The languages of forms, screens and emails, Mexican Spanish first: it is the one that is always there. */
export const languages = ['es', 'en'] as const;
export type Language = (typeof languages)[number];

/** How each language writes its dates and figures: in Mexico a point before the decimals, in English the day before the month. */
export const locales = { es: 'es-MX', en: 'en-GB' } as const satisfies Record<Language, string>;

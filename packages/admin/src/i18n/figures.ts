import type { Language } from './language.ts';

const locales = { es: 'es-MX', en: 'en-GB' } as const;

// Made once for each language: building a formatter per figure is what makes a long table slow.
const whole = { es: new Intl.NumberFormat(locales.es), en: new Intl.NumberFormat(locales.en) };
const shares = {
  es: new Intl.NumberFormat(locales.es, { style: 'percent', maximumFractionDigits: 0 }),
  en: new Intl.NumberFormat(locales.en, { style: 'percent', maximumFractionDigits: 0 }),
};

/** Writes counts: `1,234`. */
export const figures = (language: Language): Intl.NumberFormat => whole[language];

/** `12 %` of a whole; null where there is no whole. */
export const shareOf = (part: number, all: number, language: Language): string | null =>
  all === 0 ? null : shares[language].format(part / all);

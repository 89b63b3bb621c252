import { locales, type Language } from '@lia/sdk/messages/language';

const LANGUAGE_KEY = 'lia_language';

/** The language this browser chose last; Spanish at first. Outlives the session, unlike react-admin's own store. */
export function keptLanguage(): Language {
  return asLanguage(localStorage.getItem(LANGUAGE_KEY));
}

/** Stores the language and sets it for screen readers. */
export function keepLanguage(language: Language): void {
  localStorage.setItem(LANGUAGE_KEY, language);
  document.documentElement.lang = language;
}

export const asLanguage = (text: string | null | undefined): Language => (text === 'en' ? 'en' : 'es');

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

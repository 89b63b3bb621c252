/** The languages of the console, Spanish first. */
export const languages = ['es', 'en'] as const;
export type Language = (typeof languages)[number];

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

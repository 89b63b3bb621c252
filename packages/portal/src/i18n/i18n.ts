import { es as messages } from '@lia/sdk/messages/es';
import i18next, { type i18n } from 'i18next';
import { initReactI18next } from 'react-i18next';

import { es } from './es.ts';

export const languages = ['es', 'en'] as const;
export type Language = (typeof languages)[number];

const LANGUAGE_KEY = 'lia_language';

const isLanguage = (value: unknown): value is Language => languages.some((language) => language === value);

/** The language that this browser chose before; Spanish for everybody else. */
export function keptLanguage(): Language {
  const kept = localStorage.getItem(LANGUAGE_KEY);
  return isLanguage(kept) ? kept : 'es';
}

/** The texts of the portal (`portal`) and of the contract (`messages`) in one instance. Spanish is always aboard. */
export function createI18n(): i18n {
  const instance = i18next.createInstance();
  // Everything is given at once, so the promise has nothing to wait for.
  void instance.use(initReactI18next).init({
    lng: 'es',
    fallbackLng: 'es',
    ns: ['portal', 'messages'],
    defaultNS: 'portal',
    resources: { es: { portal: es, messages } },
    keySeparator: false,
    // React escapes; one brace is how the contract's messages mark their values.
    interpolation: { escapeValue: false, prefix: '{', suffix: '}' },
    initAsync: false,
  });
  const mark = (language: string) => {
    document.documentElement.lang = language;
  };
  mark(instance.language);
  instance.on('languageChanged', mark);
  return instance;
}

/** Switches to a language, fetching its texts on first use, and keeps the choice in this browser. */
export async function setLanguage(instance: i18n, language: Language): Promise<void> {
  if (language === 'en' && !instance.hasResourceBundle('en', 'portal')) {
    const [portal, sdk] = await Promise.all([import('./en.ts'), import('@lia/sdk/messages/en')]);
    instance.addResourceBundle('en', 'portal', portal.en);
    instance.addResourceBundle('en', 'messages', sdk.en);
  }
  await instance.changeLanguage(language);
  localStorage.setItem(LANGUAGE_KEY, language);
}

/** The language in use. */
export const currentLanguage = (instance: i18n): Language => (isLanguage(instance.language) ? instance.language : 'es');

import { convertRaTranslationsToI18next, useI18nextProvider } from 'ra-i18n-i18next';
import englishPack from 'ra-language-english';
import { useMemo, useState } from 'react';
import type { I18nProvider } from 'react-admin';

import { en } from './en.ts';
import { es } from './es.ts';
import { asLanguage, keepLanguage, keptLanguage } from './language.ts';
import { spanishPack } from './spanishPack.ts';

const availableLocales = [
  { locale: 'es', name: 'Español' },
  { locale: 'en', name: 'English' },
];

const initialOptions = () => ({
  lng: keptLanguage(),
  fallbackLng: 'es',
  // Sentences of the server are shown by the same function: their colons are no namespaces.
  nsSeparator: false as const,
  interpolation: { escapeValue: false },
  resources: {
    es: { translation: convertRaTranslationsToI18next({ ...spanishPack, ...es }) },
    en: { translation: convertRaTranslationsToI18next({ ...englishPack, ...en }) },
  },
});

/** react-admin's translations over i18next; null until they are ready. Keeps the language that is chosen. */
export function useConsoleI18n(): I18nProvider | null {
  const [options] = useState(initialOptions);
  const provider: I18nProvider | null = useI18nextProvider({ options, availableLocales });
  return useMemo(() => {
    if (!provider) return null;
    keepLanguage(asLanguage(provider.getLocale()));
    return {
      ...provider,
      changeLocale: async (locale: string) => {
        keepLanguage(asLanguage(locale));
        await provider.changeLocale(locale);
      },
    };
  }, [provider]);
}

// i18next is set up once: words that are edited while the console runs arrive with the page.
import.meta.hot?.accept(() => location.reload());

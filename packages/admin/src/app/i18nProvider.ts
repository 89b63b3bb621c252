import { formatKey } from '@lia/sdk/messages/format';
import type { Language } from '@lia/sdk/messages/language';
import type { I18nProvider } from 'react-admin';

import { addTexts, type Catalogue, catalogues, flatten } from '../i18n/catalogues.ts';
import { asLanguage, keepLanguage, keptLanguage } from '../i18n/language.ts';
import { es } from './es.ts';
import { spanishPack } from './spanishPack.ts';
import { forgetEarlierLanguage } from './store.ts';

const availableLocales = [
  { locale: 'es', name: 'Español' },
  { locale: 'en', name: 'English' },
];

/** Fetches the texts of a language: those of Spanish are always there. Rejects where they cannot be fetched. */
export async function loadLanguage(language: Language): Promise<void> {
  if (language === 'en') (await import('./english.ts')).addEnglish();
}

/** What react-admin passes with a key: `smart_count` for the plural form, and in `_` the text where the key has none. */
type Options = Record<string, string | number> & { smart_count?: number; _?: string };

/** The texts of the console and of react-admin over the SDK's formatter, in a language that was loaded. Keeps the one that is chosen. */
export function createI18nProvider(): I18nProvider {
  let language = keptLanguage();
  keepLanguage(language);
  forgetEarlierLanguage(language);
  return {
    translate(key: string, options: Options = {}) {
      const texts = catalogues[language];
      const isKnown = Object.hasOwn(texts, key) || Object.hasOwn(texts, `${key}_other`);
      const { smart_count: count, ...values } = options;
      // What is no key is a message of the server, which is shown as it is.
      return formatKey(texts, isKnown ? key : (options._ ?? key), count === undefined ? values : { count, ...values });
    },
    async changeLocale(locale: string) {
      const chosen = asLanguage(locale);
      await loadLanguage(chosen);
      language = chosen;
      keepLanguage(language);
    },
    getLocale: () => language,
    getLocales: () => availableLocales,
  };
}

/**
 * Texts in the notation of react-admin's language packs as the SDK's formatter takes them: `{name}` for `%{name}`, `{count}`
 * for `%{smart_count}`, and a key for each plural form where a pack has `one |||| many`.
 */
export const adaptPack = (pack: object): Catalogue =>
  Object.fromEntries(
    flatten(pack).flatMap(([path, text]) => {
      const [one = '', other] = text.replaceAll('%{smart_count}', '{count}').replaceAll('%{', '{').split(' |||| ');
      return other === undefined
        ? [[path, one]]
        : [
            [`${path}_one`, one],
            [`${path}_other`, other],
          ];
    }),
  );

addTexts('es', adaptPack(spanishPack));
addTexts('es', es);

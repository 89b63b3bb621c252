import { formatKey } from '@lia/sdk/messages/format';
import englishPack from 'ra-language-english';
import type { I18nProvider } from 'react-admin';

import { addTexts, type Catalogue, catalogues, flatten } from '../i18n/catalogues.ts';
import { asLanguage, keepLanguage, keptLanguage } from '../i18n/language.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { spanishPack } from './spanishPack.ts';

const availableLocales = [
  { locale: 'es', name: 'Español' },
  { locale: 'en', name: 'English' },
];

/** What react-admin passes with a key: `smart_count` for the plural form, and in `_` the text where the key has none. */
type Options = Record<string, string | number> & { smart_count?: number; _?: string };

/** The texts of the console and of react-admin over the SDK's formatter. Keeps the language that is chosen. */
export function createI18nProvider(): I18nProvider {
  let language = keptLanguage();
  keepLanguage(language);
  return {
    translate(key: string, options: Options = {}) {
      const texts = catalogues[language];
      const isKnown = Object.hasOwn(texts, key) || Object.hasOwn(texts, `${key}_other`);
      const { smart_count: count, ...values } = options;
      // What is no key is a message of the server, which is shown as it is.
      return formatKey(texts, isKnown ? key : (options._ ?? key), count === undefined ? values : { count, ...values });
    },
    changeLocale(locale: string) {
      language = asLanguage(locale);
      keepLanguage(language);
      return Promise.resolve();
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
addTexts('en', adaptPack(englishPack));
addTexts('en', en);

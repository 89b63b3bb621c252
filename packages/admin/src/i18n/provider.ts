import { formatKey } from '@lia/sdk/messages/format';
import type { I18nProvider } from 'react-admin';

import { catalogues } from './catalogues.ts';
import { asLanguage, keepLanguage, keptLanguage } from './language.ts';

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

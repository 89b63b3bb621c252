import { format, type FormatValues } from '@lia/sdk/messages/format';

import type { Language } from '../platform/language.ts';
import { en } from './en.ts';
import { es, type MailKey } from './es.ts';

/** A text of an email in the language of its recipient. */
export type TranslateEmail = (key: MailKey, values?: FormatValues) => string;

/** A text that exists only in Spanish is Spanish in every language. */
const catalogues: Readonly<Record<Language, Readonly<Record<MailKey, string>>>> = { es, en: { ...es, ...en } };

export const emailTranslator =
  (language: Language): TranslateEmail =>
  (key, values = {}) =>
    format(catalogues[language][key], values);

/** What every email ends with; `unsolicited`: one that another person caused. */
export const signature = (language: Language, unsolicited: boolean): string =>
  emailTranslator(language)(unsolicited ? 'signature.unsolicited' : 'signature');

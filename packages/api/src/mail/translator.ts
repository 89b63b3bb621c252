import type { Language } from '../platform/language.ts';
import { en } from './en.ts';
import { es, type MailKey } from './es.ts';

/** Puts a sentence of an email into words. */
export type TranslateEmail = (key: MailKey, values?: Readonly<Record<string, string | number>>) => string;

/** What is Spanish alone is Spanish in every language. */
const catalogues: Readonly<Record<Language, Readonly<Record<MailKey, string>>>> = { es, en: { ...es, ...en } };

export const emailTranslator =
  (language: Language): TranslateEmail =>
  (key, values = {}) =>
    catalogues[language][key].replaceAll(/\{(\w+)\}/g, (mark, name: string) => String(values[name] ?? mark));

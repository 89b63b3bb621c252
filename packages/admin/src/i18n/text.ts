import { en as sdkEnglish } from '@lia/sdk/messages/en';
import { es as sdkSpanish } from '@lia/sdk/messages/es';
import { type Message, translate } from '@lia/sdk/messages/translate';
import { useLocale, useTranslate } from 'react-admin';

import type { es } from '../app/es.ts';
import { asLanguage, type Language } from './language.ts';

type Shape<T> = { [K in keyof T]: T[K] extends string ? string : Shape<T[K]> };

/** The texts that every language of the console has. A missing or extra sentence does not compile. */
export type Texts = Shape<typeof es>;

/** A text's key; the plural forms `_one` and `_other` are one text. */
type Base<K extends string> = K extends `${infer Key}_one` | `${infer Key}_other` ? Key : K;

type Leaf<T> = {
  [K in keyof T & string]: T[K] extends string ? Base<K> : `${K}.${Leaf<T[K]>}`;
}[keyof T & string];

/** The path of a text: `institutions.add`. */
export type TextKey = Leaf<Texts>;

/** A text of the console by its path; by `count`, its plural form. */
export const useText: () => (key: TextKey, values?: Record<string, string | number>) => string = useTranslate;

export const useLanguage = (): Language => asLanguage(useLocale());

/** Puts a sentence of the contract (rules of fields, codes of errors) into words. */
export function useMessage(): (message: Message) => string {
  const language = useLanguage();
  return (message) => messageIn(language, message);
}

export const messageIn = (language: Language, message: Message): string =>
  translate(language === 'en' ? sdkEnglish : sdkSpanish, message);

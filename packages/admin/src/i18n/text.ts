import type { ApiError } from '@lia/sdk/http/error';
import type { Language } from '@lia/sdk/messages/language';
import { type Message, translate } from '@lia/sdk/messages/translate';
import { useLocale, useTranslate } from 'react-admin';

import { sdkMessages } from './catalogues.ts';
import { asLanguage } from './language.ts';
import type { TextKey } from './texts.ts';

/** A text of the console by its path; by `count`, its plural form. */
export const useText: () => (key: TextKey, values?: Record<string, string | number>) => string = useTranslate;

export const useLanguage = (): Language => asLanguage(useLocale());

/** Puts a sentence of the contract (rules of fields, codes of errors) into words. */
export function useMessage(): (message: Message) => string {
  const language = useLanguage();
  return (message) => messageIn(language, message);
}

/** Why a call failed, in words: the server's, or that it was not reached. */
export function useReason(): (error: ApiError) => string {
  const describe = useMessage();
  return ({ status, code, message }) => (status === 0 ? describe({ key: code }) : message);
}

export const messageIn = (language: Language, message: Message): string => translate(sdkMessages[language], message);

import { es as answers } from '@lia/sdk/messages/answers.es';
import type { MessageKey } from '@lia/sdk/messages/es';
import type { Language } from '@lia/sdk/messages/language';
import { es as rules } from '@lia/sdk/messages/rules.es';
import { es as screens } from '@lia/sdk/messages/screens.es';

/** Texts by their path: `ra.action.save`. */
export type Catalogue = Readonly<Record<string, string>>;

/** The texts of react-admin and of the console. */
export const catalogues: Readonly<Record<Language, Record<string, string>>> = { es: {}, en: {} };

/** The sentences of the contract that the console shows, in Spanish. */
export const sentences = { ...rules, ...screens, ...answers };

/** The same by language: in Spanish until another language is loaded. */
export const sdkMessages: Record<Language, Readonly<Partial<Record<MessageKey, string>>>> = {
  es: sentences,
  en: sentences,
};

/** Adds nested texts to a language. Screens that are loaded when they are opened bring theirs. */
export function addTexts(language: Language, texts: object): void {
  Object.assign(catalogues[language], Object.fromEntries(flatten(texts)));
}

/** Nested texts as entries of path and text. */
export const flatten = (texts: object, path = ''): [string, string][] =>
  Object.entries<unknown>({ ...texts }).flatMap(([key, value]) =>
    typeof value === 'object' && value !== null ? flatten(value, `${path}${key}.`) : [[path + key, String(value)]],
  );

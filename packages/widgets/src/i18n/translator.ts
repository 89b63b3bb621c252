import type { MessageKey } from '@lia/sdk/messages/es';
import { es as sentences } from '@lia/sdk/messages/rules.es';
import { type Message, translate } from '@lia/sdk/messages/translate';
import { createInstance } from 'i18next';

import type { Language } from '../host/host.ts';
import type { Texts } from './catalogue.ts';
import { es } from './es.ts';

type Entry = keyof Texts;

/** A text's name; the plural forms `_one` and `_other` are one text. */
export type TextKey<K extends Entry = Entry> = K extends `${infer Base}_one` | `${infer Base}_other` ? Base : K;

type Marks<S> = S extends `${string}{{${infer Mark}}}${infer Rest}` ? Mark | Marks<Rest> : never;
type Written<K extends string> = Texts[Extract<Entry, K | `${K}_other`>];

/** The values that a text's `{{marks}}` ask for. A missing one does not compile. */
export type TextValues<K extends string> = [Marks<Written<K>>] extends [never]
  ? []
  : [values: Record<Marks<Written<K>>, string | number>];

/** The words of one language. */
export interface Text {
  language: Language;
  /** A text of the forms (es.ts here and beside each form). */
  t: <K extends TextKey>(key: K, ...values: TextValues<K>) => string;
  /** A sentence of the rules and of the API. */
  say: (message: Message) => string;
}

/** A language that takes in the texts of forms as they are loaded. */
export interface GrowingText extends Text {
  learn: (texts: Partial<Record<Entry, string>>) => void;
}

/** Puts texts and sentences of a language into words. */
export function createText(
  language: Language,
  texts: Partial<Record<Entry, string>>,
  messages: Partial<Record<MessageKey, string>>,
): GrowingText {
  const i18n = createInstance();
  // The catalogue is at hand, so this ends before it returns.
  void i18n.init({
    lng: language,
    resources: { [language]: { translation: texts } },
    keySeparator: false,
    nsSeparator: false,
    // React escapes.
    interpolation: { escapeValue: false },
    initAsync: false,
  });
  return {
    language,
    t: (key, ...[values]) => i18n.t(key, { ...values }),
    say: (message) => translate(messages, message),
    learn: (more) => void i18n.addResourceBundle(language, 'translation', more),
  };
}

/**
 * Spanish is part of every form: waiting for its own request would delay the first field. Each form teaches it its own
 * texts when it is loaded, so that a page pays for the words it shows.
 */
export const spanish = createText('es', es, sentences);

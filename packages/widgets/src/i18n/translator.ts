import { es as messages, type MessageKey } from '@lia/sdk/messages/es';
import { type Message, translate } from '@lia/sdk/messages/translate';
import { createInstance } from 'i18next';

import type { Language } from '../host/host.ts';
import { es } from './es.ts';

type Entry = keyof typeof es;

/** A text's name; the plural forms `_one` and `_other` are one text. */
export type TextKey<K extends Entry = Entry> = K extends `${infer Base}_one` | `${infer Base}_other` ? Base : K;

type Marks<S> = S extends `${string}{{${infer Mark}}}${infer Rest}` ? Mark | Marks<Rest> : never;
type Written<K extends string> = (typeof es)[Extract<Entry, K | `${K}_other`>];

/** The values that a text's `{{marks}}` ask for. A missing one does not compile. */
export type TextValues<K extends string> = [Marks<Written<K>>] extends [never]
  ? []
  : [values: Record<Marks<Written<K>>, string | number>];

/** The words of one language. */
export interface Text {
  language: Language;
  /** A text of the forms (es.ts). */
  t: <K extends TextKey>(key: K, ...values: TextValues<K>) => string;
  /** A sentence of the rules and of the API. */
  say: (message: Message) => string;
}

/** Everything that one language says. */
export interface Catalogue {
  texts: Record<Entry, string>;
  messages: Record<MessageKey, string>;
}

/** Puts a catalogue into words. */
export function createText(language: Language, catalogue: Catalogue): Text {
  const i18n = createInstance();
  // The catalogue is at hand, so this ends before it returns.
  void i18n.init({
    lng: language,
    resources: { [language]: { translation: catalogue.texts } },
    keySeparator: false,
    nsSeparator: false,
    // React escapes.
    interpolation: { escapeValue: false },
    initAsync: false,
  });
  return {
    language,
    t: (key, ...[values]) => i18n.t(key, { ...values }),
    say: (message) => translate(catalogue.messages, message),
  };
}

/** Spanish is part of every form: waiting for its own request would delay the first field. */
export const spanish = createText('es', { texts: es, messages });

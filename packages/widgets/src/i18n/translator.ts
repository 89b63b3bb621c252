import type { MessageKey } from '@lia/sdk/messages/es';
import { formatKey, type TextKeyOf, type TextValuesOf } from '@lia/sdk/messages/format';
import type { Label } from '@lia/sdk/messages/labels';
import type { Language } from '@lia/sdk/messages/language';
import { es as messages } from '@lia/sdk/messages/rules.es';
import { type Message, translate } from '@lia/sdk/messages/translate';

import { es } from './es.ts';
import type { Texts } from './texts.ts';

type Entries = Partial<Record<keyof Texts, string>>;

/** The texts of one language. */
export interface Text {
  language: Language;
  /** A text of the forms (es.ts here and beside each form). */
  t: <K extends TextKeyOf<Texts>>(key: K, ...values: TextValuesOf<Texts, K>) => string;
  /** What a field is called (labels.ts of its domain in the SDK). */
  label: (of: Label) => string;
  /** A message of the rules or of the API. */
  message: (message: Message) => string;
}

/** A language to which each form adds its texts when it is loaded. */
export interface GrowingText extends Text {
  add: (texts: Entries) => void;
}

/** The texts of the forms and the messages of the contract in one language. */
export function createText(
  language: Language,
  texts: Entries,
  catalogue: Partial<Record<MessageKey, string>>,
): GrowingText {
  let known = texts;
  return {
    language,
    t: (key, ...[values]) => formatKey(known, key, values),
    label: (of) => of[language],
    message: (it) => translate(catalogue, it),
    add: (more) => {
      known = { ...known, ...more };
    },
  };
}

/**
 * Spanish is part of every form: waiting for its own request would delay the first field. Each form adds its own texts
 * when it is loaded, so that a page pays only for the texts that it shows.
 */
export const spanish = createText('es', es, messages);

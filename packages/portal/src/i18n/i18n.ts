import type { MessageKey } from '@lia/sdk/messages/es';
import type { Language } from '@lia/sdk/messages/language';
import { es as rules } from '@lia/sdk/messages/rules.es';
import { es as screens } from '@lia/sdk/messages/screens.es';
import { formatKey, type TextValuesOf } from '@lia/sdk/messages/format';
import { type Message, translate } from '@lia/sdk/messages/translate';
import { ApiError } from '@lia/sdk/http/error';

import { isLostCode } from './lostCode.ts';
import type { TextKey, Texts } from './texts.ts';

const LANGUAGE_KEY = 'lia_language';

/** The language that a link names, as those of e-mails and payments do; else the one that this browser chose before; else Spanish. */
export function keptLanguage(): Language {
  const named = new URLSearchParams(location.search).get('lang') ?? localStorage.getItem(LANGUAGE_KEY);
  return named === 'en' ? named : 'es';
}

/** Keeps the language that a person chose in this browser. */
export const keepLanguage = (language: Language): void => localStorage.setItem(LANGUAGE_KEY, language);

/** A text of the portal, with the values of its placeholders. */
export type Translate = <K extends TextKey>(key: K, ...values: TextValuesOf<Texts, K>) => string;

/** The texts of one language. */
export interface LanguageTexts {
  language: Language;
  t: Translate;
  /** A message of the contract: of a rule, or of an answer of the API. */
  message: (message: Message) => string;
  /** What is shown for a failed call. */
  failure: (error: unknown) => string;
}

/** The language in use, and changing it. */
export interface I18n {
  current: () => LanguageTexts;
  subscribe: (listener: () => void) => () => void;
  /** Changes to a language, fetching its texts on first use. */
  setLanguage: (language: Language) => Promise<void>;
  /**
   * Adds the texts of further screens, before they are drawn: at once in Spanish, fetched first in English. What is drawn already needs
   * none of them, and is not drawn again.
   */
  add: (catalogue: Catalogue) => Promise<void> | undefined;
}

/** Texts by key; those of further screens are added to it. */
type Collected = Partial<Record<keyof Texts, string>>;

function textsOf(
  language: Language,
  texts: Collected,
  messages: Readonly<Partial<Record<MessageKey, string>>>,
): LanguageTexts {
  const t: Translate = (key, ...[values]) => formatKey(texts, key, values);
  const message = (it: Message): string => translate(messages, it);
  return { language, t, message, failure: (error) => failureText(t, message, error) };
}

/** Texts of the portal for the contract; what the API answers comes with its answers. */
const spanishMessages = { ...rules, ...screens };

/** Texts in both languages: of some screens, or of all (app/texts.ts). */
export interface Catalogue {
  es: Collected;
  fetchEnglish: () => Promise<{ en: Collected }>;
}

/** The texts of the portal and of the contract; Spanish is always at hand. */
export function createI18n(first: Catalogue): I18n {
  const catalogues = [first];
  let collected: Collected = {};
  const spanish = (): LanguageTexts => {
    collected = Object.assign({}, ...catalogues.map(({ es }) => es));
    return textsOf('es', collected, spanishMessages);
  };
  const english = async (): Promise<LanguageTexts> => {
    const { length } = catalogues;
    const [{ en: messages }, ...parts] = await Promise.all([
      import('@lia/sdk/messages/en'),
      ...catalogues.map(({ fetchEnglish }) => fetchEnglish()),
    ]);
    // A screen may have come meanwhile.
    if (catalogues.length > length) return english();
    collected = Object.assign({}, ...parts.map(({ en }) => en));
    return textsOf('en', collected, messages);
  };
  const listeners = new Set<() => void>();
  let current = spanish();
  const use = (texts: LanguageTexts): void => {
    current = texts;
    document.documentElement.lang = texts.language;
    for (const listener of listeners) listener();
  };
  use(current);
  const addEnglish = async ({ fetchEnglish }: Catalogue): Promise<void> => {
    try {
      const { en } = await fetchEnglish();
      if (current.language === 'en') Object.assign(collected, en);
    } catch {
      // Without the English texts, Spanish is better than nothing.
      use(spanish());
    }
  };
  return {
    current: () => current,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async setLanguage(language) {
      use(language === 'es' ? spanish() : await english());
    },
    add(catalogue) {
      catalogues.push(catalogue);
      if (current.language === 'es') {
        Object.assign(collected, catalogue.es);
        return undefined;
      }
      return addEnglish(catalogue);
    },
  };
}

/**
 * What is shown for a failed call: the server's own message, or ours where no answer of the API arrived (no connection, a
 * proxy in its place). The messages of the widgets promise that what was typed is kept; most screens here have no field.
 */
export function failureText(t: LanguageTexts['t'], message: LanguageTexts['message'], error: unknown): string {
  // No call failed: code did not arrive, which browsers do not ask for again before the page is loaded again.
  if (!(error instanceof ApiError)) {
    const what = t(isLostCode(error) ? 'failure.NETWORK' : 'broken.title');
    return navigator.onLine ? `${what}. ${t('broken.text')}` : what;
  }
  if (error.code === 'NETWORK' || error.code === 'TIMEOUT') return t(`failure.${error.code}`);
  return error.status === 0 || error.code === 'UNKNOWN_ERROR' ? message({ key: error.code }) : error.message;
}

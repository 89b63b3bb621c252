import { en } from '@lia/sdk/messages/en';
import { es, type MessageKey } from '@lia/sdk/messages/es';
import type { FormatValues } from '@lia/sdk/messages/format';
import type { Language } from '@lia/sdk/messages/language';
import { translate } from '@lia/sdk/messages/translate';

export type { Language };

/** A message of the contract in the caller's language. */
export type Translate = (key: MessageKey, values?: FormatValues) => string;

const catalogues = { es, en } as const;

export const translator =
  (language: Language): Translate =>
  (key, values = {}) =>
    translate(catalogues[language], { key, values });

/** Spanish, unless `Accept-Language` prefers English. */
export function languageOf(header: string | undefined): Language {
  const weights: Record<Language, number> = { es: 0, en: 0 };
  for (const entry of header?.slice(0, 200).split(',') ?? []) {
    const [tag = '', ...parameters] = entry.trim().split(';');
    const language = tag.trim().toLowerCase().split('-')[0];
    const quality = parameters.map((it) => /^\s*q=([\d.]+)\s*$/.exec(it)?.[1]).find((it) => it !== undefined);
    if (language === 'es' || language === 'en') weights[language] = Math.max(weights[language], Number(quality ?? 1));
  }
  return weights.en > weights.es ? 'en' : 'es';
}

/** A link to a page of ours that opens in a language, whatever the browser had before; pages are in Spanish by themselves. */
export function linkIn(language: Language, url: string): string {
  if (language === 'es') return url;
  const link = new URL(url);
  link.searchParams.set('lang', language);
  return link.href;
}

import type { PlaceholderOf, TextKeyOf } from '@lia/sdk/messages/format';

import type { es } from './es.ts';

type Shared = typeof es;

/**
 * Every text of the portal: those that all screens share, and those of each domain. A domain adds its own where it
 * writes them, by declaration merging, so that this folder imports no domain.
 */
export interface Texts extends Shared, PageTexts {}

/** Those that come with the page that shows them (`useTexts`), and not with the portal. */
export interface PageTexts {}

export type TextKey = TextKeyOf<Texts>;

/** The keys of texts without placeholders: titles and labels. */
export type PlainTextKey = {
  [K in TextKey & keyof Texts]: [PlaceholderOf<Texts[K]>] extends [never] ? K : never;
}[TextKey & keyof Texts];

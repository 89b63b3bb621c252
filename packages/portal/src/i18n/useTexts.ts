import { use } from 'react';

import type { Catalogue, I18n } from './i18n.ts';
import { useI18n } from './useText.ts';

const added = new WeakMap<Catalogue, WeakMap<I18n, Promise<void> | null>>();

/** Adds the texts that come with a page of its own, and suspends until they are there: no other screen waits for them. */
export function useTexts(catalogue: Catalogue): void {
  const i18n = useI18n();
  const known = added.get(catalogue) ?? new WeakMap<I18n, Promise<void> | null>();
  added.set(catalogue, known);
  let adding = known.get(i18n);
  if (adding === undefined) {
    adding = i18n.add(catalogue) ?? null;
    known.set(i18n, adding);
  }
  if (adding) use(adding);
}

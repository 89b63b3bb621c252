import { createContext, use, useSyncExternalStore } from 'react';

import type { I18n, LanguageTexts } from './i18n.ts';

export const I18nContext = createContext<I18n | null>(null);

/** The language in use, and changing it. */
export function useI18n(): I18n {
  const i18n = use(I18nContext);
  if (!i18n) throw new Error('Outside of the portal');
  return i18n;
}

/** The texts of the language in use. */
export function useText(): LanguageTexts {
  const { subscribe, current } = useI18n();
  return useSyncExternalStore(subscribe, current);
}

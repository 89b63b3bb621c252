import type { Language } from '@lia/sdk/messages/language';
import { localStorageStore, type Store } from 'react-admin';

/** To be raised where a filter or a sort of a list gets another name: a list refuses those that it does not know. */
const LISTS_VERSION = 1;

/** What react-admin keeps in this browser: order and filters of lists, columns, the theme. */
export const store = localStorageStore();

/** Key of a language that could not be saved. */
export const UNSAVED = 'language.unsaved';

/** Forgets the language that was chosen here where the portal has another one since. */
export function forgetEarlierLanguage(kept: Language): void {
  if (store.getItem('locale') === kept) return;
  store.removeItem('locale');
  store.removeItem(UNSAVED);
}

/** Forgets how lists were left by a version whose filters had other names; views that were saved, and columns, stay. */
export function forgetEarlierLists(kept: Store): void {
  if (kept.getItem('lists.version') === LISTS_VERSION) return;
  const left = Object.keys(kept.listItems?.() ?? {}).filter((key) => key.endsWith('.listParams'));
  for (const key of left) kept.removeItem(key);
  kept.setItem('lists.version', LISTS_VERSION);
}

forgetEarlierLists(store);

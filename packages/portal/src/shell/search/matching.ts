import { plain } from '@lia/sdk/validation/plain';

import type { PlainTextKey } from '../../i18n/texts.ts';
import type { MemberMenuItem } from '../menu.ts';

/** Most suggestions of the search (document 1 section 9). */
export const MOST_SUGGESTIONS = 10;

/** Entries whose title has the words, whatever their case and accents; none for blank input. */
export function matching(
  items: readonly MemberMenuItem[],
  typed: string,
  t: (label: PlainTextKey) => string,
): MemberMenuItem[] {
  const words = plain(typed.trim());
  return words === '' ? [] : items.filter(({ entry }) => plain(t(entry.label)).includes(words));
}

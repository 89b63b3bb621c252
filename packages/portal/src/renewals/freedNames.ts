import type { HeldLicence } from '@lia/sdk/licences/records';

import type { Translate } from '../i18n/i18n.ts';

/** Whose licences end, as a sentence. */
export function freedNames(frees: readonly HeldLicence[], t: Translate): string {
  if (frees.length === 0) return t('renewal.frees.none');
  const names = frees.map(({ holder: { name, username } }) => `${name} (${username})`).join(', ');
  return t('renewal.frees', { count: frees.length, names });
}

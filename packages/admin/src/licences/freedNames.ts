import type { LicenceSizePreview } from '@lia/sdk/licences/records';

import type { useText } from '../i18n/text.ts';

/** Whom a change would take a licence from, as a sentence. */
export function freedNames(
  { frees }: Pick<LicenceSizePreview['data'], 'frees'>,
  t: ReturnType<typeof useText>,
): string {
  if (frees.length === 0) return t('licences.sizeNone');
  const names = frees.map(({ holder: { name, last_name, username } }) => `${name} ${last_name} (${username})`);
  return `${t('licences.sizeFrees', { count: frees.length })} ${names.join(', ')}`;
}

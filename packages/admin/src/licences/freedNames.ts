import type { HeldLicence } from '@lia/sdk/licences/records';

import type { useText } from '../i18n/text.ts';

interface Freed {
  frees: readonly HeldLicence[];
  /** How many more of other schools, which have no names here. */
  frees_elsewhere?: number;
}

/** Whom a change would take a licence from, in sentences. */
export function freedNames({ frees, frees_elsewhere: elsewhere = 0 }: Freed, t: ReturnType<typeof useText>): string {
  const names = frees.map(({ holder: { name, last_name, username } }) => `${name} ${last_name} (${username})`);
  const named = `${t('licences.sizeFrees', { count: frees.length })} ${names.join(', ')}`;
  if (elsewhere === 0) return frees.length === 0 ? t('licences.sizeNone') : named;
  const others = t('licences.sizeFreesElsewhere', { count: elsewhere });
  return frees.length === 0 ? others : `${named}. ${others}`;
}

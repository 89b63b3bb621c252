import type { Catalogue } from '@lia/sdk/courses/memberSchema';

import type { Translate } from '../../i18n/i18n.ts';

/** How many courses a plan still includes this month; null where it includes none. */
export function quotaText(t: Translate, quota: Catalogue['data']['quota']): string | null {
  if (quota === null) return null;
  const { each_month: each, left } = quota;
  if (each === null || left === null) return t('catalogue.quota.unlimited');
  return left > 0 ? t('catalogue.quota.left', { each, count: left }) : t('catalogue.quota.used', { each });
}

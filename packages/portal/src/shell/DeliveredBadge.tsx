import { countDelivered } from '@lia/sdk/quickPanel/endpoints';

import { useText } from '../i18n/useText.ts';
import { useRead } from '../services/useRead.ts';
import { Badge } from './Badge.tsx';

/** How many items were delivered: the badge 'actividades', transparent at zero (document 1 section 2). */
export function DeliveredBadge() {
  const { t } = useText();
  const { data } = useRead(['delivered'], (client) => client.call(countDelivered));
  const count = data?.data ?? 0;
  return <Badge count={count} label={t('shell.delivered', { count })} />;
}

import { getOrderLicences } from '@lia/sdk/licences/endpoints';
import type { OrderRecord } from '@lia/sdk/receipts/records';
import { Alert } from '@mui/material';
import { useQuery } from '@tanstack/react-query';

import { useClient } from '../client/ClientContext.ts';
import { useWords } from '../resources/field.ts';

/** Who loses the place that a gift gave them when its money goes back. */
export function RefundedPlaces({ record: { id, reason } }: { record: OrderRecord }) {
  const { t } = useWords();
  const client = useClient();
  const { data } = useQuery({
    queryKey: ['licences', 'order', id],
    queryFn: ({ signal }) => client.call(getOrderLicences, { params: { id }, signal }),
    // Of other gifts, and before a school has the places, there are none: 404.
    enabled: reason === 'donation' || reason === 'sponsorship',
    retry: false,
  });
  const held = data?.data.held ?? [];
  if (held.length === 0) return null;
  const names = held.map(({ holder: { name, last_name, username } }) => `${name} ${last_name} (${username})`);
  return (
    <Alert severity="warning" sx={{ overflowWrap: 'anywhere' }}>
      {t('orders.refundFrees', { count: held.length })} {names.join(', ')}
    </Alert>
  );
}

import { isNotFound } from '@lia/sdk/http/error';
import { getOrderLicences, previewLicenceRefund } from '@lia/sdk/licences/endpoints';
import type { HeldLicence } from '@lia/sdk/licences/records';
import type { OrderRecord } from '@lia/sdk/receipts/records';
import { Alert } from '@mui/material';
import { useQuery } from '@tanstack/react-query';

import { useClient } from '../client/ClientContext.ts';
import { freedNames } from '../licences/freedNames.ts';
import { LoadError } from '../records/LoadError.tsx';
import { useWords, type Words } from '../resources/field.ts';

/** Who loses the licence that an order paid, or the place that a gift gave them, when its money goes back. */
export function RefundedLicences({ record }: { record: OrderRecord }) {
  const words = useWords();
  const { data: held = [], error, refetch } = useLicencesOf(record);
  const isNone = isNotFound(error);
  if (error && !isNone) return <LoadError message={words.t('licences.failed')} onRetry={refetch} />;
  const text = lossText(record, held, words);
  if (text === null) return null;
  return (
    <Alert severity="warning" sx={{ overflowWrap: 'anywhere' }}>
      {text}
    </Alert>
  );
}

/** Those that the refund takes, or of a membership all that are held. */
function useLicencesOf({ id, item_id, reason }: OrderRecord) {
  const client = useClient();
  return useQuery({
    queryKey: ['licences', 'refund', id],
    queryFn: async ({ signal }) => {
      if (reason !== 'licences') return (await client.call(getOrderLicences, { params: { id }, signal })).data.held;
      const params = { id: item_id ?? '', purchase: id };
      return (await client.call(previewLicenceRefund, { params, signal })).data.frees;
    },
    // Of other gifts, and before a school has the places, there are none: 404.
    enabled: reason !== 'course' && (reason !== 'licences' || item_id !== null),
    retry: false,
  });
}

function lossText({ reason, quantity }: OrderRecord, held: readonly HeldLicence[], { t }: Words): string | null {
  if (reason === 'licences') {
    return `${t('licences.purchases.refundBody', { count: quantity })} ${freedNames({ frees: held }, t)}`;
  }
  if (held.length === 0) return null;
  const shown = held
    .slice(0, NAMED)
    .map(({ holder: { name, last_name, username } }) => `${name} ${last_name} (${username})`);
  const count = held.length;
  const lost = t(reason === 'membership' ? 'orders.refundEnds' : 'orders.refundFrees', { count });
  const more = count > NAMED ? ` ${t('orders.refundMore', { count: count - NAMED })}` : '';
  return `${lost} ${shown.join(', ')}${more}`;
}

/** Names that are read before money goes back; of more, their number is shown. */
const NAMED = 30;

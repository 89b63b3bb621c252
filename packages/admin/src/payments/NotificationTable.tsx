import type { PaymentEvent } from '@lia/sdk/payments/records';

import { Column } from '../lists/Column.tsx';
import { InstantColumn } from '../lists/InstantColumn.tsx';
import { RowLink } from '../lists/RowLink.tsx';
import { RowTable } from '../lists/RowTable.tsx';
import { EventChip } from './EventChip.tsx';
import { usePaymentWords } from './words.ts';

/** When, what, from whom, about which order, and what came of it. */
export function NotificationTable() {
  const { provider: name, happening } = usePaymentWords();
  return (
    <RowTable<PaymentEvent>>
      <InstantColumn source="received_at" />
      <Column
        source="type"
        disableSort
        render={({ id, type, event_id }: PaymentEvent) => (
          <RowLink
            to={`/notifications/${encodeURIComponent(id)}/show`}
            below={[type, event_id].filter(Boolean).join(' · ')}
          >
            {happening(type)}
          </RowLink>
        )}
      />
      <Column
        source="provider"
        disableSort
        sx={{ whiteSpace: 'nowrap' }}
        render={({ provider }: PaymentEvent) => name(provider)}
      />
      <Column
        source="order_id"
        disableSort
        render={({ order_id }: PaymentEvent) =>
          order_id && <RowLink to={`/orders/${order_id}/show`}>{`${order_id.slice(0, 8)}…`}</RowLink>
        }
      />
      <Column source="state" disableSort render={({ state }: PaymentEvent) => <EventChip state={state} />} />
    </RowTable>
  );
}

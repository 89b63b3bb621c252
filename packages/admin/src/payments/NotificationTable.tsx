import type { PaymentEvent } from '@lia/sdk/payments/records';

import { useText } from '../i18n/text.ts';
import { Column } from '../lists/Column.tsx';
import { InstantColumn } from '../lists/InstantColumn.tsx';
import { RowLink } from '../lists/RowLink.tsx';
import { RowTable } from '../lists/RowTable.tsx';
import { EventChip } from './EventChip.tsx';

/** When, what, from whom, about which order, and what came of it. */
export function NotificationTable() {
  const t = useText();
  return (
    <RowTable<PaymentEvent>>
      <InstantColumn source="received_at" />
      <Column
        source="type"
        disableSort
        render={({ id, type, event_id }: PaymentEvent) => (
          <RowLink to={`/notifications/${encodeURIComponent(id)}/show`} below={event_id}>
            {type || t('notifications.noType')}
          </RowLink>
        )}
      />
      <Column source="provider" disableSort />
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

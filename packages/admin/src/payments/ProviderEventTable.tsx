import type { ProviderEvent } from '@lia/sdk/payments/records';

import { Column } from '../lists/Column.tsx';
import { InstantColumn } from '../lists/InstantColumn.tsx';
import { RowLink } from '../lists/RowLink.tsx';
import { RowTable } from '../lists/RowTable.tsx';
import { EventChip } from './EventChip.tsx';
import { usePaymentWords } from './words.ts';

/** When, what, from whom, about which order, and what came of it. */
export function ProviderEventTable() {
  const { provider: name, happening } = usePaymentWords();
  return (
    <RowTable<ProviderEvent>>
      <InstantColumn source="received_at" />
      <Column
        source="type"
        disableSort
        render={({ id, type, event_id }: ProviderEvent) => (
          <RowLink
            to={`/provider-events/${encodeURIComponent(id)}/show`}
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
        render={({ provider }: ProviderEvent) => name(provider)}
      />
      <Column
        source="order_id"
        disableSort
        render={({ order_id }: ProviderEvent) =>
          order_id && <RowLink to={`/orders/${order_id}/show`}>{`${order_id.slice(0, 8)}…`}</RowLink>
        }
      />
      <Column source="state" disableSort render={({ state }: ProviderEvent) => <EventChip state={state} />} />
    </RowTable>
  );
}

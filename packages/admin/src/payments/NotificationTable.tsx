import { formatInstant } from '@lia/sdk/calendar/instants';
import type { PaymentEvent } from '@lia/sdk/payments/records';
import { Link as MuiLink, Typography } from '@mui/material';
import { DataTable } from 'react-admin';
import { Link } from 'react-router';

import { useLanguage, useText } from '../i18n/text.ts';
import { Column } from '../lists/Column.tsx';
import { EventChip } from './EventChip.tsx';

/** When, what, from whom, about which order, and what came of it. */
export function NotificationTable() {
  const t = useText();
  const language = useLanguage();
  return (
    <DataTable<PaymentEvent>
      bulkActionButtons={false}
      rowClick="show"
      sx={{ '& .RaDataTable-tableWrapper': { overflowX: 'auto' } }}
    >
      <Column
        source="received_at"
        sortByOrder="DESC"
        sx={{ whiteSpace: 'nowrap' }}
        render={({ received_at }: PaymentEvent) => formatInstant(received_at, language)}
      />
      <Column
        source="type"
        disableSort
        render={({ id, type, event_id }: PaymentEvent) => (
          <>
            <MuiLink
              component={Link}
              to={`/notifications/${encodeURIComponent(id)}/show`}
              onClick={(event) => event.stopPropagation()}
              underline="hover"
              sx={{ fontWeight: 600, color: 'text.primary' }}
            >
              {type || t('notifications.noType')}
            </MuiLink>
            <Typography variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
              {event_id}
            </Typography>
          </>
        )}
      />
      <Column source="provider" disableSort />
      <Column
        source="order_id"
        disableSort
        render={({ order_id }: PaymentEvent) =>
          order_id && (
            <MuiLink
              component={Link}
              to={`/orders/${order_id}/show`}
              onClick={(event) => event.stopPropagation()}
              sx={{ whiteSpace: 'nowrap' }}
            >
              {`${order_id.slice(0, 8)}…`}
            </MuiLink>
          )
        }
      />
      <Column source="state" disableSort render={({ state }: PaymentEvent) => <EventChip state={state} />} />
    </DataTable>
  );
}

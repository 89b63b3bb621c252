import { formatInstant } from '@lia/sdk/calendar/instants';
import { formatPesos } from '@lia/sdk/payments/money';
import type { OrderRecord } from '@lia/sdk/receipts/records';
import { Box, List, ListItem, ListItemButton, Typography } from '@mui/material';
import { useListContext } from 'react-admin';
import { Link } from 'react-router';

import { StateChip } from '../giving/StateChip.tsx';
import { useLanguage } from '../i18n/text.ts';
import { SortField } from '../lists/SortField.tsx';
import { Folio } from './Folio.tsx';

const columns = ['created_at', 'payer_name', 'title', 'folio', 'total', 'state'] as const;

/** The same rows where a table has no room. */
export function OrderCards() {
  const language = useLanguage();
  const { data = [] } = useListContext<OrderRecord>();
  return (
    <>
      <SortField resource="orders" columns={columns} />
      <List disablePadding>
        {data.map((order) => (
          <ListItem key={order.id} disablePadding divider>
            <ListItemButton component={Link} to={`/orders/${order.id}/show`} sx={{ py: 1.5 }}>
              <Box sx={{ minWidth: 0, flexGrow: 1 }}>
                <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'flex-start', gap: 1 }}>
                  <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{order.payer_name}</Typography>
                  <StateChip state={order.state} />
                </Box>
                <Typography variant="body2" color="text.secondary">
                  {order.title}
                </Typography>
                <Typography variant="body2" component="div" sx={{ mt: 0.5 }}>
                  <strong>{formatPesos(order.total)}</strong>
                  {' · '}
                  <Folio order={order} />
                </Typography>
                <Typography variant="body2" color="text.secondary">
                  {formatInstant(order.created_at, language)}
                </Typography>
              </Box>
            </ListItemButton>
          </ListItem>
        ))}
      </List>
    </>
  );
}

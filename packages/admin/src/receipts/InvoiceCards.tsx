import { formatInstant } from '@lia/sdk/calendar/instants';
import { formatPesos } from '@lia/sdk/payments/money';
import type { InvoiceRecord } from '@lia/sdk/receipts/records';
import { Box, List, ListItem, ListItemButton, Typography } from '@mui/material';
import { useListContext } from 'react-admin';
import { Link } from 'react-router';

import { useLanguage } from '../i18n/text.ts';
import { SortField } from '../lists/SortField.tsx';
import { InvoiceChip } from './InvoiceChip.tsx';

const columns = ['created_at', 'name', 'rfc', 'folio', 'total', 'state'] as const;

/** The same rows where a table has no room. */
export function InvoiceCards() {
  const language = useLanguage();
  const { data = [] } = useListContext<InvoiceRecord>();
  return (
    <>
      <SortField resource="invoices" columns={columns} />
      <List disablePadding>
        {data.map(({ id, name, rfc, folio, total, state, created_at }) => (
          <ListItem key={id} disablePadding divider>
            <ListItemButton component={Link} to={`/invoices/${id}/show`} sx={{ py: 1.5 }}>
              <Box sx={{ minWidth: 0, flexGrow: 1 }}>
                <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'flex-start', gap: 1 }}>
                  <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{name}</Typography>
                  <InvoiceChip state={state} />
                </Box>
                <Typography variant="body2" color="text.secondary">
                  {rfc}
                </Typography>
                <Typography variant="body2" sx={{ mt: 0.5 }}>
                  <strong>{formatPesos(total)}</strong>
                  {` · ${folio}`}
                </Typography>
                <Typography variant="body2" color="text.secondary">
                  {formatInstant(created_at, language)}
                </Typography>
              </Box>
            </ListItemButton>
          </ListItem>
        ))}
      </List>
    </>
  );
}

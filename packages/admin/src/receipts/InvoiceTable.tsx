import { formatInstant } from '@lia/sdk/calendar/instants';
import { formatPesos } from '@lia/sdk/payments/money';
import type { InvoiceRecord } from '@lia/sdk/receipts/records';
import { Box, Link as MuiLink } from '@mui/material';
import { DataTable } from 'react-admin';
import { Link } from 'react-router';

import { useLanguage } from '../i18n/text.ts';
import { Column } from '../lists/Column.tsx';
import { InvoiceChip } from './InvoiceChip.tsx';

/** Date, whom it is made out to, RFC, receipt, total, state. */
export function InvoiceTable() {
  const language = useLanguage();
  return (
    <DataTable<InvoiceRecord>
      bulkActionButtons={false}
      rowClick="show"
      sx={{ '& .RaDataTable-tableWrapper': { overflowX: 'auto' } }}
    >
      <Column
        source="created_at"
        sortByOrder="DESC"
        sx={{ whiteSpace: 'nowrap' }}
        render={({ created_at }: InvoiceRecord) => formatInstant(created_at, language)}
      />
      <Column
        source="name"
        render={({ id, name }: InvoiceRecord) => (
          <MuiLink
            component={Link}
            to={`/invoices/${id}/show`}
            onClick={(event) => event.stopPropagation()}
            underline="hover"
            sx={{ fontWeight: 600, color: 'text.primary' }}
          >
            {name}
          </MuiLink>
        )}
      />
      <Column source="rfc" />
      <Column source="folio" sx={{ whiteSpace: 'nowrap' }} />
      <Column
        source="total"
        align="right"
        sortByOrder="DESC"
        render={({ total }: InvoiceRecord) => (
          <Box sx={{ whiteSpace: 'nowrap', fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}>
            {formatPesos(total)}
          </Box>
        )}
      />
      <Column source="state" render={({ state }: InvoiceRecord) => <InvoiceChip state={state} />} />
    </DataTable>
  );
}

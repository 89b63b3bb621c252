import { formatPesos } from '@lia/sdk/payments/money';
import type { InvoiceRecord } from '@lia/sdk/receipts/records';
import { Box } from '@mui/material';

import { Column } from '../lists/Column.tsx';
import { InstantColumn } from '../lists/InstantColumn.tsx';
import { RowLink } from '../lists/RowLink.tsx';
import { RowTable } from '../lists/RowTable.tsx';
import { InvoiceChip } from './InvoiceChip.tsx';

/** Date, whom it is made out to, RFC, receipt, total, state. */
export function InvoiceTable() {
  return (
    <RowTable<InvoiceRecord>>
      <InstantColumn source="created_at" />
      <Column
        source="name"
        render={({ id, name }: InvoiceRecord) => <RowLink to={`/invoices/${id}/show`}>{name}</RowLink>}
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
    </RowTable>
  );
}

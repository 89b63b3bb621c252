import { formatInstant } from '@lia/sdk/calendar/instants';
import { formatPesos } from '@lia/sdk/payments/money';
import type { InvoiceRecord } from '@lia/sdk/receipts/records';
import { Typography } from '@mui/material';

import { useLanguage } from '../i18n/text.ts';
import { CardLine, RowCard, RowCards } from '../lists/RowCards.tsx';
import { InvoiceChip } from './InvoiceChip.tsx';

/** The same rows where a table has no room. */
export function InvoiceCards() {
  const language = useLanguage();
  return (
    <RowCards<InvoiceRecord> columns={['created_at', 'name', 'rfc', 'folio', 'total', 'state']}>
      {({ name, state, id, rfc, folio, total, created_at }) => (
        <RowCard to={`/invoices/${id}/show`} title={name} chip={<InvoiceChip state={state} />}>
          <CardLine>{rfc}</CardLine>
          <Typography variant="body2" sx={{ mt: 0.5 }}>
            <strong>{formatPesos(total)}</strong>
            {` · ${folio}`}
          </Typography>
          <CardLine>{formatInstant(created_at, language)}</CardLine>
        </RowCard>
      )}
    </RowCards>
  );
}

import { formatInstant } from '@lia/sdk/calendar/instants';
import { formatPesos } from '@lia/sdk/payments/money';
import type { Bill } from '@lia/sdk/receipts/bills';
import { InvoiceRequestForm } from '@lia/widgets/react';
import Alert, { type AlertColor } from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useRef, useState } from 'react';
import { Link } from 'react-router';

import { ActionButton } from '../ui/ActionButton.tsx';
import { FormHost } from '../ui/FormHost.tsx';
import { InvoiceFiles } from './InvoiceFiles.tsx';
import { useServices } from '../services/services.ts';
import { useText } from '../i18n/useText.ts';

/** One payment: the way to its bill, and to an invoice of it or how far that has come. */
export function BillCard({ bill, changed }: { bill: Bill; changed: () => void }) {
  const { t, language } = useText();
  const { toasts } = useServices();
  const [asking, setAsking] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const { id, folio, order_id, paid_at, payer_email, lines, total } = bill;
  const title = lines.map((line) => line.title).join(', ');

  return (
    <Card component="li" sx={{ p: 5, display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 4 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, justifyContent: 'space-between' }}>
        <Box sx={{ minWidth: 0 }}>
          <Typography ref={heading} variant="h2" tabIndex={-1} sx={{ fontSize: '1.125rem', outline: 'none' }}>
            {title}
          </Typography>
          <Typography variant="body2" color="text.secondary">
            {folio} · {formatInstant(paid_at, language)}
          </Typography>
        </Box>
        <Typography sx={{ fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}>{formatPesos(total)}</Typography>
      </Box>
      <InvoiceStatus bill={bill} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, '& > *': { flex: { xs: 'auto', sm: 'none' } } }}>
        <Button
          component={Link}
          to={`/bill?order_id=${order_id}`}
          variant="outlined"
          aria-label={t('bills.see.of', { folio })}
        >
          {t('bills.see')}
        </Button>
        {bill.invoice?.files && <InvoiceFiles receiptId={id} folio={folio} />}
        {mayAsk(bill) && (
          <ActionButton
            aria-expanded={asking}
            aria-label={t('bills.ask.of', { folio })}
            onClick={() => setAsking(!asking)}
          >
            {t('bills.ask')}
          </ActionButton>
        )}
      </Box>
      {asking && mayAsk(bill) && (
        <FormHost fallback={<Skeleton variant="rounded" height={420} />}>
          <InvoiceRequestForm
            receiptId={id}
            email={payer_email}
            onAccepted={(message) => {
              toasts.show('success', message);
              setAsking(false);
              changed();
              // The form is gone: the focus stays with what it was about.
              heading.current?.focus();
            }}
          />
        </FormHost>
      )}
    </Card>
  );
}

/** An invoice is asked for once, and again where it was rejected; never of money that went back. */
const mayAsk = ({ cancelled_at, invoice }: Bill): boolean =>
  cancelled_at === null && (invoice === null || invoice.status === 'rejected');

const severities = { pending: 'info', issued: 'success', rejected: 'warning' } as const satisfies Record<
  NonNullable<Bill['invoice']>['status'],
  AlertColor
>;

/** Status of the invoice; nothing where none was requested. */
function InvoiceStatus({ bill: { cancelled_at, invoice } }: { bill: Bill }) {
  const { t, language } = useText();
  if (cancelled_at !== null) {
    return <Alert severity="warning">{t('bill.cancelled', { when: formatInstant(cancelled_at, language) })}</Alert>;
  }
  if (invoice === null) return null;
  const { status, created_at, name, note } = invoice;
  const words = { name, note: note ?? '', when: formatInstant(created_at, language) };
  return (
    <Alert severity={severities[status]} role="note">
      {t(note === null ? `bills.invoice.${status}` : `bills.invoice.${status}.note`, words)}
    </Alert>
  );
}

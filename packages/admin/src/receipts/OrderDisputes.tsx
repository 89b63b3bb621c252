import { formatInstant } from '@lia/sdk/calendar/instants';
import type { OrderRecord } from '@lia/sdk/receipts/records';
import { Alert, AlertTitle, Typography } from '@mui/material';

import { StatusChip } from '../records/StatusChip.tsx';
import { useWords, type Words } from '../resources/field.ts';
import { Movement } from './OrderParts.tsx';
import { disputeStatuses } from './statuses.ts';

/** Stripe's words for why a payer disputes a payment; any other word is shown as it came. */
const reasons = [
  'credit_not_processed',
  'duplicate',
  'fraudulent',
  'general',
  'product_not_received',
  'product_unacceptable',
  'subscription_canceled',
  'unrecognized',
] as const;

function reasonOf(word: string, t: Words['t']): string {
  const known = reasons.find((reason) => reason === word);
  return known ? t(`orders.disputeReasons.${known}`) : word;
}

/** What payers dispute at their bank, and until when we may answer. */
export function OrderDisputes({ record: { disputes } }: { record: OrderRecord }) {
  const { t, language } = useWords();
  return disputes.map(({ id, payment_id, status, reason, amount, due_at, opened_at, closed_at }) => (
    <Movement
      key={id}
      amount={amount}
      chip={<StatusChip statuses={disputeStatuses} status={status} />}
      why={t('orders.disputeReason', { reason: reasonOf(reason, t) || id })}
      at={opened_at}
      payment={payment_id}
    >
      {status === 'open' && due_at !== null && (
        <Typography variant="body2" sx={{ fontWeight: 600 }}>
          {t('orders.disputeDue', { date: formatInstant(due_at, language) })}
        </Typography>
      )}
      {closed_at !== null && (
        <Typography variant="body2">
          {t('orders.disputeClosed', { date: formatInstant(closed_at, language) })}
        </Typography>
      )}
    </Movement>
  ));
}

/** That a dispute of the order waits for evidence. */
export function DisputeAlert({ record: { disputes } }: { record: OrderRecord }) {
  const { t } = useWords();
  if (!disputes.some(({ closed_at }) => closed_at === null)) return null;
  return (
    <Alert severity="error" variant="outlined">
      <AlertTitle>{t('orders.disputedTitle')}</AlertTitle>
      {t('orders.disputedBody')} {disputes.some(({ holds_refund }) => holds_refund) && t('orders.disputedHeld')}
    </Alert>
  );
}

import { formatInstant } from '@lia/sdk/calendar/instants';
import type { OrderRecord } from '@lia/sdk/receipts/records';
import { Alert, AlertTitle, Typography } from '@mui/material';

import { StatusChip } from '../records/StatusChip.tsx';
import { useWords } from '../resources/field.ts';
import { Movement } from './OrderParts.tsx';
import { disputeStatuses } from './statuses.ts';

/** What payers dispute at their bank, and until when we may answer. */
export function OrderDisputes({ record: { disputes } }: { record: OrderRecord }) {
  const { t, language } = useWords();
  return disputes.map(({ id, payment_id, status, reason, amount, due_at, opened_at, closed_at }) => (
    <Movement
      key={id}
      amount={amount}
      chip={<StatusChip statuses={disputeStatuses} status={status} />}
      why={t('orders.disputeReason', { reason: reason || id })}
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
      {t('orders.disputedBody')}
    </Alert>
  );
}

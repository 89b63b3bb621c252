import { formatDay } from '@lia/sdk/calendar/days';
import type { OrderRecord } from '@lia/sdk/receipts/records';
import { Stack, Typography } from '@mui/material';

import { TransferActions } from '../licences/purchases/TransferActions.tsx';
import { Fact, Facts } from '../records/RecordPage.tsx';
import { useWords } from '../resources/field.ts';

/** The bank transfer of an order: by what it is recognised on the account, and what is done about it. */
export function OrderTransfer({ record: { id, item_id, quantity, total, status, transfer } }: { record: OrderRecord }) {
  const { t, language } = useWords();
  if (transfer === null) return null;
  const { reference, payment } = transfer;
  return (
    <>
      <Facts>
        <Fact name={t('orders.transferReference')}>{reference}</Fact>
      </Facts>
      {payment && (
        <Typography sx={{ overflowWrap: 'anywhere' }}>
          {t('licences.purchases.marked', {
            date: formatDay(payment.paid_on, language),
            reference: payment.bank_reference,
          })}
        </Typography>
      )}
      {item_id !== null && (
        <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
          <TransferActions
            order={item_id}
            purchase={{ id, licences: quantity, total, status, reference, transfer: payment }}
          />
        </Stack>
      )}
    </>
  );
}

import { formatPesos } from '@lia/sdk/payments/money';
import { goesBackByHand, type TeamRefundReason, teamRefundReasons } from '@lia/sdk/payments/rules';
import { refundOrder } from '@lia/sdk/receipts/administration';
import { refundRequestLabels } from '@lia/sdk/receipts/labels';
import type { OrderRecord } from '@lia/sdk/receipts/records';
import { Box, Button, MenuItem, TextField, Typography } from '@mui/material';
import { useId, useState } from 'react';
import { useRefresh } from 'react-admin';

import { SendDialog } from '../records/SendDialog.tsx';
import { useSending } from '../records/useSending.ts';
import { useWords } from '../resources/field.ts';
import { RefundedLicences } from './RefundedLicences.tsx';
import { RefundedPurchases } from './RefundedPurchases.tsx';
import { RefundedSubscription } from './RefundedSubscription.tsx';

const MAX_NOTE = 400;

/** The payments that stand paid of an order, and of which nothing is on its way back or waits for a bank's decision. */
function refundablePayments({ payments, refunds, disputes }: OrderRecord) {
  const going = refunds.filter(({ reason }) => reason !== 'reported');
  const held = disputes.filter(({ holds_refund }) => holds_refund);
  const kept = new Set([...going, ...held].map(({ payment_id }) => payment_id));
  return payments.filter(({ id, status }) => status === 'approved' && !kept.has(id));
}

/** What of an order can be given back. */
export const refundable = (record: OrderRecord): number =>
  refundablePayments(record).reduce((sum, { amount, refunded }) => sum + amount - refunded, 0);

/** Who gives it back: the company, or one of us by hand. */
function leadOf(record: OrderRecord) {
  if (record.transfer !== null) return 'orders.refundTransferBody';
  return refundablePayments(record).every(({ method }) => goesBackByHand(method))
    ? 'orders.refundCashBody'
    : 'orders.refundBody';
}

/** Gives the money of an order back, once a reason was chosen. */
export function RefundButton({ record }: { record: OrderRecord }) {
  const { t } = useWords();
  const [open, setOpen] = useState(false);
  if (refundable(record) === 0) return null;
  return (
    <Box>
      <Button variant="outlined" color="error" onClick={() => setOpen(true)}>
        {t('orders.refund')}
      </Button>
      {open && <RefundDialog record={record} close={() => setOpen(false)} />}
    </Box>
  );
}

function RefundDialog({ record, close }: { record: OrderRecord; close: () => void }) {
  const { t, language } = useWords();
  const refresh = useRefresh();
  const id = useId();
  const sending = useSending();
  const { errors, setErrors } = sending;
  const [reason, setReason] = useState<TeamRefundReason>();
  const [note, setNote] = useState('');
  const [ends, setEnds] = useState(false);

  function send(): void {
    if (reason === undefined) return setErrors({ reason: t('orders.refundReasonMissing') });
    const body = { reason, note: note.trim() || null, ...(ends && { end_subscription: true }) };
    void sending.send(
      (client, idempotencyKey) => client.call(refundOrder, { params: { id: record.id }, body, idempotencyKey }),
      () => {
        refresh();
        close();
      },
    );
  }

  return (
    <SendDialog
      title={t('orders.refundTitle', { amount: formatPesos(refundable(record)) })}
      lead={t(leadOf(record))}
      confirm={t('orders.refund')}
      color="error"
      sending={sending}
      close={close}
      send={send}
    >
      <RefundedLicences record={record} />
      <RefundedPurchases record={record} />
      <Typography>{t('orders.refundInvoice')}</Typography>
      <TextField
        select
        required
        id={`${id}-reason`}
        label={refundRequestLabels.reason[language]}
        value={reason ?? ''}
        error={errors['reason'] !== undefined}
        helperText={errors['reason']}
        onChange={({ target: { value } }) => {
          setReason(teamRefundReasons.find((one) => one === value));
          setErrors({});
        }}
      >
        {teamRefundReasons.map((one) => (
          <MenuItem key={one} value={one}>
            {t(`orders.refundReasons.${one}`)}
          </MenuItem>
        ))}
      </TextField>
      <TextField
        multiline
        minRows={2}
        id={`${id}-note`}
        label={refundRequestLabels.note[language]}
        value={note}
        onChange={({ target: { value } }) => setNote(value)}
        slotProps={{ htmlInput: { maxLength: MAX_NOTE } }}
      />
      <RefundedSubscription record={record} ends={ends} onChange={setEnds} />
    </SendDialog>
  );
}

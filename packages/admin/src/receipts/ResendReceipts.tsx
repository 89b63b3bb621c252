import { newIdempotencyKey } from '@lia/sdk/http/idempotency';
import { resendReceipts } from '@lia/sdk/receipts/administration';
import type { OrderRecord } from '@lia/sdk/receipts/records';
import { MAX_RESENT } from '@lia/sdk/receipts/rules';
import ResendIcon from '@mui/icons-material/ForwardToInboxOutlined';
import { Button } from '@mui/material';
import { useState } from 'react';
import { useListContext, useRefresh } from 'react-admin';

import { useClient } from '../client/ClientContext.ts';
import { useText } from '../i18n/text.ts';
import { ActButton, useAct } from '../records/ActButton.tsx';
import { Question } from '../records/Question.tsx';

/** Whether an order has a receipt that stands. */
export const hasReceipt = ({ receipt_id, cancelled_at }: Pick<OrderRecord, 'receipt_id' | 'cancelled_at'>): boolean =>
  receipt_id !== null && cancelled_at === null;

/** Sends the receipt of one order again. */
export function ResendReceipt({ record }: { record: OrderRecord }) {
  const t = useText();
  const client = useClient();
  if (!hasReceipt(record)) return null;
  return (
    <ActButton
      label={t('orders.resend')}
      startIcon={<ResendIcon />}
      question={{
        title: t('orders.resendTitle', { count: 1 }),
        body: t('orders.resendTo', { to: record.payer_email }),
      }}
      call={() => client.call(resendReceipts, { body: { orders: [record.id] }, idempotencyKey: newIdempotencyKey() })}
    />
  );
}

/** Sends those of the chosen orders again: all of them, or none. */
export function ResendChosen() {
  const t = useText();
  const client = useClient();
  const refresh = useRefresh();
  const { selectedIds, onUnselectItems } = useListContext<OrderRecord>();
  const { busy, act } = useAct();
  const [asking, setAsking] = useState(false);
  const orders = selectedIds.slice(0, MAX_RESENT);
  const send = async (): Promise<void> => {
    await act(
      () => client.call(resendReceipts, { body: { orders }, idempotencyKey: newIdempotencyKey() }),
      () => {
        onUnselectItems();
        refresh();
      },
    );
    setAsking(false);
  };
  return (
    <>
      <Button size="small" startIcon={<ResendIcon />} onClick={() => setAsking(true)}>
        {t('orders.resend')}
      </Button>
      <Question
        open={asking}
        title={t('orders.resendTitle', { count: orders.length })}
        body={t('orders.resendBody')}
        confirm={t('orders.resend')}
        busy={busy}
        onCancel={() => setAsking(false)}
        onConfirm={() => void send()}
      />
    </>
  );
}

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

/**
 * Sends those of the chosen orders again, in as many calls as they take: each sends all of its orders, or none. Where one fails, the
 * question stays open for the rest, and a call whose answer was lost is made again with the same key.
 */
export function ResendChosen() {
  const t = useText();
  const client = useClient();
  const refresh = useRefresh();
  const { selectedIds, onSelect, onUnselectItems } = useListContext<OrderRecord>();
  const { busy, act } = useAct();
  const [asking, setAsking] = useState(false);
  const [calls, setCalls] = useState<readonly ResendCall[]>([]);
  const ask = () => {
    setCalls(callsFor(selectedIds));
    setAsking(true);
  };
  const sendAll = async () => {
    let answer = { message: '' };
    for (const [index, { orders, idempotencyKey }] of calls.entries()) {
      answer = await client.call(resendReceipts, { body: { orders }, idempotencyKey });
      const left = calls.slice(index + 1);
      if (left.length === 0) break;
      setCalls(left);
      onSelect(ordersOf(left));
    }
    return answer;
  };
  const send = () =>
    act(sendAll, () => {
      setAsking(false);
      onUnselectItems();
      refresh();
    });
  return (
    <>
      <Button size="small" startIcon={<ResendIcon />} onClick={ask}>
        {t('orders.resend')}
      </Button>
      <Question
        open={asking}
        title={t('orders.resendTitle', { count: ordersOf(calls).length })}
        body={t('orders.resendBody')}
        confirm={t('orders.resend')}
        busy={busy}
        onCancel={() => setAsking(false)}
        onConfirm={() => void send()}
      />
    </>
  );
}

interface ResendCall {
  orders: string[];
  idempotencyKey: string;
}

const ordersOf = (calls: readonly ResendCall[]): string[] => calls.flatMap(({ orders }) => orders);

const callsFor = (orders: readonly string[]): ResendCall[] =>
  Array.from({ length: Math.ceil(orders.length / MAX_RESENT) }, (_, index) => ({
    orders: orders.slice(index * MAX_RESENT, (index + 1) * MAX_RESENT),
    idempotencyKey: newIdempotencyKey(),
  }));

import type { Client } from '@lia/sdk/http/client';
import { getPreapproval, getPreapprovalCourse } from '@lia/sdk/payments/endpoints';
import type { Receipt as Answer } from '@lia/sdk/payments/schema';
import { keptOrder } from '@lia/sdk/session/order';
import { useEffect, useState } from 'react';

import { useRead } from '../host/useRead.ts';
import { useHost } from '../host/HostProvider.tsx';
import { spanish } from '../i18n/translator.ts';
import { es } from './es.ts';
import { ReceiptView } from './ReceiptView.tsx';

spanish.add(es);

/** Pause between two looks at a payment that is not decided yet. */
const LOOK_AGAIN_MS = 5000;

export interface ReceiptProps {
  /** A single payment. */
  paymentId?: string;
  /** A subscription. */
  preapprovalId?: string;
  preferenceId?: string;
  /** The host's page that what was bought leads to, for a host that knows who is signed in; the sign-in where absent. */
  home?: { path: string; label: string };
}

/** Asks for the receipt as document 1 section 7 has it: by payment where one is named, else by preapproval. */
function askReceipt(client: Client, { paymentId, preapprovalId, preferenceId = '' }: ReceiptProps): Promise<Answer> {
  const order_id = keptOrder();
  const body = { preference_id: preferenceId, ...(order_id !== null && { order_id }) };
  return paymentId === undefined
    ? client.call(getPreapproval, { params: { preapproval_id: preapprovalId ?? '' }, body })
    : client.call(getPreapprovalCourse, { params: { payment_id: paymentId }, body });
}

/**
 * Where a payment ends (document 1, "Payment-result receipt page"): what became of it, what was bought, a PDF and the
 * way to an invoice. A payment that is still on its way is looked at again. Needs a `WidgetProvider` around it.
 */
export function Receipt(props: ReceiptProps) {
  const { emit } = useHost();
  const named = props.paymentId ?? props.preapprovalId;
  const [invoicing, setInvoicing] = useState(false);
  const { data, failed, retry } = useRead(
    named === undefined ? null : ['receipt', named, props.preferenceId ?? ''],
    (client) => askReceipt(client, props),
  );
  const receipt = data?.data.data;
  const pending = receipt?.status === 'pending';

  useEffect(() => emit('ready', {}), [emit]);
  useEffect(() => {
    if (failed) emit('error', { code: 'NOT_FOUND' });
  }, [failed, emit]);
  useEffect(() => {
    if (!pending) return;
    const timer = setInterval(retry, LOOK_AGAIN_MS);
    return () => clearInterval(timer);
    // oxlint-disable-next-line react/exhaustive-deps -- `retry` is another function at each drawing
  }, [pending]);

  return (
    <ReceiptView
      receipt={receipt}
      status={named === undefined ? 'unnamed' : receipt ? 'here' : failed ? 'failed' : 'loading'}
      invoicing={invoicing}
      home={props.home}
      onRetry={retry}
      onInvoice={() => setInvoicing(true)}
    />
  );
}

import type { Client } from '@lia/sdk/http/client';
import { ApiError } from '@lia/sdk/http/error';
import { getPreapproval, getPreapprovalCourse } from '@lia/sdk/payments/endpoints';
import type { Receipt as Answer } from '@lia/sdk/payments/schema';
import { keptOrder } from '@lia/sdk/session/order';
import { useEffect, useRef, useState } from 'react';

import { useRead } from '../host/useRead.ts';
import { useHost } from '../host/HostProvider.tsx';
import { spanish } from '../i18n/translator.ts';
import { es } from './es.ts';
import { ReceiptView } from './ReceiptView.tsx';

spanish.add(es);

/** Pauses between two looks at a payment that is not decided yet: each is twice as long as the one before. */
const FIRST_PAUSE_MS = 5000;
const LONGEST_PAUSE_MS = 60_000;

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
  const code = useRef('NETWORK');
  const { data, failed, retry } = useRead(
    named === undefined ? null : ['receipt', named, props.preferenceId ?? ''],
    (client) =>
      askReceipt(client, props).catch((error: unknown) => {
        if (error instanceof ApiError) code.current = error.code;
        throw error;
      }),
  );
  const receipt = data?.data.data;
  // One that is shown stays, and is looked at again.
  const missing = failed && !receipt;
  useLooks(receipt?.status === 'pending', retry);

  useEffect(() => emit('ready', {}), [emit]);
  useEffect(() => {
    if (missing) emit('error', { code: code.current });
  }, [missing, emit]);

  return (
    <ReceiptView
      receipt={receipt}
      status={named === undefined ? 'unnamed' : receipt ? 'here' : missing ? 'failed' : 'loading'}
      invoicing={invoicing}
      home={props.home}
      onRetry={retry}
      onInvoice={() => setInvoicing(true)}
    />
  );
}

/** Looks again while `pending` and the page is visible: phones of one connection share a limit of calls. */
function useLooks(pending: boolean, look: () => void): void {
  useEffect(() => {
    if (!pending) return;
    let pause = FIRST_PAUSE_MS;
    let timer = setTimeout(next, pause);
    function next() {
      clearTimeout(timer);
      if (document.hidden) return;
      look();
      pause = Math.min(pause * 2, LONGEST_PAUSE_MS);
      timer = setTimeout(next, pause);
    }
    document.addEventListener('visibilitychange', next);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', next);
    };
    // oxlint-disable-next-line react/exhaustive-deps -- `look` is another function at each drawing
  }, [pending]);
}

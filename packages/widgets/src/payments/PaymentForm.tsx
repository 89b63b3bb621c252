import { coursePriceId } from '@lia/sdk/courses/rules';
import { REDIRECT_AFTER_OXXO_MS } from '@lia/sdk/payments/rules';
import { keepOrder } from '@lia/sdk/session/order';
import { useCallback, useEffect, useRef, useState } from 'react';

import type { Attempt } from '../drafts/draft.ts';
import { useSubmission } from '../form/useSubmission.ts';
import { useDeparture, useHost } from '../host/HostProvider.tsx';
import { useLostDeparture, usePrice } from '../host/usePrice.ts';
import type { FormResult } from '../host/host.ts';
import { useText } from '../i18n/TextProvider.tsx';
import { spanish } from '../i18n/translator.ts';
import { es } from './es.ts';
import { PaymentView } from './PaymentView.tsx';
import type { Chosen } from './PaymentStep.tsx';
import { countOf, payerOf, peopleOf, type Purchase } from './purchase.ts';
import type { Settled } from './settled.ts';

spanish.add(es);

const LOGIN = '/login';

export interface PaymentFormProps {
  /** What is paid for; nothing can be paid without one. */
  purchase: Purchase | null;
  /** The way back to what was chosen, where there is one. */
  onBack?: () => void;
  /** It is paid, or its voucher stands. */
  onPaid?: () => void;
}

/**
 * The payment screen (document 1 sections 2, 4 and 8): what is bought, for how much and how often, by card or at OXXO.
 * The server validates first; then the card or the voucher pays the order that it wrote. Leaves for `/login`, or for the
 * page of the voucher. Needs a `WidgetProvider` around it.
 */
export function PaymentForm({ purchase, onBack, onPaid }: PaymentFormProps) {
  const { client, emit, go } = useHost();
  const text = useText();
  const { submission, submit, fail } = useSubmission();
  const [attempt, setAttempt] = useState<Attempt | null>(null);
  const [settled, setSettled] = useState<Settled | null>(null);
  const [refusals, setRefusals] = useState(0);
  const choose = useRef<(() => Promise<Chosen | null>) | null>(null);
  const busy = useRef(false);
  const own = purchase !== null && 'pay' in purchase ? purchase : null;
  const product = purchase && productOf(purchase);
  const asked = usePrice(own ? null : product);
  const price = own ? { data: own.price, lost: false, failed: false, retry: () => {} } : asked;
  useLostDeparture(price.lost);
  const saved = settled?.message == null ? null : settled;
  const next = saved && (saved.voucher === null ? (own?.next.path ?? LOGIN) : `/voucher/${saved.voucher}`);
  // What was bought may be taken out of the form once it is paid: the page that follows gets it as it was.
  const [result, setResult] = useState<FormResult>();
  useDeparture(next, REDIRECT_AFTER_OXXO_MS, saved?.message, result);

  useEffect(() => emit('ready', {}), [emit]);
  const onUsable = useCallback((ready: () => Promise<Chosen | null>) => {
    choose.current = ready;
    // While there is a connection: a browser that could not have a script once does not ask for it again.
    Promise.all([import('./purchaseRules.ts'), import('./paidPlan.ts'), import('./paidCourse.ts')]).catch(() => {});
  }, []);

  const count = purchase ? countOf(purchase) : 0;
  const each = price.data?.price.unit_amount;

  /** Another press while the first one is on its way does nothing. */
  async function payOnce() {
    if (busy.current) return;
    busy.current = true;
    await pay()
      .catch((error: unknown) => void fail(error))
      .finally(() => {
        busy.current = false;
      });
  }

  async function pay() {
    if (!purchase || !price.data || each === undefined || count === 0) return;
    const chosen = await choose.current?.();
    if (!chosen) return setRefusals((times) => times + 1);
    const amount = each * count;
    const send =
      'pay' in purchase
        ? purchase.pay
        : (await import('./purchaseRules.ts')).payFor(purchase, price.data.price.id, amount, text);
    await submit<Settled>(JSON.stringify([product, amount, payerOf(purchase).email]), {
      earlier: attempt,
      keep: setAttempt,
      send: (key) => send(client, key, chosen),
      accepted: settle,
      // No field is marked: they stand on the page that asked for them. A price that changed is shown first.
      refuse: price.retry,
    });
  }

  function settle(answer: Settled) {
    const { order, message } = answer;
    keepOrder({ order: { id: order }, id_parent: message === null ? null : answer.idParent, init_point: null });
    setSettled(answer);
    // Until we know of it, the same data stays the same order, in this browser too.
    if (message === null) return;
    setAttempt(null);
    if (purchase) {
      setResult({ what: 'plan' in purchase ? 'plan' : 'course', payment: answer.payment, people: peopleOf(purchase) });
    }
    onPaid?.();
    emit('success', { order });
  }

  return (
    <PaymentView
      price={price}
      each={each}
      count={count}
      recurring={purchase !== null && 'plan' in purchase}
      payer={purchase ? payerOf(purchase) : { name: '', email: '' }}
      submission={submission}
      refusals={refusals}
      settled={settled}
      onUsable={onUsable}
      onPay={() => void payOnce()}
      onLeave={() => go(next ?? LOGIN, saved?.message, result)}
      onSettled={settle}
      onRefused={(error) => {
        setSettled(null);
        fail(error);
      }}
      {...(own && { next: own.next.label })}
      {...(onBack && { onBack: () => busy.current || onBack() })}
    />
  );
}

/** What the price of a purchase goes by. */
function productOf(purchase: Purchase): string {
  if ('pay' in purchase) return purchase.price.price.id;
  return 'plan' in purchase ? purchase.plan : coursePriceId(Number(purchase.course));
}

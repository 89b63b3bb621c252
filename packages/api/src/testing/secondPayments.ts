import { confirmSandboxIntent, decideSandboxVoucher } from '@lia/sdk/payments/sandboxCards';
import { eq } from 'drizzle-orm';

import { cardsOf } from '../payments/configured.ts';
import { refunds } from '../payments/tables.ts';
import type { RunningApi } from './api.ts';
import { cards, confirm, payer, PLAN_TOTAL, tokenise } from './cards.ts';
import { orderPlan, planPayment, planPurchase } from './planPurchases.ts';

const unreported = { notifications: 0 };
let families = 0;

/** An order of a plan that a family is about to pay. */
export const planOrder = (api: RunningApi) => orderPlan(api, planPurchase(`doble${(families += 1)}`));

export const subscribe = async (api: RunningApi, order: string, number: string = cards.good) =>
  api.request('POST', '/stripe/public/sub', { json: planPayment(order, await tokenise(api, number)) });

export const openWay = (api: RunningApi, order: string, paymentMethodType: 'card' | 'oxxo') =>
  api.request('POST', '/stripe/pay', {
    json: { paymentMethodType, email: payer.email, currency: 'mxn', amount: PLAN_TOTAL, order },
  });

export const secretIn = (body: unknown): string => String(Object(body).client_secret);

/** Pays an intent at the company; null where the company does not let it. */
export async function payIntent(api: RunningApi, client_secret: string): Promise<void> {
  const body = { client_secret, payment_method: await tokenise(api), ...unreported };
  await api.visitor.call(confirmSandboxIntent, { body }).catch(() => null);
}

/** Gets a voucher and pays it at a shop, both without provider events. */
export async function payVoucher(api: RunningApi, client_secret: string, late = false): Promise<void> {
  const { voucher } = await confirm(api, { client_secret, oxxo: payer, ...unreported });
  const params = { id: voucher?.id ?? '' };
  if (late) await api.visitor.call(decideSandboxVoucher, { params, body: { decision: 'expired', ...unreported } });
  await api.visitor.call(decideSandboxVoucher, {
    params,
    body: { decision: late ? 'paid_late' : 'paid', ...unreported },
  });
}

/** What the company holds of an order's money, and which of its subscriptions go on. */
export async function atTheCompany(api: RunningApi, orderId: string) {
  const provider = cardsOf(api.app);
  const subs = await provider.findSubscriptions(orderId);
  const all = [
    ...(await provider.findPayments(orderId)),
    ...subs.flatMap(({ bills }) => bills.flatMap((it) => it.payment ?? [])),
  ];
  return {
    held: all.reduce((sum, { status, amount }) => (status === 'approved' ? sum + amount : sum), 0),
    running: subs.filter(({ status }) => status !== 'ended').length,
  };
}

export const entriesOf = (api: RunningApi, orderId: string) =>
  api.app.db.select().from(refunds).where(eq(refunds.orderId, orderId)).orderBy(refunds.createdAt);

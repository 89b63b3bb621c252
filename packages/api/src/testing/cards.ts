import { randomUUID } from 'node:crypto';

import { HOUR_MS } from '@lia/sdk/calendar/durations';
import { confirmSandboxIntent, tokeniseSandboxCard } from '@lia/sdk/payments/sandboxCards';
import type { SandboxConfirmation } from '@lia/sdk/payments/sandboxCardsSchema';
import { asc, eq } from 'drizzle-orm';

import { paymentContextOf } from '../payments/fulfilment.ts';
import { cardsOf } from '../payments/configured.ts';
import type { OpenIntent } from '../payments/cardProvider.ts';
import { reconcile } from '../payments/reconcile.ts';
import { findOrder, insertOrder, type NewOrder, type Order } from '../payments/store.ts';
import { payments } from '../payments/tables.ts';
import { inTransaction } from '../platform/database.ts';
import type { RunningApi } from './api.ts';

/** The test cards by what comes of them. */
export const cards = {
  good: '4242 4242 4242 4242',
  declined: '4000 0000 0000 0002',
  poor: '4000 0000 0000 9995',
  careful: '4000 0025 0000 3155',
  careful2: '4000 0027 6000 3184',
} as const;

/** 298 pesos: two children on the monthly plan. */
export const PLAN_TOTAL = 298_00;

/** An order that waits for a card or a voucher, as a validation call writes it. */
export async function placeOrder(api: RunningApi, change: Partial<NewOrder> = {}): Promise<string> {
  const id = randomUUID();
  await inTransaction(api.app.db, (tx) =>
    insertOrder(tx, {
      id,
      reason: 'donation',
      title: 'Plan mensual para padres',
      quantity: 2,
      unit_price: PLAN_TOTAL / 2,
      total: PLAN_TOTAL,
      payer_name: 'Lucía Herrera',
      payer_email: 'lucia@example.mx',
      provider: cardsOf(api.app).name,
      ...change,
    }),
  );
  return id;
}

/** Asks the card company for the intent of an order. */
export const openIntent = (
  api: RunningApi,
  orderId: string,
  method: 'card' | 'oxxo' = 'card',
  attempt = 0,
): Promise<OpenIntent> =>
  cardsOf(api.app).createIntent({
    orderId,
    attempt,
    amount: PLAN_TOTAL,
    currency: 'MXN',
    method,
    expiresAfterDays: 3,
    description: 'Plan mensual para padres',
  });

/** What stands for a test card. */
export async function tokenise(api: Pick<RunningApi, 'visitor'>, number: string = cards.good): Promise<string> {
  const body = { number, exp_month: 12, exp_year: new Date().getFullYear() + 4, cvc: '123' };
  return (await api.visitor.call(tokeniseSandboxCard, { body })).id;
}

/** Who pays at OXXO. */
export const payer = { name: 'Lucía Herrera', email: 'lucia@example.mx' };

/** An order as it is kept. */
export async function orderOf(api: RunningApi, orderId: string): Promise<Order> {
  const order = await findOrder(api.app.db, orderId);
  if (!order) throw new Error('The order is gone');
  return order;
}

/** Where an order stands. */
export const statusOf = async (api: RunningApi, orderId: string) => (await orderOf(api, orderId)).status;

/** The payments of an order, in the order in which they began. */
export const paymentsOf = (api: RunningApi, orderId: string) =>
  api.app.db.select().from(payments).where(eq(payments.orderId, orderId)).orderBy(asc(payments.createdAt));

/** Reconciles late enough to ask again what was asked a moment ago, and runs the jobs that are due by then. */
export async function reconcileNow(
  { app, jobRunner }: RunningApi,
  now = new Date(Date.now() + HOUR_MS),
): Promise<void> {
  await reconcile(paymentContextOf(app), cardsOf(app), now);
  await jobRunner.runDue(now);
}

/** Confirms an intent as the card company's script would. */
export const confirm = (api: Pick<RunningApi, 'visitor'>, body: SandboxConfirmation) =>
  api.visitor.call(confirmSandboxIntent, { body });

import { randomUUID } from 'node:crypto';

import { tokeniseSandboxCard } from '@lia/sdk/payments/sandboxCards';

import { cardsOf } from '../payments/configured.ts';
import type { OpenIntent } from '../payments/cardProvider.ts';
import { insertOrder, type NewOrder } from '../payments/store.ts';
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
  await inTransaction(api.house.db, (tx) =>
    insertOrder(tx, {
      id,
      reason: 'donation',
      title: 'Plan mensual para padres',
      quantity: 2,
      unitPrice: PLAN_TOTAL / 2,
      total: PLAN_TOTAL,
      payerName: 'Lucía Herrera',
      payerEmail: 'lucia@example.mx',
      provider: cardsOf(api.house).name,
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
  cardsOf(api.house).createIntent({
    orderId,
    attempt,
    amount: PLAN_TOTAL,
    currency: 'MXN',
    method,
    expiresAfterDays: 3,
    description: 'Plan mensual para padres',
  });

/** What stands for a test card. */
export async function tokenise(api: RunningApi, number: string = cards.good): Promise<string> {
  const body = { number, exp_month: 12, exp_year: 2040, cvc: '123' };
  return (await api.visitor.call(tokeniseSandboxCard, { body })).id;
}

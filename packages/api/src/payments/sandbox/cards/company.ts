import { randomInt } from 'node:crypto';

import { MINUTE_MS } from '@lia/sdk/calendar/durations';
import type { OxxoPayer } from '@lia/sdk/payments/cardsSchema';
import type { DisputeStatus } from '@lia/sdk/payments/rules';
import { chargeTotal } from '@lia/sdk/payments/subscriptionCharge';
import type { RenewalDecision, VoucherDecision } from '@lia/sdk/payments/sandboxCardsSchema';

import { type Database, inTransaction, type Transaction } from '../../../platform/database.ts';
import { ApiFailure, found, invalidFields } from '../../../platform/errors.ts';
import { recordTransaction } from '../transactions.ts';
import { unguessable } from '../unguessable.ts';
import { endOfDay, periodEnd } from './period.ts';
import { chargeIn, statusAt } from './read.ts';
import {
  billsOf,
  cancelOpenIntents,
  findCardOutcome,
  insertBill,
  intentOf,
  type IntentRow,
  lockIntent,
  lockSubscription,
  type SubscriptionRow,
  updateIntent,
  updateSubscription,
} from './store.ts';

/** The word for the sandbox of cards in webhook addresses and in the tables. */
export const SANDBOX_CARDS = 'sandbox-cards';

// What a card company does when a browser, a cashier or a bank turns to it.

const decided = (): ApiFailure => new ApiFailure(409, 'CHECKOUT_DECIDED');

/** Pays an intent with a card: approved, declined, or waiting for its holder. */
export async function payByCard(db: Database, clientSecret: string, cardId: string): Promise<IntentRow> {
  return inTransaction(db, async (tx) => {
    const intent = found(await lockIntent(tx, { clientSecret }));
    const outcome = await findCardOutcome(tx, cardId);
    if (outcome === undefined || intent.method !== 'card') throw invalidFields({ payment_method: { key: 'invalid' } });
    // A page whose connection was cut asks again.
    if (intent.status === 'approved' && intent.cardId === cardId) return intent;
    if (!['open', 'declined', 'requires_action'].includes(intent.status)) throw decided();
    return charge(tx, intent, cardId, outcome === 'authentication' ? 'requires_action' : outcome);
  });
}

/**
 * Puts an outcome on an intent, and what follows on its subscription: `approved`, `requires_action`, or why the bank
 * refused.
 */
export async function charge(tx: Transaction, intent: IntentRow, cardId: string, outcome: string): Promise<IntentRow> {
  if (outcome === 'requires_action') return updateIntent(tx, intent.id, { status: 'requires_action', cardId });
  if (outcome !== 'approved') return updateIntent(tx, intent.id, { status: 'declined', failure: outcome, cardId });
  const paid = await updateIntent(tx, intent.id, { status: 'approved', failure: null, cardId, paidAt: new Date() });
  await recordCharge(tx, paid);
  if (paid.subscriptionId !== null && paid.amount > 0) {
    await updateSubscription(tx, paid.subscriptionId, { status: 'active' });
  }
  return paid;
}

/** Records the money of an intent that was just paid. */
const recordCharge = (tx: Transaction, { id, amount, paidAt }: IntentRow): Promise<void> =>
  recordTransaction(tx, SANDBOX_CARDS, { kind: 'charge', paymentId: id, amount, at: paidAt ?? new Date() });

/** The holder's answer to their bank. */
export async function authenticate(db: Database, clientSecret: string, approve: boolean): Promise<IntentRow> {
  return inTransaction(db, async (tx) => {
    const intent = found(await lockIntent(tx, { clientSecret }));
    if (intent.status !== 'requires_action' || intent.cardId === null) throw decided();
    return charge(tx, intent, intent.cardId, approve ? 'approved' : 'authentication_failed');
  });
}

/** Prints a voucher; asked again, it is the same one. The payer is not kept: the sandbox sends no emails. */
export async function printVoucher(db: Database, clientSecret: string, _payer: OxxoPayer): Promise<IntentRow> {
  return inTransaction(db, async (tx) => {
    const intent = found(await lockIntent(tx, { clientSecret }));
    if (intent.method !== 'oxxo') throw invalidFields({ oxxo: { key: 'invalid' } });
    if (intent.status === 'awaiting_cash') return intent;
    if (intent.status !== 'open') throw decided();
    return updateIntent(tx, intent.id, {
      status: 'awaiting_cash',
      voucherId: unguessable(),
      voucherNumber: String(randomInt(10 ** 13, 10 ** 14)),
      voucherExpiresAt: endOfDay(new Date(), intent.expiresAfterDays),
    });
  });
}

/** What becomes of a voucher. One that is paid late has expired before. */
export async function decideVoucher(db: Database, voucherId: string, decision: VoucherDecision): Promise<IntentRow> {
  return inTransaction(db, async (tx) => {
    const intent = found(await lockIntent(tx, { voucherId }));
    const now = new Date();
    const status = statusAt(intent, now);
    const over = new Date(Math.min(now.getTime() - MINUTE_MS, intent.voucherExpiresAt?.getTime() ?? Infinity));
    if (status === 'awaiting_cash' && decision === 'paid') {
      const paid = await updateIntent(tx, intent.id, { status: 'approved', paidAt: now });
      await recordCharge(tx, paid);
      return paid;
    }
    if (status === 'awaiting_cash' && decision === 'expired') {
      return updateIntent(tx, intent.id, { status: 'expired', failure: 'expired', voucherExpiresAt: over });
    }
    if ((status === 'awaiting_cash' || status === 'expired') && decision === 'paid_late') {
      const change = { status: 'approved', failure: null, paidAt: now, voucherExpiresAt: over } as const;
      const paid = await updateIntent(tx, intent.id, change);
      await recordCharge(tx, paid);
      return paid;
    }
    throw decided();
  });
}

/** Records that money of a payment went back; `nth` distinguishes one time from another: how much did until then. */
const recordRefund = (tx: Transaction, id: string, amount: number, nth: number): Promise<void> =>
  recordTransaction(tx, SANDBOX_CARDS, { kind: 'refund', paymentId: id, amount: -amount, at: new Date() }, nth);

/** Gives a payment back: what is left of it, or a part. */
export async function refund(db: Database, id: string, part?: number): Promise<IntentRow> {
  return inTransaction(db, async (tx) => {
    const intent = found(await lockIntent(tx, { id }));
    const left = intent.amount - intent.refunded;
    if (intent.status !== 'approved' || left === 0) throw decided();
    if (part !== undefined && part > left) throw invalidFields({ amount: { key: 'invalid' } });
    const given = part ?? left;
    const refunded = intent.refunded + given;
    await recordRefund(tx, id, given, refunded);
    return updateIntent(tx, intent.id, { refunded, ...(refunded === intent.amount && { status: 'refunded' }) });
  });
}

/** The payer asks their bank for a payment back, or the bank decides: `won` by us, or `lost` with the money. */
export async function dispute(db: Database, id: string, status: DisputeStatus): Promise<IntentRow> {
  return inTransaction(db, async (tx) => {
    const intent = found(await lockIntent(tx, { id }));
    const paid = intent.status === 'approved' || (intent.status === 'refunded' && intent.dispute !== null);
    if (!paid || intent.method !== 'card') throw decided();
    const back = status === 'lost' ? 'refunded' : 'approved';
    const disputedAt = intent.disputedAt ?? new Date();
    const returnedAt = intent.returnedAt ?? (status === 'won' ? new Date() : null);
    const taken = { paymentId: id, amount: -intent.amount, at: disputedAt };
    await recordTransaction(tx, SANDBOX_CARDS, { kind: 'dispute', ...taken });
    if (returnedAt !== null) {
      const returned = { paymentId: id, amount: intent.amount, at: returnedAt };
      await recordTransaction(tx, SANDBOX_CARDS, { kind: 'reversal', ...returned });
    }
    return updateIntent(tx, intent.id, { dispute: status, disputedAt, returnedAt, status: back });
  });
}

/** Gives back what is left of a payment, as our own call asks for it; false where nothing can go back. */
export async function refundCard(db: Database, id: string): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    const intent = await lockIntent(tx, { id });
    if (intent?.status === 'refunded') return true;
    // Cash cannot be refunded (the same holds for OXXO at Stripe).
    if (intent?.status !== 'approved' || intent.method !== 'card') return false;
    // What its payer's bank has taken is refused as well, until it decides.
    if (intent.dispute === 'open' || intent.dispute === 'answered') return false;
    await recordRefund(tx, id, intent.amount - intent.refunded, intent.amount);
    await updateIntent(tx, id, { status: 'refunded', refunded: intent.amount });
    return true;
  });
}

/** Makes the bill of the next period, and the intent that is to pay it. */
export async function bill(tx: Transaction, subscription: SubscriptionRow, period: number): Promise<IntentRow> {
  const { id, interval, createdAt, product } = subscription;
  const charged = chargeIn(subscription);
  const intent = await intentOf(tx, {
    id: `pi_${unguessable()}`,
    clientSecret: `pi_secret_${unguessable()}`,
    subscriptionId: id,
    request: `bill ${id} ${period}`,
    method: 'card',
    amount: chargeTotal(charged),
    description: product,
    expiresAfterDays: 0,
  });
  await insertBill(tx, {
    id: `in_${unguessable()}`,
    subscriptionId: id,
    period,
    intentId: intent.id,
    charge: charged,
    periodEnd: periodEnd(createdAt, interval, period + 1),
  });
  return intent;
}

/** Lets the next period begin: paid, refused (and tried again with the next decision), or not at all. */
export async function renew(db: Database, id: string, decision: RenewalDecision): Promise<void> {
  await inTransaction(db, async (tx) => {
    const subscription = found(await lockSubscription(tx, id));
    if (subscription.status !== 'active' && subscription.status !== 'past_due') throw decided();
    if (decision === 'ended' || subscription.cancelAtPeriodEnd) return end(tx, id);
    const bills = await billsOf(tx, id);
    const last = bills.at(-1);
    const owed = subscription.status === 'past_due' ? last?.intent : undefined;
    const intent = owed ?? (await bill(tx, subscription, (last?.bill.period ?? -1) + 1));
    await charge(tx, intent, subscription.cardId, decision === 'approved' ? 'approved' : 'card_declined');
    if (decision === 'rejected') await updateSubscription(tx, id, { status: 'past_due' });
  });
}

/** Ends a subscription for good. */
export async function end(tx: Transaction, id: string): Promise<void> {
  await updateSubscription(tx, id, { status: 'ended' });
  await cancelOpenIntents(tx, id);
}

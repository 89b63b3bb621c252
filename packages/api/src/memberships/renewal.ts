import type { OfOrder } from '@lia/sdk/memberships/records';

import { cancelPending } from '../payments/cancelPending.ts';
import type { CardChange, Declined, OpenIntent } from '../payments/cardProvider.ts';
import type { Payments } from '../payments/configured.ts';
import { cancelSubscription } from '../payments/endSubscription.ts';
import { settleSubscription } from '../payments/settleSubscription.ts';
import { inTransaction } from '../platform/database.ts';
import { ApiFailure, found, notFound } from '../platform/errors.ts';
import type { Scope } from '../platform/scope.ts';
import { settleMembership } from './settle.ts';
import { openVoucher } from './openOrders.ts';
import { cashMembershipIn, changeMembership, lockMembership, type MembershipRow, subscriptionIn } from './store.ts';

// What members decide about the subscription that renews their membership: that of an order, or the latest one. Each change is
// read back from the company at once, as its event would.

/** Whose membership it is, and of which order where they have several. */
export interface RenewalCall {
  scope: Scope<'own'>;
  query: OfOrder;
}

/** The id of the subscription of a scope. @throws {ApiFailure} 404 where nothing renews itself. */
async function renewing({ db, cards }: Payments, { scope, query }: RenewalCall): Promise<string> {
  const renewal = await subscriptionIn(db, scope, query.order);
  if (renewal?.subscription.provider !== cards.name) throw notFound();
  return renewal.subscription.id;
}

/**
 * Ends a subscription with the period that is paid, or the vouchers of a plan that is paid in cash.
 * @throws {ApiFailure} 404 where neither renews the membership.
 */
export async function cancelRenewal(payments: Payments, which: RenewalCall): Promise<void> {
  const { db, cards } = payments;
  const cash = await cashMembershipIn(db, which.scope, which.query.order);
  if (cash) {
    await setCancelled(payments, cash, true);
    const open = cash.userId === null ? null : await openVoucher(db, cash.userId, cash.planId);
    if (open) await cancelPending(payments, cards, open.orderId);
    return;
  }
  const id = await renewing(payments, which);
  await cancelSubscription(payments, cards, id);
}

/** Takes back that a subscription, or the vouchers of a plan, were to end. @throws {ApiFailure} 404 */
export async function resumeRenewal(payments: Payments, which: RenewalCall): Promise<void> {
  const cash = await cashMembershipIn(payments.db, which.scope, which.query.order);
  if (cash) return setCancelled(payments, cash, false);
  const id = await renewing(payments, which);
  await payments.cards.resumeSubscription(id);
  await settleSubscription(payments, payments.cards, id);
}

/** Whether a membership that is paid in cash ends with what is paid. @throws {ApiFailure} 404 where it ended meanwhile. */
async function setCancelled({ db }: Payments, { orderId }: MembershipRow, cancelled: boolean): Promise<void> {
  await inTransaction(db, async (tx) => {
    const membership = found(await lockMembership(tx, orderId));
    if (membership.status === 'ended') throw notFound();
    await changeMembership(tx, membership.id, { cancelled });
    await settleMembership(tx, { ...membership, cancelled }, new Date());
  });
}

/** Begins to change the card of a subscription. @throws {ApiFailure} 404 */
export const openSetup = async (payments: Payments, which: RenewalCall): Promise<OpenIntent> =>
  payments.cards.createSetupIntent(await renewing(payments, which));

/** Pays the coming periods, and what is owed, with another card. @throws {ApiFailure} 404, 402 `CARD_DECLINED` */
export async function changeCard(
  payments: Payments,
  which: RenewalCall,
  paymentMethod: string,
): Promise<Exclude<CardChange, Declined>> {
  const id = await renewing(payments, which);
  const change = await payments.cards.changeCard(id, paymentMethod);
  await settleSubscription(payments, payments.cards, id);
  if (change.status === 'declined') throw new ApiFailure(402, 'CARD_DECLINED');
  return change;
}

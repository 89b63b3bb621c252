import type { CardChange, Declined, OpenIntent } from '../payments/cardProvider.ts';
import type { Payments } from '../payments/configured.ts';
import { settleSubscription } from '../payments/settleSubscription.ts';
import { ApiFailure, notFound } from '../platform/errors.ts';
import type { Scope } from '../platform/scope.ts';
import { subscriptionIn } from './store.ts';

// What members decide about the subscription that renews their membership. Each change is read back from the company at
// once, as its notification would.

/** The id of the subscription of a scope. @throws {ApiFailure} 404 where nothing renews itself. */
async function renewing({ db, cards }: Payments, scope: Scope<'own'>): Promise<string> {
  const found = await subscriptionIn(db, scope);
  if (found?.subscription.provider !== cards.name) throw notFound();
  return found.subscription.id;
}

/** Ends a subscription with the period that is paid. @throws {ApiFailure} 404 */
export async function cancelRenewal(payments: Payments, scope: Scope<'own'>): Promise<void> {
  const id = await renewing(payments, scope);
  await payments.cards.cancelSubscription(id, true);
  await settleSubscription(payments, payments.cards, id);
}

/** Takes back that a subscription was to end. @throws {ApiFailure} 404 */
export async function resumeRenewal(payments: Payments, scope: Scope<'own'>): Promise<void> {
  const id = await renewing(payments, scope);
  await payments.cards.resumeSubscription(id);
  await settleSubscription(payments, payments.cards, id);
}

/** Begins to change the card of a subscription. @throws {ApiFailure} 404 */
export const openSetup = async (payments: Payments, scope: Scope<'own'>): Promise<OpenIntent> =>
  payments.cards.createSetupIntent(await renewing(payments, scope));

/** Pays the coming periods, and what is owed, with another card. @throws {ApiFailure} 404, 402 `CARD_DECLINED` */
export async function changeCard(
  payments: Payments,
  scope: Scope<'own'>,
  paymentMethod: string,
): Promise<Exclude<CardChange, Declined>> {
  const id = await renewing(payments, scope);
  const change = await payments.cards.changeCard(id, paymentMethod);
  await settleSubscription(payments, payments.cards, id);
  if (change.status === 'declined') throw new ApiFailure(402, 'CARD_DECLINED');
  return change;
}

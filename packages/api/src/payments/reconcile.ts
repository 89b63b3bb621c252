import { STUCK_ORDER_DAYS } from '@lia/sdk/attention/rules';

import { DAY_MS, MINUTE_MS } from '@lia/sdk/calendar/durations';
import type { JobHandler, JobRun } from '../platform/jobs/job.ts';
import { recurringJob } from '../platform/jobs/recurring.ts';
import { type CardProvider, takesCards } from './cardProvider.ts';
import { cancelPending } from './cancelPending.ts';
import type { PaymentContext } from './fulfilment.ts';
import { type PaymentSource, ProviderUnavailable } from './provider.ts';
import { settle, settlePayment } from './settle.ts';
import { keepAndSettle, settleSubscription } from './settleSubscription.ts';
import {
  approvedPaymentIds,
  expiredIntents,
  findOrder,
  forgetIntent,
  leftovers,
  markReconciled,
  ordersToAsk,
  paidOrdersToAsk,
} from './store.ts';
import { dueSubscriptions, markSubscriptionAsked } from './subscriptionStore.ts';

/** Where the reconciler shows how far it is, and learns that it is to end. */
type Reporting = Pick<JobRun, 'progress'>;

/** As long as banks let people dispute a payment. */
const ASK_PAID_FOR_DAYS = 120;

/** How many paid orders one reconciliation asks about: 72,000 a day, and few enough for a company's limits. */
const PAID_AT_ONCE = 50;

/**
 * Asks the provider about every order that money may still come for, every subscription whose period is over, and a few of
 * the orders whose money may have gone back.
 */
export async function reconcile(
  context: PaymentContext,
  source: PaymentSource,
  now: Date,
  run?: Reporting,
): Promise<void> {
  const failures: Failures = { errors: [], isAway: false };
  const since = new Date(now.getTime() - STUCK_ORDER_DAYS * DAY_MS);
  await each(await ordersToAsk(context.db, source.name, since, now), failures, run, async (orderId) => {
    // Before the question: one that always fails must not keep the others from theirs.
    await markReconciled(context.db, orderId, now);
    await settleAll(context, source, orderId);
    if (takesCards(source)) await cancelWherePaid(context, source, orderId);
  });
  if (takesCards(source)) {
    const due = await dueSubscriptions(context.db, source.name, now);
    const expired = await expiredIntents(context.db, source.name, now);
    await each(expired, failures, run, ({ id, intentId }) => endIntent(context, source, id, intentId));
    await each(due, failures, run, async (id) => {
      await markSubscriptionAsked(context.db, source.name, id);
      await settleSubscription(context, source, id);
    });
  }
  const paidSince = new Date(now.getTime() - ASK_PAID_FOR_DAYS * DAY_MS);
  const paid = await paidOrdersToAsk(context.db, source.name, paidSince, now, PAID_AT_ONCE);
  await each(paid, failures, run, async (orderId) => {
    await markReconciled(context.db, orderId, now);
    for (const id of await approvedPaymentIds(context.db, orderId)) await settlePayment(context, source, id);
  });
  const { errors, isAway } = failures;
  if (isAway) throw new AggregateError(errors, 'The provider does not answer', { cause: errors.at(-1) });
  if (errors.length > 0) throw new AggregateError(errors, 'Some payments could not be reconciled');
}

/** What failed in a run, and whether the provider did not answer often enough for a list to end. */
interface Failures {
  errors: unknown[];
  isAway: boolean;
}

/** After so many failures in a row the provider seems to be away, and the rest of a list waits for the next run. */
const AWAY_AFTER = 3;

/** Does the work for each. One that fails does not delay the others. */
async function each<T>(
  items: readonly T[],
  failures: Failures,
  run: Reporting | undefined,
  work: (item: T) => Promise<unknown>,
): Promise<void> {
  let unanswered = 0;
  for (const [index, item] of items.entries()) {
    try {
      await work(item);
      unanswered = 0;
    } catch (error) {
      unanswered = error instanceof ProviderUnavailable ? unanswered + 1 : 0;
      failures.errors.push(error);
      // Not the other lists: it may be these three that it cannot answer.
      if (unanswered === AWAY_AFTER) {
        failures.isAway = true;
        return;
      }
    }
    await run?.progress(index + 1, items.length);
  }
}

/** Of an order that is paid, nothing else is to be paid: a voucher, where a card came first. */
async function cancelWherePaid(context: PaymentContext, cards: CardProvider, orderId: string): Promise<void> {
  const order = await findOrder(context.db, orderId);
  if (order?.status === 'approved') await cancelPending(context, cards, orderId);
}

/**
 * A page that is still open would confirm the intent at the company, which knows nothing of our orders' age. A payment that waits by
 * now, as a voucher whose event was lost, is kept.
 */
async function endIntent(
  context: PaymentContext,
  cards: CardProvider,
  orderId: string,
  intentId: string,
): Promise<void> {
  await settlePayment(context, cards, intentId);
  if ((await leftovers(context.db, orderId)).paymentIds.length > 0) return;
  await cancelPending(context, cards, orderId, intentId);
  await forgetIntent(context.db, orderId);
}

/** Asks for everything that was made for an order at the provider: this finds what was not reported. */
export async function settleAll(context: PaymentContext, source: PaymentSource, orderId: string): Promise<void> {
  for (const payment of await source.findPayments(orderId)) await settle(context, source.name, payment);
  if (!takesCards(source)) return;
  const reconciledAt = new Date();
  for (const found of await source.findSubscriptions(orderId))
    await keepAndSettle(context, source.name, found, reconciledAt);
}

/** Reconciles a provider's payments every minute. */
export const reconcileJob = (context: PaymentContext, provider: PaymentSource): JobHandler =>
  recurringJob({
    kind: `reconcile ${provider.name}`,
    everyMs: MINUTE_MS,
    work: (run) => reconcile(context, provider, run.now, run),
  });

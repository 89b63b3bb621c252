import type { CardProvider } from './cardProvider.ts';
import { findEvent, keepEvent, markProcessed, openEvents, putOff, type WebhookEvent } from './eventStore.ts';
import type { Till } from './fulfilment.ts';
import type { PaymentSource, ProviderEvent } from './provider.ts';
import { ProviderUnavailable } from './provider.ts';
import { type Settled, settle, settlePayment } from './settle.ts';
import { keepAndSettle, settleSubscription } from './settleSubscription.ts';
import { dueSubscriptions, leftovers, markAsked, ordersToAsk } from './store.ts';

/** Stores a genuine notification, then acts on it. One that was acted on already changes nothing. */
export async function receive(till: Till, source: PaymentSource, event: ProviderEvent, payload: string): Promise<void> {
  await keepEvent(till.db, source.name, event, payload);
  const stored = await findEvent(till.db, source.name, event.eventId);
  if (stored && stored.processedAt === null) await act(till, source, stored, new Date());
}

const MINUTE_MS = 60_000;

/** An event whose order has not come to be by then speaks of somebody else's. */
const GIVE_UP_AFTER_MS = 3 * 86_400_000;

/**
 * Acts on a stored notification by asking the provider. What cannot be acted on yet, since the provider does not answer
 * or the order is not written, waits and is tried again, ever less often.
 */
export async function act(till: Till, source: PaymentSource, event: WebhookEvent, now: Date): Promise<void> {
  const settled = await ask(till, source, event);
  const age = now.getTime() - event.receivedAt.getTime();
  if (settled === 'settled') return markProcessed(till.db, event, 'acted');
  if (settled === 'unknown') return markProcessed(till.db, event, 'ignored');
  if (settled === 'early' && age > GIVE_UP_AFTER_MS) return markProcessed(till.db, event, 'abandoned');
  // The first time with the next round.
  const pause = event.attempts === 0 ? 0 : Math.min(2 ** event.attempts * MINUTE_MS, 60 * MINUTE_MS);
  return putOff(till.db, event, new Date(now.getTime() + pause));
}

async function ask(till: Till, source: PaymentSource, event: WebhookEvent): Promise<Settled | 'unavailable'> {
  try {
    if (event.paymentId !== null) return await settlePayment(till, source, event.paymentId);
    if (event.subscriptionId !== null && takesCards(source)) {
      return await settleSubscription(till, source, event.subscriptionId);
    }
    return 'unknown';
  } catch (error) {
    if (error instanceof ProviderUnavailable) return 'unavailable';
    throw error;
  }
}

const takesCards = (source: PaymentSource): source is CardProvider => 'createIntent' in source;

/** Providers give up on cash vouchers long before this. */
const ASK_FOR_DAYS = 30;
const DAY_MS = 86_400_000;
const EVENTS_AT_ONCE = 500;

/**
 * Acts on what was stored and never acted on, and asks the provider about every order that money may still come for,
 * and every subscription whose period is over.
 */
export async function reconcile(till: Till, source: PaymentSource, now: Date): Promise<void> {
  const failures: unknown[] = [];
  const events = await openEvents(till.db, source.name, now, EVENTS_AT_ONCE);
  await each(events, failures, (event) => act(till, source, event, now));
  const since = new Date(now.getTime() - ASK_FOR_DAYS * DAY_MS);
  await each(await ordersToAsk(till.db, source.name, since, now), failures, async (orderId) => {
    await settleAll(till, source, orderId);
    if (takesCards(source)) await callOff(till, source, orderId);
    await markAsked(till.db, orderId, now);
  });
  if (takesCards(source)) {
    const due = await dueSubscriptions(till.db, source.name, now);
    await each(due, failures, (id) => settleSubscription(till, source, id));
  }
  if (failures.length > 0) throw new AggregateError(failures, 'Some payments could not be reconciled');
}

/** One that fails keeps nobody else waiting, unless the provider itself is away. */
async function each<T>(items: readonly T[], failures: unknown[], work: (item: T) => Promise<unknown>): Promise<void> {
  for (const item of items) {
    try {
      await work(item);
    } catch (error) {
      if (error instanceof ProviderUnavailable) throw error;
      failures.push(error);
    }
  }
}

/** Calls off what else was to pay an order that is paid: a voucher, where a card came first. */
async function callOff(till: Till, cards: CardProvider, orderId: string): Promise<void> {
  const { paymentIds, subscriptionIds } = await leftovers(till.db, orderId);
  for (const id of subscriptionIds) {
    await cards.cancelSubscription(id, false);
    await settleSubscription(till, cards, id);
  }
  for (const id of paymentIds) {
    await cards.cancelIntent(id);
    await settlePayment(till, cards, id);
  }
}

/** Asks for everything that was made for an order at the provider: how one learns what nobody reported. */
export async function settleAll(till: Till, source: PaymentSource, orderId: string): Promise<void> {
  for (const payment of await source.findPayments(orderId)) await settle(till, source.name, payment);
  if (!takesCards(source)) return;
  const askedAt = new Date();
  for (const found of await source.findSubscriptions(orderId)) await keepAndSettle(till, source.name, found, askedAt);
}

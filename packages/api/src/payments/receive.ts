import type { Till } from './fulfilment.ts';
import type { PaymentProvider, ProviderEvent } from './provider.ts';
import { settle, settlePayment } from './settle.ts';
import { findEvent, keepEvent, markProcessed, openEvents, pendingOrders, type WebhookEvent } from './store.ts';

/** Stores a genuine notification, then acts on it. One that was acted on already changes nothing. */
export async function receive(
  till: Till,
  provider: PaymentProvider,
  event: ProviderEvent,
  payload: string,
): Promise<void> {
  await keepEvent(till.db, provider.name, event, payload);
  const stored = await findEvent(till.db, provider.name, event.eventId);
  if (stored && stored.processedAt === null) await act(till, provider, stored);
}

async function act(till: Till, provider: PaymentProvider, event: WebhookEvent): Promise<void> {
  if (event.paymentId !== null) await settlePayment(till, provider, event.paymentId);
  await markProcessed(till.db, event);
}

/** Providers give up on cash vouchers long before this. */
const ASK_FOR_DAYS = 30;
const DAY_MS = 86_400_000;
const EVENTS_AT_ONCE = 500;

/** Acts on what was stored and never acted on, and asks the provider for the payments of every pending order. */
export async function reconcile(till: Till, provider: PaymentProvider, now: Date): Promise<void> {
  for (const event of await openEvents(till.db, provider.name, EVENTS_AT_ONCE)) await act(till, provider, event);
  const since = new Date(now.getTime() - ASK_FOR_DAYS * DAY_MS);
  for (const orderId of await pendingOrders(till.db, provider.name, since)) {
    for (const payment of await provider.findPayments(orderId)) await settle(till, provider.name, payment);
  }
}

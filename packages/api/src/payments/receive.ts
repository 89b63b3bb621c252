import { DAY_MS } from '@lia/sdk/calendar/durations';
import { record } from '@lia/sdk/validation/fields';
import { string } from 'yup';

import { inTransaction } from '../platform/database.ts';
import { bringForward, enqueue } from '../platform/jobs/enqueue.ts';
import { defineJob, handle, type JobHandler, Postponed } from '../platform/jobs/job.ts';
import { takesCards } from './cardProvider.ts';
import { countAttempt, findEvent, keepEvent, markProcessed, type ProviderEventRow } from './eventStore.ts';
import type { PaymentContext } from './fulfilment.ts';
import { JobFailure } from '../platform/jobs/job.ts';
import { type PaymentSource, ProviderUnavailable, type ReportedEvent } from './provider.ts';
import { type Settled, settlePayment } from './settle.ts';
import { settleSubscription } from './settleSubscription.ts';

/** Processes a provider event. Until it is, it is tried again: an event that failed for days may be a payment. */
const providerEventJob = defineJob({
  kind: 'process provider event',
  payload: record({ provider: string().required(), event: string().required() }),
  attempts: Infinity,
  concurrency: 4,
  cancellable: false,
});

/** Stores a genuine provider event, and has it processed. One that was processed already changes nothing. */
export async function receive(
  { db }: PaymentContext,
  { name: provider }: PaymentSource,
  reported: ReportedEvent,
  payload: string,
): Promise<void> {
  const { eventId: event } = reported;
  const key = `${provider}:${event}`;
  await inTransaction(db, async (tx) => {
    if (await keepEvent(tx, provider, reported, payload))
      await enqueue(tx, providerEventJob, { provider, event }, { key });
    else await bringForward(tx, providerEventJob, key);
  });
}

/** What becomes of provider events that were stored. */
export const providerEventHandler = (context: PaymentContext, sources: readonly PaymentSource[]): JobHandler =>
  handle(providerEventJob, async ({ provider, event: eventId }, { now }) => {
    const source = sources.find(({ name }) => name === provider);
    const event = await findEvent(context.db, provider, eventId);
    if (!event || event.processedAt !== null) return null;
    if (!source) throw new JobFailure('PROVIDER_NOT_CONFIGURED');
    const outcome = await processEvent(context, source, event, now);
    if (outcome instanceof ProviderUnavailable) throw outcome;
    if (outcome === 'waiting') throw new Postponed('ORDER_UNKNOWN');
    return { outcome };
  });

/** An event whose order has not come to be by then is about an order that is not ours. */
const GIVE_UP_AFTER_MS = 3 * DAY_MS;

/**
 * Processes a stored event by asking the provider. What cannot be processed yet, since the provider does not answer or the
 * order is not written, waits.
 */
export async function processEvent(
  context: PaymentContext,
  source: PaymentSource,
  event: ProviderEventRow,
  now: Date,
): Promise<'processed' | 'ignored' | 'abandoned' | 'waiting' | ProviderUnavailable> {
  const settled = await ask(context, source, event);
  const age = now.getTime() - event.receivedAt.getTime();
  const outcome = outcomeOf(settled, age > GIVE_UP_AFTER_MS);
  if (outcome === null) await countAttempt(context.db, event);
  else await markProcessed(context.db, event, outcome);
  return settled instanceof ProviderUnavailable ? settled : (outcome ?? 'waiting');
}

function outcomeOf(settled: Settled | ProviderUnavailable, old: boolean): 'processed' | 'ignored' | 'abandoned' | null {
  if (settled === 'settled') return 'processed';
  if (settled === 'unknown') return 'ignored';
  return settled === 'early' && old ? 'abandoned' : null;
}

async function ask(
  context: PaymentContext,
  source: PaymentSource,
  event: ProviderEventRow,
): Promise<Settled | ProviderUnavailable> {
  try {
    if (event.paymentId !== null) return await settlePayment(context, source, event.paymentId);
    if (event.subscriptionId !== null && takesCards(source)) {
      return await settleSubscription(context, source, event.subscriptionId);
    }
    return 'unknown';
  } catch (error) {
    if (error instanceof ProviderUnavailable) return error;
    throw error;
  }
}

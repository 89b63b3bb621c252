import {
  type EventOutcome,
  eventStatuses,
  type ProviderEvent,
  type ProviderEventDetail,
} from '@lia/sdk/payments/records';
import { EVENT_BODY_DAYS } from '@lia/sdk/payments/rules';
import { messageKey } from '@lia/sdk/validation/fields';
import { and, eq, getTableColumns, isNotNull, isNull, lt, type SQL, sql } from 'drizzle-orm';
import { string } from 'yup';

import type { Database } from '../platform/database.ts';
import { defineList, type ScopedCall } from '../platform/lists/defineList.ts';
import { choice, filter } from '../platform/lists/filters.ts';
import type { ReportedEvent } from './provider.ts';
import { payments, subscriptions, providerEvents } from './tables.ts';

export type ProviderEventRow = typeof providerEvents.$inferSelect;

/** Stores a provider event; false where it is there already. */
export async function keepEvent(
  db: Database,
  provider: string,
  event: ReportedEvent,
  payload: string,
): Promise<boolean> {
  const added = await db
    .insert(providerEvents)
    .values({ provider, ...event, payload })
    .onConflictDoNothing()
    .returning({ id: providerEvents.eventId });
  return added.length > 0;
}

const named = (provider: string, eventId: string): SQL | undefined =>
  and(eq(providerEvents.provider, provider), eq(providerEvents.eventId, eventId));

/** For what acts for no user. */
export async function findEvent(
  db: Database,
  provider: string,
  eventId: string,
): Promise<ProviderEventRow | undefined> {
  const [event] = await db.select().from(providerEvents).where(named(provider, eventId));
  return event;
}

export async function markProcessed(
  db: Database,
  { provider, eventId }: ProviderEventRow,
  outcome: EventOutcome,
): Promise<void> {
  await db
    .update(providerEvents)
    .set({ processedAt: sql`now()`, outcome })
    .where(named(provider, eventId));
}

/** Counts an attempt that processed nothing, for the console. */
export async function countAttempt(db: Database, event: ProviderEventRow): Promise<void> {
  await db
    .update(providerEvents)
    .set({ attempts: sql`${providerEvents.attempts} + 1` })
    .where(named(event.provider, event.eventId));
}

/** Deletes the bodies of provider events whose time is over; their ids stay, so that one that comes again is known. */
export async function sweepEventBodies(db: Database): Promise<void> {
  const { payload, receivedAt } = providerEvents;
  const over = lt(receivedAt, sql`now() - make_interval(days => ${EVENT_BODY_DAYS})`);
  await db
    .update(providerEvents)
    .set({ payload: null })
    .where(and(isNotNull(payload), over));
}

/** How many events wait to be processed, and how many were given up. */
export async function countUnprocessed(db: Database): Promise<{ waiting: number; abandoned: number }> {
  return {
    waiting: await db.$count(providerEvents, isNull(providerEvents.processedAt)),
    abandoned: await db.$count(providerEvents, eq(providerEvents.outcome, 'abandoned')),
  };
}

const statusOf = sql`case when ${providerEvents.processedAt} is null then 'waiting' else coalesce(${providerEvents.outcome}, 'processed') end`;

const { payload: _, search: __, ...listed } = getTableColumns(providerEvents);

/** What providers reported, as the console lists it. */
export const eventList = defineList({
  name: 'provider events',
  rows: (db, tally) =>
    db
      .select({
        event: listed,
        orderId: sql<string | null>`coalesce(${payments.orderId}, ${subscriptions.orderId})`,
        tally,
      })
      .from(providerEvents)
      .leftJoin(
        payments,
        and(eq(payments.provider, providerEvents.provider), eq(payments.id, providerEvents.paymentId)),
      )
      .leftJoin(
        subscriptions,
        and(eq(subscriptions.provider, providerEvents.provider), eq(subscriptions.id, providerEvents.subscriptionId)),
      )
      .$dynamic(),
  key: [providerEvents.provider, providerEvents.eventId],
  sorts: { received_at: providerEvents.receivedAt },
  sort: { column: 'received_at', descending: true },
  filters: {
    status: choice(eventStatuses, statusOf, (status) =>
      status === 'waiting' ? isNull(providerEvents.processedAt) : eq(providerEvents.outcome, status),
    ),
    provider: filter(string().max(64, messageKey('text.max')), (name) => eq(providerEvents.provider, name), {
      facet: providerEvents.provider,
    }),
  },
  search: providerEvents.search,
  searches: '`q`: a part of an id or of a type',
  records: (rows) =>
    rows.map(({ event, orderId }): ProviderEvent => ({
      id: `${event.provider}:${event.eventId}`,
      provider: event.provider,
      event_id: event.eventId,
      type: event.type,
      // What was processed before outcomes were kept has none.
      status: event.processedAt === null ? 'waiting' : (event.outcome ?? 'processed'),
      received_at: event.receivedAt.toISOString(),
      processed_at: event.processedAt?.toISOString() ?? null,
      attempts: event.attempts,
      payment_id: event.paymentId,
      subscription_id: event.subscriptionId,
      order_id: orderId,
    })),
});

/** The event of a scope, as it was stored. */
export async function findEventIn(
  { db, scope }: ScopedCall<'everything'>,
  provider: string,
  eventId: string,
): Promise<ProviderEventRow | undefined> {
  const [event] = await db
    .select()
    .from(providerEvents)
    .where(and(scope.where({}), named(provider, eventId)));
  return event;
}

/** A provider event by the `id` of its record, with the body as it came. */
export async function findEventDetail(
  call: ScopedCall<'everything'>,
  id: string,
): Promise<ProviderEventDetail | undefined> {
  const at = id.indexOf(':');
  const [provider, eventId] = [id.slice(0, at), id.slice(at + 1)];
  const listedEvent = await eventList.find(call, provider, eventId);
  const event = await findEventIn(call, provider, eventId);
  return listedEvent && event && { ...listedEvent, payload: event.payload };
}

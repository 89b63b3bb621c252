import type { EventOutcome, EventState, ProviderEvent, ProviderEventDetail } from '@lia/sdk/payments/records';
import { EVENT_BODY_DAYS } from '@lia/sdk/payments/rules';
import { and, asc, desc, eq, isNotNull, isNull, lt, lte, type SQL, sql } from 'drizzle-orm';

import type { Database } from '../platform/database.ts';
import { type ListRange, Page } from '../platform/list.ts';
import { containing } from '../platform/search.ts';
import type { ReportedEvent } from './provider.ts';
import { payments, subscriptions, providerEvents } from './tables.ts';

export type ProviderEventRow = typeof providerEvents.$inferSelect;

/** Stores a notification; the second time it comes, nothing happens. */
export async function keepEvent(db: Database, provider: string, event: ReportedEvent, payload: string): Promise<void> {
  await db
    .insert(providerEvents)
    .values({ provider, ...event, payload })
    .onConflictDoNothing();
}

const named = (provider: string, eventId: string): SQL | undefined =>
  and(eq(providerEvents.provider, provider), eq(providerEvents.eventId, eventId));

export async function findEvent(
  db: Database,
  provider: string,
  eventId: string,
): Promise<ProviderEventRow | undefined> {
  const [event] = await db.select().from(providerEvents).where(named(provider, eventId));
  return event;
}

/** Events that were stored but not acted on and whose time has come, oldest first. */
export async function openEvents(
  db: Database,
  provider: string,
  now: Date,
  limit: number,
): Promise<ProviderEventRow[]> {
  return db
    .select()
    .from(providerEvents)
    .where(
      and(eq(providerEvents.provider, provider), isNull(providerEvents.processedAt), lte(providerEvents.retryAt, now)),
    )
    .orderBy(asc(providerEvents.receivedAt))
    .limit(limit);
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

/** Lets an event wait that could not be acted on yet. */
export async function putOff(db: Database, event: ProviderEventRow, retryAt: Date): Promise<void> {
  await db
    .update(providerEvents)
    .set({ retryAt, attempts: sql`${providerEvents.attempts} + 1` })
    .where(named(event.provider, event.eventId));
}

/** Deletes the bodies of notifications whose time is over; their ids stay, so that one that comes again is known. */
export async function sweepEventBodies(db: Database): Promise<void> {
  const { payload, receivedAt } = providerEvents;
  const over = lt(receivedAt, sql`now() - make_interval(days => ${EVENT_BODY_DAYS})`);
  await db
    .update(providerEvents)
    .set({ payload: null })
    .where(and(isNotNull(payload), over));
}

/** How many events wait to be acted on, and how many were given up. */
export async function countUnprocessed(db: Database): Promise<{ waiting: number; abandoned: number }> {
  return {
    waiting: await db.$count(providerEvents, isNull(providerEvents.processedAt)),
    abandoned: await db.$count(providerEvents, eq(providerEvents.outcome, 'abandoned')),
  };
}

export interface EventFilter {
  state?: EventState | undefined;
  provider?: string | undefined;
  /** Part of an id or of a type. */
  q?: string | undefined;
}

function matching({ state, provider, q }: EventFilter): SQL | undefined {
  const { eventId, type, paymentId, subscriptionId } = providerEvents;
  return and(
    state && (state === 'waiting' ? isNull(providerEvents.processedAt) : eq(providerEvents.outcome, state)),
    provider ? eq(providerEvents.provider, provider) : undefined,
    containing([eventId, type, paymentId, subscriptionId], q),
  );
}

const orderId = sql<string | null>`coalesce(
  (select ${payments.orderId} from ${payments}
   where ${payments.provider} = ${providerEvents.provider} and ${payments.id} = ${providerEvents.paymentId}),
  (select ${subscriptions.orderId} from ${subscriptions}
   where ${subscriptions.provider} = ${providerEvents.provider} and ${subscriptions.id} = ${providerEvents.subscriptionId})
)`;

const selectEvents = (db: Database) => db.select({ event: providerEvents, orderId }).from(providerEvents);

export async function listEvents(
  db: Database,
  filter: EventFilter,
  descending: boolean,
  range: ListRange,
): Promise<Page<ProviderEvent>> {
  const where = matching(filter);
  const inOrder = descending ? desc : asc;
  const rows = await selectEvents(db)
    .where(where)
    .orderBy(inOrder(providerEvents.receivedAt), inOrder(providerEvents.provider), inOrder(providerEvents.eventId))
    .limit(range.limit)
    .offset(range.first);
  return new Page(rows.map(recordOf), range, await db.$count(providerEvents, where));
}

export async function findEventRecord(
  db: Database,
  provider: string,
  eventId: string,
): Promise<ProviderEvent | undefined> {
  const [row] = await selectEvents(db).where(named(provider, eventId));
  return row && recordOf(row);
}

/** A notification by the `id` of its record, with the body as it came. */
export async function findEventDetail(db: Database, id: string): Promise<ProviderEventDetail | undefined> {
  const at = id.indexOf(':');
  const [row] = await selectEvents(db).where(named(id.slice(0, at), id.slice(at + 1)));
  return row && { ...recordOf(row), payload: row.event.payload };
}

function recordOf({ event, orderId: order_id }: { event: ProviderEventRow; orderId: string | null }): ProviderEvent {
  return {
    id: `${event.provider}:${event.eventId}`,
    provider: event.provider,
    event_id: event.eventId,
    type: event.type,
    // What was acted on before outcomes were kept did act.
    state: event.processedAt === null ? 'waiting' : (event.outcome ?? 'processed'),
    received_at: event.receivedAt.toISOString(),
    processed_at: event.processedAt?.toISOString() ?? null,
    attempts: event.attempts,
    payment_id: event.paymentId,
    subscription_id: event.subscriptionId,
    order_id,
  };
}

import { randomInt } from 'node:crypto';

import type { EmbedEvent } from '@lia/sdk/embeds/rules';
import type { EmbedRecord } from '@lia/sdk/embeds/records';
import type { EmbedInput } from '@lia/sdk/embeds/schema';
import { and, asc, desc, eq, isNull, type SQL, sql } from 'drizzle-orm';

import { orders } from '../payments/tables.ts';
import type { Database } from '../platform/database.ts';
import { type ListRange, Page } from '../platform/list.ts';
import { embedCounts, embedOrders, embeds } from './tables.ts';

/** Letters and digits that are not mistaken for each other when a key is read aloud. */
const ALPHABET = 'abcdefghijkmnpqrstuvwxyz23456789';
const newKey = (): string => `lia_${Array.from({ length: 20 }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')}`;

const isThere = isNull(embeds.deletedAt);

const counted = (event: EmbedEvent) =>
  sql<number>`(select coalesce(sum(${embedCounts.count}), 0)::int from ${embedCounts}
    where ${embedCounts.embedId} = ${embeds.id} and ${embedCounts.event} = ${event})`;

const columns = {
  id: embeds.id,
  key: embeds.key,
  name: embeds.name,
  origins: embeds.origins,
  active: embeds.active,
  createdAt: embeds.createdAt,
  views: counted('view'),
  starts: counted('start'),
  submissions: counted('submission'),
  amount: sql<number>`(select coalesce(sum(${orders.total}), 0)::float8 from ${embedOrders}
    join ${orders} on ${orders.id} = ${embedOrders.orderId}
    where ${embedOrders.embedId} = ${embeds.id} and ${orders.state} = 'approved')`,
};

const recordOf = ({ createdAt, ...row }: Omit<EmbedRecord, 'created_at'> & { createdAt: Date }): EmbedRecord => ({
  ...row,
  created_at: createdAt.toISOString(),
});

export const sortNames = ['name', 'created_at', 'views', 'starts', 'submissions', 'amount'] as const;
type SortName = (typeof sortNames)[number];

/** Sites that embed our forms, by name unless sorted otherwise. */
export async function listEmbeds(
  db: Database,
  q: string | undefined,
  sort: { column: SortName; descending: boolean } | null,
  range: ListRange,
): Promise<Page<EmbedRecord>> {
  const keys: Record<SortName, SQL> = {
    name: sql`lower(${embeds.name})`,
    created_at: sql`${embeds.createdAt}`,
    views: columns.views,
    starts: columns.starts,
    submissions: columns.submissions,
    amount: columns.amount,
  };
  const key = keys[sort?.column ?? 'name'];
  const where = and(isThere, q ? sql`strpos(lower(${embeds.name}), lower(${q})) > 0` : undefined);
  const found = await db
    .select(columns)
    .from(embeds)
    .where(where)
    .orderBy(sort?.descending ? desc(key) : asc(key), asc(embeds.id))
    .limit(range.limit)
    .offset(range.first);
  return new Page(found.map(recordOf), range, await db.$count(embeds, where));
}

export async function findEmbed(db: Database, id: string): Promise<EmbedRecord | null> {
  const [found] = await db
    .select(columns)
    .from(embeds)
    .where(and(isThere, eq(embeds.id, id)));
  return found ? recordOf(found) : null;
}

/** The site behind a key, with the origins that it is good on. */
export async function findByKey(db: Database, key: string) {
  const [found] = await db
    .select({ id: embeds.id, origins: embeds.origins, active: embeds.active })
    .from(embeds)
    .where(and(isThere, eq(embeds.key, key)));
  return found;
}

export async function insertEmbed(db: Database, { name, origins, active }: EmbedInput): Promise<string> {
  const [row] = await db
    .insert(embeds)
    .values({ name, origins: [...new Set(origins)], active, key: newKey() })
    .returning({ id: embeds.id });
  if (!row) throw new Error('The site got no row');
  return row.id;
}

/** Changes a site; false where there is none. */
export async function changeEmbed(db: Database, id: string, { name, origins, active }: EmbedInput): Promise<boolean> {
  const changed = await db
    .update(embeds)
    .set({ name, origins: [...new Set(origins)], active })
    .where(and(isThere, eq(embeds.id, id)))
    .returning({ id: embeds.id });
  return changed.length > 0;
}

/** Takes a site out of the list; false where there is none. */
export async function hideEmbed(db: Database, id: string): Promise<boolean> {
  const hidden = await db
    .update(embeds)
    .set({ deletedAt: sql`now()` })
    .where(and(isThere, eq(embeds.id, id)))
    .returning({ id: embeds.id });
  return hidden.length > 0;
}

/** Counts one event of today. */
export async function countEvent(db: Database, embedId: string, form: string, event: EmbedEvent): Promise<void> {
  await db
    .insert(embedCounts)
    .values({ embedId, form, event, day: sql`(now() at time zone 'America/Mexico_City')::date`, count: 1 })
    .onConflictDoUpdate({
      target: [embedCounts.embedId, embedCounts.form, embedCounts.event, embedCounts.day],
      set: { count: sql`${embedCounts.count} + 1` },
    });
}

/** Notes that an order came from a site; false where that was known. */
export async function creditOrder(db: Database, embedId: string, orderId: string): Promise<boolean> {
  const credited = await db
    .insert(embedOrders)
    .values({ embedId, orderId })
    .onConflictDoNothing()
    .returning({ orderId: embedOrders.orderId });
  return credited.length > 0;
}

import { randomInt } from 'node:crypto';

import { NEWS_DAYS } from '@lia/sdk/attention/rules';
import type { EmbedEvent } from '@lia/sdk/embeds/rules';
import type { EmbedRecord } from '@lia/sdk/embeds/records';
import type { EmbedInput } from '@lia/sdk/embeds/schema';
import { messageKey } from '@lia/sdk/validation/fields';
import { and, eq, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import { boolean } from 'yup';

import { schoolsIn } from '../institutions/members.ts';
import { institutions } from '../institutions/tables.ts';
import { orders } from '../payments/tables.ts';
import { columnValues } from '../platform/columns.ts';
import { invalidFields } from '../platform/errors.ts';
import type { Database } from '../platform/database.ts';
import { dayAt } from '../platform/days.ts';
import { defineList, type ScopedCall } from '../platform/lists/defineList.ts';
import { filter, flag, only } from '../platform/lists/filters.ts';
import type { Scope } from '../platform/scope.ts';
import { contains } from '../platform/search.ts';
import { embedCounts, embedOrders, embedRefusals, embeds } from './tables.ts';

/** Letters and digits that are not mistaken for each other when a key is read aloud. */
const ALPHABET = 'abcdefghijkmnpqrstuvwxyz23456789';
const newKey = (): string => `lia_${Array.from({ length: 20 }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')}`;

const isThere = isNull(embeds.deletedAt);

/** The site of the row, qualified by its table: unqualified, an inner query's own `id` would shadow it. */
const siteId = sql`${embeds}.${sql.identifier(embeds.id.name)}`;

const counted = (event: EmbedEvent) =>
  sql<number>`(select coalesce(sum(${embedCounts.count}), 0)::int from ${embedCounts}
    where ${embedCounts.embedId} = ${siteId} and ${embedCounts.event} = ${event})`;

const columns = {
  id: embeds.id,
  key: embeds.key,
  name: embeds.name,
  origins: embeds.origins,
  active: embeds.active,
  school_id: embeds.school_id,
  school: institutions.name,
  createdAt: embeds.createdAt,
  renewedAt: embeds.renewedAt,
  deletedAt: embeds.deletedAt,
  last_day: sql<string | null>`(select max(${embedCounts.day})::text from ${embedCounts}
    where ${embedCounts.embedId} = ${siteId})`,
  views: counted('view'),
  starts: counted('start'),
  submissions: counted('submission'),
  amount: sql<number>`(select coalesce(sum(${orders.total}), 0)::float8 from ${embedOrders}
    join ${orders} on ${orders.id} = ${embedOrders.orderId}
    where ${embedOrders.embedId} = ${siteId} and ${orders.status} = 'approved')`,
};

const searchedText = sql`plain(' ' || ${embeds.name} || ' ' || ${embeds.key} || ' ' || array_to_string(${embeds.origins}, ' '))`;

/** Whether a page that is still not among its addresses asked for it lately. */
const wasRefused = sql`exists (select 1 from ${embedRefusals}
  where ${embedRefusals.embedId} = ${siteId} and ${embedRefusals.origin} <> all (${embeds.origins})
    and ${embedRefusals.lastAt} > now() - make_interval(days => ${NEWS_DAYS}))`;

/** Sites of a scope, as a condition on `embeds`: a school reads its own that are there. */
export const embedsIn = (scope: Scope<'everything' | 'school'>): SQL =>
  scope.reachesEverything
    ? sql`true`
    : sql`${embeds.school_id} in (select ${institutions.id} from ${institutions} where ${schoolsIn(scope)}) and ${isThere}`;

/** Sites that embed our forms, as the console lists them. One that was deleted is found by its id. */
export const embedList = defineList({
  name: 'embeds',
  rows: (db, tally) =>
    db
      .select({ ...columns, tally })
      .from(embeds)
      .leftJoin(institutions, eq(institutions.id, embeds.school_id))
      .$dynamic(),
  key: [embeds.id],
  within: embedsIn,
  sorts: {
    name: sql`lower(${embeds.name})`,
    created_at: embeds.createdAt,
    active: embeds.active,
    // What was never used stands at the far end either way.
    last_day: sql`coalesce(${columns.last_day}, '')`,
    views: columns.views,
    starts: columns.starts,
    submissions: columns.submissions,
    amount: columns.amount,
  },
  sort: { column: 'name', descending: false },
  filters: {
    active: flag(embeds.active),
    refused: only(wasRefused),
    deleted: filter(
      boolean().typeError(messageKey('choice.unknown')),
      (deleted) => (deleted ? isNotNull(embeds.deletedAt) : isThere),
      { absent: isThere },
    ),
  },
  search: (words) => contains(searchedText, words),
  searches:
    '`refused`: another page wanted to use its key in the last days; `deleted`: those that were deleted; `q`: words of the name, an address or the key',
  records: (rows) =>
    rows.map(({ createdAt, renewedAt, deletedAt, ...row }): EmbedRecord => ({
      ...row,
      created_at: createdAt.toISOString(),
      renewed_at: renewedAt?.toISOString() ?? null,
      deleted_at: deletedAt?.toISOString() ?? null,
    })),
});

/** The site behind a key, with the origins that it is good on. */
export async function findByKey(db: Database, key: string) {
  const [found] = await db
    .select({ id: embeds.id, origins: embeds.origins, active: embeds.active })
    .from(embeds)
    .where(and(isThere, eq(embeds.key, key)));
  return found;
}

/** What is stored of a site: each origin once. @throws {ApiFailure} 422 for a school that is not there */
async function columnsOf(db: Database, site: EmbedInput) {
  const { school_id: schoolId } = site;
  if (typeof schoolId === 'number') {
    const there = and(eq(institutions.id, schoolId), isNull(institutions.deletedAt));
    if ((await db.$count(institutions, there)) === 0) throw invalidFields({ school_id: { key: 'invalid' } });
  }
  return { ...columnValues(embeds, site), origins: [...new Set(site.origins)] };
}

export async function insertEmbed(db: Database, site: EmbedInput): Promise<string> {
  const [row] = await db
    .insert(embeds)
    .values({ ...(await columnsOf(db, site)), key: newKey() })
    .returning({ id: embeds.id });
  if (!row) throw new Error('The site got no row');
  return row.id;
}

/** Changes a site; false where the scope has none. */
export async function changeEmbed(
  { db, scope }: ScopedCall<'everything'>,
  id: string,
  site: EmbedInput,
): Promise<boolean> {
  const changed = await db
    .update(embeds)
    .set(await columnsOf(db, site))
    .where(and(isThere, scope.where({}), eq(embeds.id, id)))
    .returning({ id: embeds.id });
  return changed.length > 0;
}

/** Gives a site a fresh key; the one before may be put back. False where the scope has no such site. */
export async function renewKey({ db, scope }: ScopedCall<'everything'>, id: string): Promise<boolean> {
  const renewed = await db
    .update(embeds)
    .set({ key: newKey(), formerKey: embeds.key, renewedAt: sql`now()` })
    .where(and(isThere, scope.where({}), eq(embeds.id, id)))
    .returning({ id: embeds.id });
  return renewed.length > 0;
}

/** Puts the key before the fresh one back; false where there is none. */
export async function restoreKey({ db, scope }: ScopedCall<'everything'>, id: string): Promise<boolean> {
  const restored = await db
    .update(embeds)
    .set({ key: sql`${embeds.formerKey}`, formerKey: null, renewedAt: null })
    .where(and(isThere, isNotNull(embeds.formerKey), scope.where({}), eq(embeds.id, id)))
    .returning({ id: embeds.id });
  return restored.length > 0;
}

/** Puts a deleted site back; nothing happens to one that is there. */
export async function unhideEmbed({ db, scope }: ScopedCall<'everything'>, id: string): Promise<void> {
  await db
    .update(embeds)
    .set({ deletedAt: null })
    .where(and(scope.where({}), eq(embeds.id, id)));
}

/** Takes a site out of the list; false where the scope has none. */
export async function hideEmbed({ db, scope }: ScopedCall<'everything'>, id: string): Promise<boolean> {
  const hidden = await db
    .update(embeds)
    .set({ deletedAt: sql`now()` })
    .where(and(isThere, scope.where({}), eq(embeds.id, id)))
    .returning({ id: embeds.id });
  return hidden.length > 0;
}

/** Counts one event of today. */
export async function countEvent(db: Database, embedId: string, form: string, event: EmbedEvent): Promise<void> {
  await db
    .insert(embedCounts)
    .values({ embedId, form, event, day: dayAt(sql`now()`), count: 1 })
    .onConflictDoUpdate({
      target: [embedCounts.embedId, embedCounts.form, embedCounts.event, embedCounts.day],
      set: { count: sql`${embedCounts.count} + 1` },
    });
}

/** Notes that an order came from a site; false where that was known. */
export async function creditOrder(db: Database, embedId: string, form: string, orderId: string): Promise<boolean> {
  const credited = await db
    .insert(embedOrders)
    .values({ embedId, form, orderId })
    .onConflictDoNothing()
    .returning({ orderId: embedOrders.orderId });
  return credited.length > 0;
}

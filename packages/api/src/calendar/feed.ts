import { randomBytes } from 'node:crypto';

import { DAY_MS } from '@lia/sdk/calendar/durations';
import type { Feed, FeedChoices } from '@lia/sdk/calendar/feedSchema';
import { type EntryKind, MAX_ENTRIES } from '@lia/sdk/calendar/rules';
import { may } from '@lia/sdk/accounts/permissions';
import { and, eq, isNull, sql } from 'drizzle-orm';

import { users } from '../accounts/tables.ts';
import type { Session } from '../platform/appContext.ts';
import type { Database } from '../platform/database.ts';
import { found, notFound } from '../platform/errors.ts';
import type { ApiModule } from '../platform/module.ts';
import { Scope } from '../platform/scope.ts';
import { hashToken } from '../platform/secret.ts';
import type { CalendarDays } from './contribution.ts';
import { childrenByCalendar, contributedTo, type Reader, seenOn } from './entries.ts';
import { icsOf } from './ics.ts';
import { calendarOf, readFeedEvents } from './store.ts';
import { calendarFeeds } from './tables.ts';

/** 256 bits, which no one guesses. */
const TOKEN_BYTES = 32;
const DAYS_BEFORE = 60;
const DAYS_AFTER = 400;

const choicesOf = ({ kinds, names }: FeedChoices) => ({ kinds: [...new Set(kinds)], names });

export async function feedOf(db: Database, ownerId: number): Promise<Feed['data']> {
  const [row] = await db.select().from(calendarFeeds).where(eq(calendarFeeds.ownerId, ownerId));
  if (!row) return null;
  const { kinds, names, createdAt, readAt } = row;
  return { kinds, names, created_at: createdAt.toISOString(), read_at: readAt?.toISOString() ?? null };
}

/** Makes a new address, which takes the place of an earlier one; returns what names it. */
export async function makeFeed(db: Database, ownerId: number, choices: FeedChoices): Promise<string> {
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  const values = { ...choicesOf(choices), tokenHash: hashToken(token), createdAt: new Date(), readAt: null };
  await db
    .insert(calendarFeeds)
    .values({ ownerId, ...values })
    .onConflictDoUpdate({ target: calendarFeeds.ownerId, set: values });
  return token;
}

/** @throws {ApiFailure} 404 where there is none */
export async function updateFeed(db: Database, ownerId: number, choices: FeedChoices): Promise<void> {
  const where = eq(calendarFeeds.ownerId, ownerId);
  const rows = await db.update(calendarFeeds).set(choicesOf(choices)).where(where).returning();
  if (rows.length === 0) throw notFound();
}

export async function endFeed(db: Database, ownerId: number): Promise<void> {
  await db.delete(calendarFeeds).where(eq(calendarFeeds.ownerId, ownerId));
}

/** The owner of an address, by the roles that they have now. @throws {ApiFailure} 404 where it is over, or they have no calendar */
async function ownerOf(db: Database, token: string) {
  const [row] = await db
    .select({ feed: calendarFeeds, id: users.id, uuid: users.uuid, role: users.role })
    .from(calendarFeeds)
    .innerJoin(users, and(eq(users.id, calendarFeeds.ownerId), isNull(users.deletedAt)))
    .where(eq(calendarFeeds.tokenHash, hashToken(token)));
  const { feed, id, uuid, role } = found(row);
  const session: Session = { id: '', expiresAt: '', userId: id, uuid, role };
  if (!may(session, 'calendar.feed') || !may(session, 'calendar.read')) throw notFound();
  // Programs read it often: when is kept to the hour.
  const isLater = sql`(${calendarFeeds.readAt} is null or ${calendarFeeds.readAt} < now() - interval '1 hour')`;
  await db
    .update(calendarFeeds)
    .set({ readAt: sql`now()` })
    .where(and(eq(calendarFeeds.ownerId, id), isLater));
  return { feed, scope: Scope.of(session, 'calendar.read') };
}

/** The calendar of whom an address is, for other programs: what they chose, and nothing more of their children than that. */
export async function readFeed(db: Database, modules: readonly ApiModule[], token: string): Promise<string> {
  const { feed, scope } = await ownerOf(db, token);
  const reader: Reader = { db, modules, scope, writer: null, isOwner: false };
  const now = Date.now();
  const days: CalendarDays = {
    // A day does not change what it has within that day.
    from: new Date(Math.floor(now / DAY_MS) * DAY_MS - DAYS_BEFORE * DAY_MS),
    until: new Date(Math.floor(now / DAY_MS) * DAY_MS + DAYS_AFTER * DAY_MS),
    groupId: null,
  };
  const isChosen = ({ kind }: { kind: EntryKind }): boolean => feed.kinds.some((one) => one === kind);
  const events = (await readFeedEvents(db, seenOn(reader, days), MAX_ENTRIES)).filter(isChosen);
  const children = feed.names ? await childrenByCalendar(reader) : new Map<string, string[]>();
  const entries = (await contributedTo(reader, days)).filter(isChosen);
  return icsOf({
    name: 'LIA',
    events: events.map((event) => ({ ...event, children: children.get(calendarOf(event)) ?? [] })),
    entries: entries.slice(0, MAX_ENTRIES),
    about: (named) => (feed.names && named.length > 0 ? ` (${named.join(', ')})` : ''),
  });
}

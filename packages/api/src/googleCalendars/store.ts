import type { GoogleCalendar } from '@lia/sdk/googleCalendars/schema';
import { and, asc, desc, eq, inArray, ne, notInArray, type SQL, sql } from 'drizzle-orm';

import type { AppContext } from '../platform/appContext.ts';
import type { Database, Transaction } from '../platform/database.ts';
import type { Scope } from '../platform/scope.ts';
import { seal, unseal } from '../platform/seal.ts';
import { deriveKey } from '../platform/secret.ts';
import type { RemoteCalendar } from './google/provider.ts';
import { googleCalendars, googleConnections, googleEvents } from './tables.ts';

type Secrets = Pick<AppContext, 'secret'>;
export type ConnectionRow = typeof googleConnections.$inferSelect;
export type CalendarRow = typeof googleCalendars.$inferSelect;

const keyOf = ({ secret }: Secrets): Uint8Array => deriveKey(secret, 'google calendars');

const of = (ownerId: number): SQL => eq(googleConnections.ownerId, ownerId);

/** The connection of a scope; null where there is none, or it ends. */
export async function connectionIn(db: Database, scope: Scope<'own'>): Promise<ConnectionRow | null> {
  const [row] = await db
    .select()
    .from(googleConnections)
    .where(and(scope.where({ own: of }), ne(googleConnections.status, 'ending')));
  return row ?? null;
}

/** The connection of a person, held until the transaction ends. */
export async function lockConnection(tx: Transaction, ownerId: number): Promise<ConnectionRow | null> {
  const [row] = await tx.select().from(googleConnections).where(of(ownerId)).for('update');
  return row ?? null;
}

/** The refresh token of a connection; null where it has none, or it was sealed by another secret of the server. */
export const tokenOf = (app: Secrets, { ownerId, sealedToken }: ConnectionRow): string | null =>
  sealedToken === null ? null : unseal(keyOf(app), String(ownerId), sealedToken);

/** Keeps the token of a consent. False where an account is connected, or ends. */
export async function keepConnection(
  tx: Transaction,
  app: Secrets,
  { ownerId, refreshToken, account }: { ownerId: number; refreshToken: string; account: string | null },
): Promise<boolean> {
  const values = {
    status: 'connected' as const,
    account,
    sealedToken: seal(keyOf(app), String(ownerId), refreshToken),
    connectedAt: new Date(),
    syncedAt: null,
  };
  const kept = await tx
    .insert(googleConnections)
    .values({ ownerId, ...values })
    .onConflictDoUpdate({
      target: googleConnections.ownerId,
      set: values,
      setWhere: eq(googleConnections.status, 'revoked'),
    })
    .returning({ ownerId: googleConnections.ownerId });
  return kept.length > 0;
}

/** Writes down that the consent was taken back: what came by it is deleted, and which calendars were shown is not. */
export async function markRevoked(tx: Transaction, ownerId: number): Promise<void> {
  await tx.update(googleConnections).set({ status: 'revoked', sealedToken: null }).where(of(ownerId));
  const calendars = await tx
    .update(googleCalendars)
    .set({ syncToken: null, wholeAt: null, syncedAt: null })
    .where(eq(googleCalendars.ownerId, ownerId))
    .returning({ id: googleCalendars.id });
  const ids = calendars.map(({ id }) => id);
  if (ids.length > 0) await tx.delete(googleEvents).where(inArray(googleEvents.calendarId, ids));
}

/** Calendars of a person, those that are shown first. */
export const calendarsOf = (db: Database, ownerId: number): Promise<CalendarRow[]> =>
  db
    .select()
    .from(googleCalendars)
    .where(eq(googleCalendars.ownerId, ownerId))
    .orderBy(desc(googleCalendars.chosen), asc(googleCalendars.name), asc(googleCalendars.id));

export const recordOf = ({ id, name, chosen, syncedAt }: CalendarRow): GoogleCalendar => ({
  id,
  name,
  chosen,
  synced_at: syncedAt?.toISOString() ?? null,
});

/** Writes down which calendars a person has; those that they have no more go with their events. */
export async function keepCalendars(
  tx: Transaction,
  ownerId: number,
  { list, chosen }: { list: readonly RemoteCalendar[]; chosen: (calendar: RemoteCalendar) => boolean },
): Promise<void> {
  const byId = new Map(list.map((calendar) => [calendar.id, calendar]));
  const own = eq(googleCalendars.ownerId, ownerId);
  const gone = byId.size === 0 ? own : and(own, notInArray(googleCalendars.remoteId, [...byId.keys()]));
  await tx.delete(googleCalendars).where(gone);
  if (byId.size === 0) return;
  await tx
    .insert(googleCalendars)
    .values(
      [...byId.values()].map((calendar) => ({
        ownerId,
        remoteId: calendar.id,
        name: calendar.name,
        zone: calendar.zone,
        chosen: chosen(calendar),
      })),
    )
    .onConflictDoUpdate({
      target: [googleCalendars.ownerId, googleCalendars.remoteId],
      set: { name: sql`excluded.name`, zone: sql`excluded.zone` },
    });
}

/** Forgets the events of calendars, and how far they were read. */
export async function forgetEvents(
  tx: Transaction,
  ids: readonly string[],
  { chosen }: { chosen?: false } = {},
): Promise<void> {
  if (ids.length === 0) return;
  await tx.delete(googleEvents).where(inArray(googleEvents.calendarId, [...ids]));
  await tx
    .update(googleCalendars)
    .set({ syncToken: null, wholeAt: null, syncedAt: null, ...(chosen === false && { chosen }) })
    .where(inArray(googleCalendars.id, [...ids]));
}

/** Shows these calendars of a person and no others. False where one of them is not theirs. */
export async function choose(tx: Transaction, ownerId: number, ids: readonly string[]): Promise<boolean> {
  const calendars = await calendarsOf(tx, ownerId);
  const wanted = new Set(ids.map((id) => id.toLowerCase()));
  if ([...wanted].some((id) => !calendars.some((one) => one.id === id))) return false;
  const added = calendars.filter(({ id, chosen }) => !chosen && wanted.has(id)).map(({ id }) => id);
  const removed = calendars.filter(({ id, chosen }) => chosen && !wanted.has(id)).map(({ id }) => id);
  if (added.length > 0)
    await tx.update(googleCalendars).set({ chosen: true }).where(inArray(googleCalendars.id, added));
  await forgetEvents(tx, removed, { chosen: false });
  return true;
}

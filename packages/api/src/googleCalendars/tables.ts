import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';

import { users } from '../accounts/tables.ts';
import { type AuditDeclaration, audited, unaudited } from '../platform/audit/audited.ts';
import { instant } from '../platform/columnTypes.ts';

/** The Google account that a person connected. One that ends has its token until Google has revoked it. */
export const googleConnections = pgTable(
  'google_connections',
  {
    ownerId: integer('owner_id')
      .primaryKey()
      .references(() => users.id),
    status: text({ enum: ['connected', 'revoked', 'ending'] }).notNull(),
    /** The address of the account: that of its main calendar. */
    account: text(),
    /** The refresh token, encrypted (`platform/seal.ts`); null where the consent was taken back. */
    sealedToken: text('sealed_token'),
    connectedAt: instant('connected_at').notNull().defaultNow(),
    /** When its calendars were last read. */
    syncedAt: instant('synced_at'),
    endedAt: instant('ended_at'),
  },
  (table) => [
    index('google_connections_due')
      .on(table.syncedAt)
      .where(sql`${table.status} = 'connected'`),
  ],
);

/** Calendars of a connected account, and how far each was read. */
export const googleCalendars = pgTable(
  'google_calendars',
  {
    id: uuid().primaryKey().defaultRandom(),
    ownerId: integer('owner_id')
      .notNull()
      .references(() => googleConnections.ownerId, { onDelete: 'cascade' }),
    remoteId: text('remote_id').notNull(),
    name: text().notNull(),
    /** By its IANA name, as Google has it. */
    zone: text(),
    chosen: boolean().notNull().default(false),
    /** Answers what changed since it was given; null where all is to be read. */
    syncToken: text('sync_token'),
    /** When all of it was last read: what is shown moves on with the days. */
    wholeAt: instant('whole_at'),
    syncedAt: instant('synced_at'),
  },
  (table) => [uniqueIndex('google_calendars_remote').on(table.ownerId, table.remoteId)],
);

/** Events of calendars that are shown, series as their instances. Days of whole-day events are those of UTC. */
export const googleEvents = pgTable(
  'google_events',
  {
    calendarId: uuid('calendar_id')
      .notNull()
      .references(() => googleCalendars.id, { onDelete: 'cascade' }),
    remoteId: text('remote_id').notNull(),
    /** Of an instance, its series. */
    seriesId: text('series_id'),
    title: text().notNull(),
    place: text().notNull(),
    /** Its page at Google. */
    link: text().notNull(),
    allDay: boolean('all_day').notNull(),
    starts: instant('starts').notNull(),
    ends: instant('ends').notNull(),
    /** The reading of all that had it; what a later one does not have is deleted. */
    readingId: uuid('reading_id'),
  },
  (table) => [
    primaryKey({ columns: [table.calendarId, table.remoteId] }),
    index('google_events_starts').on(table.calendarId, table.starts),
  ],
);

/** What is kept of their changes (decision 48). */
export const audit: readonly AuditDeclaration[] = [
  audited(googleConnections, { person: 'ownerId', secret: ['sealedToken', 'account'], technical: ['syncedAt'] }),
  ...unaudited(
    'Copied from Google, and deleted with the connection, whose changes are kept.',
    googleCalendars,
    googleEvents,
  ),
];

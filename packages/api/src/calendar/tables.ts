import type { Recurrence } from '@lia/sdk/calendar/recurrence';
import { eventAudiences, eventKinds, feedKinds } from '@lia/sdk/calendar/rules';
import { mexicanZones } from '@lia/sdk/calendar/zones';
import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';

import { users } from '../accounts/tables.ts';
import { groups, institutions } from '../institutions/tables.ts';
import { type AuditDeclaration, audited } from '../platform/audit/audited.ts';
import { instant } from '../platform/columnTypes.ts';
import { clockColumn } from './clock.ts';

/**
 * Events of calendars. Their times are those of the clocks of their zone, since a series keeps its hour when clocks change; the
 * end is not part of an event.
 */
export const calendarEvents = pgTable(
  'calendar_events',
  {
    id: uuid().primaryKey().defaultRandom(),
    kind: text({ enum: eventKinds }).notNull(),
    schoolId: integer('school_id').references(() => institutions.id),
    groupId: uuid('group_id').references(() => groups.id),
    ownerId: integer('owner_id').references(() => users.id),
    audience: text({ enum: eventAudiences }).notNull().default('all'),
    title: text().notNull(),
    description: text().notNull().default(''),
    place: text().notNull().default(''),
    link: text().notNull().default(''),
    allDay: boolean('all_day').notNull(),
    starts: clockColumn().notNull(),
    ends: clockColumn().notNull(),
    zone: text({ enum: mexicanZones }).notNull(),
    recurrence: jsonb().$type<Recurrence>(),
    /** When the first of its instances starts, and when the last is over (null: never), moved ones among them. */
    spanFrom: clockColumn('span_from').notNull(),
    spanUntil: clockColumn('span_until'),
    /** One more with each change: a write that names another one is stale. */
    version: integer().notNull().default(1),
    createdBy: integer('created_by')
      .notNull()
      .references(() => users.id),
    createdAt: instant('created_at').notNull().defaultNow(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
    deletedAt: instant('deleted_at'),
  },
  (table) => [
    index('calendar_events_school').on(table.schoolId, table.spanFrom),
    index('calendar_events_group').on(table.groupId, table.spanFrom),
    index('calendar_events_owner').on(table.ownerId, table.spanFrom),
    index('calendar_events_site')
      .on(table.spanFrom)
      .where(sql`${table.kind} = 'site'`),
    index('calendar_events_created_by').on(table.createdBy),
    check(
      'calendar_events_calendar',
      sql`(${table.kind} = 'school') = (${table.schoolId} is not null)
        and (${table.kind} = 'group') = (${table.groupId} is not null)
        and (${table.kind} = 'personal') = (${table.ownerId} is not null)`,
    ),
    check('calendar_events_times', sql`${table.ends} > ${table.starts}`),
  ],
);

/** Instances of a series that were cancelled or changed, by when they were to start. What is null is as in the event. */
export const calendarExceptions = pgTable(
  'calendar_exceptions',
  {
    eventId: uuid('event_id')
      .notNull()
      .references(() => calendarEvents.id),
    instance: clockColumn().notNull(),
    cancelled: boolean().notNull().default(false),
    starts: clockColumn(),
    ends: clockColumn(),
    title: text(),
    description: text(),
    place: text(),
    link: text(),
  },
  (table) => [
    primaryKey({ columns: [table.eventId, table.instance] }),
    check('calendar_exceptions_times', sql`${table.ends} > ${table.starts}`),
  ],
);

/** The address at which other programs read a person's calendar, of which a hash is kept, and what it has. */
export const calendarFeeds = pgTable('calendar_feeds', {
  ownerId: integer('owner_id')
    .primaryKey()
    .references(() => users.id),
  tokenHash: text('token_hash').notNull().unique(),
  kinds: text({ enum: feedKinds }).array().notNull(),
  /** Whether it names the child whose an entry is. */
  names: boolean().notNull(),
  createdAt: instant('created_at').notNull().defaultNow(),
  /** When it was last read, to the hour. */
  readAt: instant('read_at'),
});

/** What is kept of their changes (decision 48). */
export const audit: readonly AuditDeclaration[] = [
  audited(calendarEvents, {
    technical: ['version', 'updatedAt', 'spanFrom', 'spanUntil'],
    institution: 'schoolId',
    person: 'ownerId',
    title: 'title',
  }),
  audited(calendarExceptions, { title: 'title' }),
  audited(calendarFeeds, { person: 'ownerId', secret: ['tokenHash'], technical: ['readAt'] }),
];

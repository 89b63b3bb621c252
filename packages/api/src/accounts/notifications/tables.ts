import { mexicanZones } from '@lia/sdk/calendar/zones';
import { languages } from '@lia/sdk/messages/language';
import { digests, type NotificationKind, type NotificationSwitch } from '@lia/sdk/notifications/rules';
import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';

import { type AuditDeclaration, unaudited } from '../../platform/audit/audited.ts';
import { instant } from '../../platform/columnTypes.ts';
import type { NamedEmail } from '../../platform/mail/outbox.ts';
import { sessions, users } from '../tables.ts';

/** What members are notified of, written in the transaction of what happened. Texts are made from `data` when they are read. */
export const notifications = pgTable(
  'notifications',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id),
    kind: text().$type<NotificationKind>().notNull(),
    /** What it is about and for whom, in words that are the same each time: there is one of a kind for it. */
    cause: text().notNull(),
    data: jsonb().notNull(),
    /** Whether the centre of the portal shows it. */
    inApp: boolean('in_app').notNull(),
    readAt: instant('read_at'),
    createdAt: instant('created_at').notNull(),
    /** Until when it is true: after that no e-mail and no push goes out; null where that does not end. */
    until: instant('until'),
    /** From when its e-mail may go out; null where there is none to send. */
    emailDue: instant('email_due'),
    emailedAt: instant('emailed_at'),
    /** The e-mail that its domain wrote; null where it is written from the notification. */
    heldEmail: jsonb('held_email').$type<NamedEmail>(),
  },
  (table) => [
    uniqueIndex('notifications_cause').on(table.kind, table.cause),
    index('notifications_user').on(
      table.userId,
      sql`(${table.readAt} is not null)`,
      table.createdAt.desc().nullsFirst(),
      table.id,
    ),
    index('notifications_created').on(table.createdAt),
    index('notifications_email_due')
      .on(table.emailDue)
      .where(sql`${table.emailDue} is not null`),
  ],
);

/** How a member wants to be notified; without a row, as everyone is at first. */
export const notificationPreferences = pgTable(
  'notification_preferences',
  {
    userId: integer('user_id')
      .primaryKey()
      .references(() => users.id),
    off: text().array().$type<NotificationSwitch[]>().notNull(),
    digest: text({ enum: digests }).notNull(),
    /** By the clock of the zone, `22:00`. */
    quietFrom: text('quiet_from'),
    quietUntil: text('quiet_until'),
    zone: text({ enum: mexicanZones }).notNull(),
    /** Of what is written to them; null until they choose one, register or sign in. */
    language: text({ enum: languages }),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  (table) => [
    check('notification_preferences_quiet', sql`(${table.quietFrom} is null) = (${table.quietUntil} is null)`),
  ],
);

/** Browsers that push reaches, each as of the session in which it was subscribed. */
export const pushSubscriptions = pgTable(
  'push_subscriptions',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id),
    sessionId: uuid('session_id')
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    /** Its address at the push service of the browser. */
    endpoint: text().notNull().unique(),
    /** The keys that what is sent is encrypted for (RFC 8291). */
    p256dh: text().notNull(),
    auth: text().notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [index().on(table.userId), index().on(table.sessionId)],
);

/** What is kept of their changes (decision 48). */
export const audit: readonly AuditDeclaration[] = [
  ...unaudited('Announce what other tables hold.', notifications),
  ...unaudited('Come and go with sessions, and hold keys.', pushSubscriptions),
  ...unaudited('Are how one person is notified, who changes them often.', notificationPreferences),
];

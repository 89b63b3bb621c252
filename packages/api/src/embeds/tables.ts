import { embedEvents } from '@lia/sdk/embeds/rules';
import { boolean, date, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';

import { institutions } from '../institutions/tables.ts';
import { orders } from '../payments/tables.ts';
import { type AuditDeclaration, audited, unaudited } from '../platform/audit/audited.ts';
import { instant } from '../platform/columnTypes.ts';

/** Sites that embed our forms. A deleted one keeps what came of it, and may be put back. */
export const embeds = pgTable(
  'embeds',
  {
    id: uuid().primaryKey().defaultRandom(),
    key: text().notNull().unique(),
    name: text().notNull(),
    /** Origins that the key is good on. */
    origins: text().array().notNull(),
    active: boolean().notNull(),
    /** The partner school whose site it is, which sees what comes of it; null for a site of no school. */
    school_id: integer('school_id').references(() => institutions.id),
    /** The key before this one, which may be put back. */
    formerKey: text('former_key').unique(),
    renewedAt: instant('renewed_at'),
    createdAt: instant('created_at').notNull().defaultNow(),
    deletedAt: instant('deleted_at'),
  },
  (table) => [index('embeds_school').on(table.school_id)],
);

/** How often something happened to a form in a day. Sums alone: nothing about who it was. */
export const embedCounts = pgTable(
  'embed_counts',
  {
    embedId: uuid('embed_id')
      .notNull()
      .references(() => embeds.id),
    form: text().notNull(),
    event: text({ enum: embedEvents }).notNull(),
    day: date().notNull(),
    count: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.embedId, table.form, table.event, table.day] })],
);

/** Where a key was refused: a page that its owner forgot, or another site's. */
export const embedRefusals = pgTable(
  'embed_refusals',
  {
    embedId: uuid('embed_id')
      .notNull()
      .references(() => embeds.id),
    origin: text().notNull(),
    count: integer().notNull(),
    lastAt: instant('last_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.embedId, table.origin] })],
);

/** Orders that came from an embedded form. */
export const embedOrders = pgTable(
  'embed_orders',
  {
    orderId: uuid('order_id')
      .primaryKey()
      .references(() => orders.id),
    embedId: uuid('embed_id')
      .notNull()
      .references(() => embeds.id),
    form: text().notNull(),
  },
  (table) => [index('embed_orders_embed').on(table.embedId)],
);

/** What is kept of their changes (decision 48). */
export const audit: readonly AuditDeclaration[] = [
  audited(embeds, { secret: ['key', 'formerKey'], institution: 'school_id', title: 'name' }),
  ...unaudited('Are counts, and where an order came from.', embedCounts, embedRefusals, embedOrders),
];

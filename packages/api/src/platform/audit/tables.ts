import { auditOperations } from '@lia/sdk/audit/rules';
import { sql } from 'drizzle-orm';
import { bigint, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';

import { instant } from '../columnTypes.ts';
import { sortIndexes } from '../lists/sortIndexes.ts';

/** Values by the name of their column. */
type Values = Readonly<Record<string, unknown>>;

/**
 * Changes of records, written by triggers (triggers.ts) in the transaction of the change, and never changed. Nothing refers
 * to what it names: entries outlive it.
 */
export const auditEntries = pgTable(
  'audit_entries',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    at: instant('at').notNull().defaultNow(),
    operation: text({ enum: auditOperations }).notNull(),
    /** The table, and the primary key of its row. */
    record: text().notNull(),
    recordId: text('record_id').notNull(),
    /** Who acted, by what (actor.ts): all null where the database was written to directly. */
    actorId: integer('actor_id'),
    origin: text({ enum: ['call', 'job', 'start'] }),
    action: text(),
    actionId: text('action_id'),
    network: text(),
    /** What the row belongs to. */
    personId: integer('person_id'),
    institutionId: integer('institution_id'),
    orderId: uuid('order_id'),
    /** Columns that changed: null where there was no row before, or is none after. */
    before: jsonb().$type<Values>(),
    after: jsonb().$type<Values>(),
    /** Secret columns that changed. */
    withheld: text().array(),
  },
  (table) => [
    ...sortIndexes('audit_entries', [table.id], [table.at]),
    // What is rare is found without reading all that is not, in the order of the list.
    index('audit_entries_kind').on(table.record, table.operation, table.at, table.id),
    index('audit_entries_deletions')
      .on(table.at, table.id)
      .where(sql`${table.operation} = 'delete'`),
    index('audit_entries_outside')
      .on(table.at, table.id)
      .where(sql`${table.origin} is null or ${table.origin} = 'start'`),
    index('audit_entries_record').on(table.record, table.recordId),
    // Most entries have one or two of these; of the first ones there may be thousands for each value, which are sorted.
    ...[table.actorId, table.institutionId, table.actionId].map((column) =>
      index(`audit_entries_by_${column.name}`)
        .on(column, table.at, table.id)
        .where(sql`${column} is not null`),
    ),
    // Without reading the entries: a school's are those of some kinds, while a person belongs to it.
    index('audit_entries_by_person')
      .on(table.personId, table.record, table.at, table.operation, table.id)
      .where(sql`${table.personId} is not null`),
    index('audit_entries_order_id')
      .on(table.orderId)
      .where(sql`${table.orderId} is not null`),
  ],
);

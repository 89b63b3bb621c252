import { contactRecords } from '@lia/sdk/contacts/records';
import { sql } from 'drizzle-orm';
import { check, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';

import { users } from '../accounts/tables.ts';
import { type AuditDeclaration, audited } from '../platform/audit/audited.ts';
import { instant } from '../platform/columnTypes.ts';

/**
 * Follow-up calls that the team made. Removed marks stay, with who removed them: the table is both the current status and
 * its history.
 */
export const contactMarks = pgTable(
  'contact_marks',
  {
    id: uuid().primaryKey().defaultRandom(),
    record: text({ enum: contactRecords }).notNull(),
    recordId: uuid('record_id').notNull(),
    madeBy: integer('made_by')
      .notNull()
      .references(() => users.id),
    madeAt: instant('made_at').notNull().defaultNow(),
    undoneBy: integer('undone_by').references(() => users.id),
    undoneAt: instant('undone_at'),
  },
  (table) => [
    // One of them holds at a time, however many people press at once.
    uniqueIndex('contact_marks_holds')
      .on(table.record, table.recordId)
      .where(sql`${table.undoneAt} is null`),
    check('contact_marks_undone', sql`(${table.undoneAt} is null) = (${table.undoneBy} is null)`),
  ],
);

/** What is kept of their changes (decision 48). */
export const audit: readonly AuditDeclaration[] = [audited(contactMarks, {})];

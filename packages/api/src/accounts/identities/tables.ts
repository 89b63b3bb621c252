import { index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';

import { type AuditDeclaration, audited } from '../../platform/audit/audited.ts';
import { instant } from '../../platform/columnTypes.ts';
import { users } from '../tables.ts';

/** Accounts at identity providers and the account of ours that each of them opens. */
export const identities = pgTable(
  'identities',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id),
    issuer: text().notNull(),
    /** Who it is at the issuer: `sub`. */
    subject: text().notNull(),
    /** The address that the issuer knew when it was linked. It opens nothing. */
    email: text(),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [uniqueIndex('identities_subject').on(table.issuer, table.subject), index().on(table.userId)],
);

export const audit: readonly AuditDeclaration[] = [audited(identities, { person: 'userId', title: 'email' })];

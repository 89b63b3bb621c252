import { index, pgTable, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';

import { memberships, planTerms } from '../memberships/tables.ts';
import { type AuditDeclaration, audited } from '../platform/audit/audited.ts';

const instant = (name: string) => timestamp(name, { withTimezone: true });

/** Higher prices of plans that payers were notified of. One counts from when its e-mail was sent, and no sooner. */
export const priceNotices = pgTable(
  'price_notices',
  {
    id: uuid().primaryKey().defaultRandom(),
    membershipId: uuid('membership_id')
      .notNull()
      .references(() => memberships.id),
    termId: uuid('term_id')
      .notNull()
      .references(() => planTerms.id),
    sentAt: instant('sent_at'),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('price_notices_membership').on(table.membershipId, table.termId),
    index('price_notices_term').on(table.termId),
  ],
);

/** What is kept of their changes (decision 48). */
export const audit: readonly AuditDeclaration[] = [audited(priceNotices, {})];

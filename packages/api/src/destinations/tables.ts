import { destinations } from '@lia/sdk/destinations/rules';
import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';

import { users } from '../accounts/tables.ts';
import { type AuditDeclaration, unaudited } from '../platform/audit/audited.ts';
import { instant } from '../platform/columnTypes.ts';

/** Tokens that open destinations and were not redeemed yet, by their `jti`. */
export const destinationTokens = pgTable(
  'destination_tokens',
  {
    id: uuid().primaryKey().defaultRandom(),
    destination: text({ enum: destinations }).notNull(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id),
    /** The course that opens at the destination. */
    courseId: integer('course_id'),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [index().on(table.expiresAt), index().on(table.userId)],
);

export const audit: readonly AuditDeclaration[] = [
  ...unaudited('Come and go with each visit to a destination, within a minute.', destinationTokens),
];

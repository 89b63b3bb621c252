import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';

import { users } from '../accounts/tables.ts';
import { type AuditDeclaration, unaudited } from '../platform/audit/audited.ts';
import { instant } from '../platform/columnTypes.ts';

/** Attempts to sign in by a provider that are under way, by the hash of their `state`. */
export const federationAttempts = pgTable(
  'federation_attempts',
  {
    stateHash: text('state_hash').primaryKey(),
    /** Of the secret that the browser keeps. */
    secretHash: text('secret_hash').notNull(),
    provider: text().notNull(),
    nonce: text().notNull(),
    /** Of PKCE. */
    verifier: text().notNull(),
    /** Whose account it is linked to; null where it signs in. */
    userId: integer('user_id').references(() => users.id),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [
    index().on(table.expiresAt),
    index('federation_attempts_user')
      .on(table.userId)
      .where(sql`${table.userId} is not null`),
  ],
);

export const audit: readonly AuditDeclaration[] = unaudited(
  'Come and go with each sign-in, and hold codes.',
  federationAttempts,
);

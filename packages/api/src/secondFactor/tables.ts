import { bigint, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';

import { users } from '../accounts/tables.ts';
import { type AuditDeclaration, audited, unaudited } from '../platform/audit/audited.ts';
import { instant } from '../platform/columnTypes.ts';

/** Keys of authenticator apps, one for an account. */
export const secondFactors = pgTable('second_factors', {
  userId: integer('user_id')
    .primaryKey()
    .references(() => users.id),
  /** The key, encrypted (`platform/seal.ts`). */
  sealedKey: text('sealed_key').notNull(),
  createdAt: instant('created_at').notNull().defaultNow(),
  /** When a code of the app turned it on; null while none has. */
  confirmedAt: instant('confirmed_at'),
  /** The time step (RFC 6238) of the latest code that was accepted: neither it nor an earlier one is accepted again. */
  lastStep: bigint('last_step', { mode: 'number' }).notNull().default(0),
});

/** Codes that take the place of an app's, each once, as keyed hashes. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    id: uuid().primaryKey().defaultRandom(),
    codeHash: text('code_hash').notNull().unique(),
    userId: integer('user_id')
      .notNull()
      .references(() => secondFactors.userId, { onDelete: 'cascade' }),
    usedAt: instant('used_at'),
  },
  (table) => [index('recovery_codes_user').on(table.userId)],
);

/** What is kept of their changes (decision 48). */
export const audit: readonly AuditDeclaration[] = [
  audited(secondFactors, { secret: ['sealedKey'], technical: ['lastStep'], person: 'userId' }),
  ...unaudited('Come and go with the second factor that they belong to, whose changes are kept.', recoveryCodes),
];

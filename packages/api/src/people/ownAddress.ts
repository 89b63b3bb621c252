import { isStudent } from '@lia/sdk/accounts/roles';
import { type SQL, sql } from 'drizzle-orm';

import { sessions, type users } from '../accounts/tables.ts';
import { consents } from '../consents/tables.ts';

/** Whether the owner of an account uses it: they signed in, or accepted a text. A column of a query of `users`. */
export const isUsed: SQL<boolean> = sql<boolean>`(
  exists (select from ${sessions} where ${sessions.userId} = users.id)
  or exists (select from ${consents} where ${consents.subjectKind} = 'user' and ${consents.subjectId} = users.id::text))`;

/**
 * Whether a school is not to change the address of an account: it is confirmed, or its owner uses the account. With another
 * address, the school could choose the password of a teacher or parent and act as them.
 */
export function ownsAddress({
  role,
  dependent,
  emailVerifiedAt,
  isUsed: used,
}: Pick<typeof users.$inferSelect, 'role' | 'dependent' | 'emailVerifiedAt'> & { isUsed: boolean }): boolean {
  if (emailVerifiedAt) return true;
  return used && (dependent || !role.some(isStudent));
}

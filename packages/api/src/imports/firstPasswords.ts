import { mayHaveCard } from '@lia/sdk/accounts/accessCodes';
import { eq } from 'drizzle-orm';

import { noPassword } from '../accounts/passwords.ts';
import type { users } from '../accounts/tables.ts';
import { institutions } from '../institutions/tables.ts';
import type { Transaction } from '../platform/database.ts';
import { found } from '../platform/errors.ts';
import type { Import } from './store.ts';

type FirstPassword = Pick<typeof users.$inferInsert, 'passwordHash' | 'temporaryPassword'>;

/**
 * What new accounts of an import begin with: the password of the import, to be replaced. Students who sign in with a card get
 * no password, unless their school lets them share that one; it is theirs then, since they cannot be asked to choose another.
 */
export async function firstPasswords(
  tx: Transaction,
  { schoolId, passwordHash }: Pick<Import, 'schoolId' | 'passwordHash'>,
): Promise<(account: Parameters<typeof mayHaveCard>[0]) => FirstPassword> {
  if (passwordHash === null) throw new Error('The import has no password');
  const [school] = await tx
    .select({ childrenShare: institutions.children_share_password })
    .from(institutions)
    .where(eq(institutions.id, schoolId));
  const { childrenShare } = found(school);
  return (account) =>
    mayHaveCard(account)
      ? { passwordHash: childrenShare ? passwordHash : noPassword(passwordHash), temporaryPassword: false }
      : { passwordHash, temporaryPassword: true };
}

import { mayHaveCard } from '@lia/sdk/accounts/accessCodes';
import type { SignedIn } from '@lia/sdk/accounts/schema';
import { and, eq, isNull, or, sql } from 'drizzle-orm';

import { hashOf, isCurrentCode } from '../accounts/accessCodes.ts';
import { countUnknownCode } from '../accounts/attempts.ts';
import { open } from '../accounts/service.ts';
import type { Place } from '../accounts/sessions.ts';
import { accessCodes, users } from '../accounts/tables.ts';
import { isStudentOf } from '../institutions/members.ts';
import type { AppContext } from '../platform/appContext.ts';
import { inTransaction, type Transaction } from '../platform/database.ts';
import { ApiFailure } from '../platform/errors.ts';

/**
 * Opens a session by the code of an access card. Unknown codes count towards a limit of their own of the address.
 * @throws {ApiFailure} 401 `ACCESS_CODE_UNKNOWN`, 429 `RATE_LIMITED`.
 */
export async function signInByCode(app: AppContext, code: string, place: Place): Promise<SignedIn> {
  const signedIn = await inTransaction(app.db, async (tx) => {
    const holder = await holderOf(tx, app.secret, code);
    return holder && open({ ...app, db: tx }, holder.userId, place, { accessCodeId: holder.codeId });
  });
  if (signedIn) return signedIn;
  await countUnknownCode(app, place.address, 'card');
  throw new ApiFailure(401, 'ACCESS_CODE_UNKNOWN');
}

/** An account that a code opens. */
interface CodeHolder {
  userId: number;
  codeId: string;
}

/**
 * The account behind a code, which counts as used from now on; null where none is, or where its student has outgrown cards or is no
 * more of the school that gave it. The code stays locked until the transaction ends, so that replacing it ends what is opened with it
 * as well.
 */
async function holderOf(tx: Transaction, secret: Uint8Array, code: string): Promise<CodeHolder | null> {
  const [holder] = await tx
    .select({ codeId: accessCodes.id, userId: users.id, role: users.role, level: users.level })
    .from(accessCodes)
    .innerJoin(users, and(eq(users.id, accessCodes.userId), isNull(users.deletedAt)))
    .where(
      and(
        eq(accessCodes.codeHash, hashOf(secret, code)),
        isCurrentCode,
        or(isNull(accessCodes.schoolId), isStudentOf(accessCodes.userId, accessCodes.schoolId)),
      ),
    )
    .for('update', { of: accessCodes });
  if (!holder || !mayHaveCard(holder)) return null;
  await tx
    .update(accessCodes)
    .set({ usedAt: sql`now()` })
    .where(eq(accessCodes.id, holder.codeId));
  return { userId: holder.userId, codeId: holder.codeId };
}

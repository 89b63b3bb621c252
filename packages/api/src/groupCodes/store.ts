import { randomUUID } from 'node:crypto';

import { GROUP_CODE_DAYS, GROUP_CODE_USES } from '@lia/sdk/groupCodes/rules';
import type { GroupCode } from '@lia/sdk/groupCodes/schema';
import { and, eq, gt, lt, sql } from 'drizzle-orm';

import { groupList } from '../groups/lists.ts';
import type { GroupScope } from '../groups/scope.ts';
import type { AppContext } from '../platform/appContext.ts';
import type { Database } from '../platform/database.ts';
import { found, notFound } from '../platform/errors.ts';
import { codeOf, hashOf } from './code.ts';
import { groupCodes } from './tables.ts';

interface Call {
  app: Pick<AppContext, 'secret'>;
  db: Database;
  scope: GroupScope;
}

/** Codes by which a student may still join. */
export const isGood = and(gt(groupCodes.expiresAt, sql`now()`), lt(groupCodes.uses, GROUP_CODE_USES));

/** The code of a group that is good today; null where it has none. @throws {ApiFailure} 404 */
export async function readCode({ app, db, scope }: Call, groupId: string): Promise<GroupCode | null> {
  const group = found(await groupList.find({ db, scope }, groupId));
  const [row] = await db
    .select()
    .from(groupCodes)
    .where(and(eq(groupCodes.groupId, group.id), isGood));
  if (!row) return null;
  return { code: codeOf(app.secret, row.id), uses: row.uses, expires_at: row.expiresAt.toISOString() };
}

/** Gives a group a code in the place of an earlier one. @throws {ApiFailure} 404 */
export async function makeCode({ app, db, scope }: Call, groupId: string): Promise<void> {
  const group = found(await groupList.find({ db, scope }, groupId));
  const id = randomUUID();
  const code = {
    id,
    codeHash: hashOf(app.secret, codeOf(app.secret, id)),
    expiresAt: sql`now() + make_interval(days => ${GROUP_CODE_DAYS})`,
    uses: 0,
  };
  await db
    .insert(groupCodes)
    .values({ groupId: group.id, ...code })
    .onConflictDoUpdate({ target: groupCodes.groupId, set: code });
}

/** Ends the code of a group. @throws {ApiFailure} 404 where there is none */
export async function endCode({ db, scope }: Omit<Call, 'app'>, groupId: string): Promise<void> {
  const group = found(await groupList.find({ db, scope }, groupId));
  const ended = await db.delete(groupCodes).where(eq(groupCodes.groupId, group.id)).returning({ id: groupCodes.id });
  if (ended.length === 0) throw notFound();
}

/** Deletes codes that are over. */
export async function sweepGroupCodes(db: Database): Promise<void> {
  await db.delete(groupCodes).where(lt(groupCodes.expiresAt, sql`now()`));
}

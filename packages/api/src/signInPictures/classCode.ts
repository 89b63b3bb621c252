import { randomBytes } from 'node:crypto';

import { addDays } from '@lia/sdk/calendar/days';
import { dayOf } from '@lia/sdk/calendar/instants';
import { instantOf } from '@lia/sdk/calendar/zones';
import type { Group } from '@lia/sdk/groups/schema';
import type { ClassQr, MadeClassQr } from '@lia/sdk/signInPictures/schema';
import { and, eq, gt, isNull, sql } from 'drizzle-orm';

import { endSessionsBy } from '../accounts/signInPictures.ts';
import { signInPictures } from '../accounts/tables.ts';
import { groupList } from '../groups/lists.ts';
import type { GroupScope } from '../groups/scope.ts';
import { groups, schoolEnrolments, schoolYears } from '../institutions/tables.ts';
import type { AppContext, Session } from '../platform/appContext.ts';
import { type Database, inTransaction, type Transaction } from '../platform/database.ts';
import { ApiFailure, found, notFound } from '../platform/errors.ts';
import { keyedHash } from '../platform/secret.ts';
import { classCodes } from './tables.ts';

/** 160 random bits, 27 characters in base64url: a QR alone leads with them, so they may be long. */
const CODE_BYTES = 20;

/** The calendar of the SEP ends in July. */
const LAST_DAY = '-07-31';

/** How a code is kept. */
export const hashOf = (secret: Uint8Array, code: string): string => keyedHash(secret, 'class codes', code);

/** Codes that open the page of a class today, as a condition. */
export const isGood = and(isNull(classCodes.endedAt), gt(classCodes.expiresAt, sql`now()`));

interface Call {
  db: Database;
  scope: GroupScope;
}

/** The code of a group that is good today; null where it has none. @throws {ApiFailure} 404 */
export async function readQr(call: Call, groupId: string): Promise<ClassQr | null> {
  const group = found(await groupList.find(call, groupId));
  const [row] = await call.db
    .select({ id: classCodes.id, expiresAt: classCodes.expiresAt })
    .from(classCodes)
    .where(and(eq(classCodes.groupId, group.id), isGood));
  return row ? { id: row.id, expires_at: row.expiresAt.toISOString() } : null;
}

interface MakingCall extends Call {
  app: Pick<AppContext, 'secret' | 'config'>;
  session: Pick<Session, 'userId'>;
}

/** Gives a class a code in the place of the one that is named. @throws {ApiFailure} 404, 409 */
export const makeQr = (call: MakingCall, groupId: string, replaces: string | null): Promise<MadeClassQr> =>
  inTransaction(call.db, async (tx) => {
    const { app, scope, session } = call;
    const group = await lockGroup(tx, scope, groupId);
    const current = await readQr({ db: tx, scope }, groupId);
    if ((current?.id ?? null) !== (replaces?.toLowerCase() ?? null)) throw new ApiFailure(409, 'PICTURES_CHANGED');
    await endCodes(tx, group.id);
    const code = randomBytes(CODE_BYTES).toString('base64url');
    const [made] = await tx
      .insert(classCodes)
      .values({
        groupId: group.id,
        codeHash: hashOf(app.secret, code),
        createdBy: session.userId,
        expiresAt: await endOfYear(tx, group),
      })
      .returning({ expiresAt: classCodes.expiresAt });
    return {
      url: `${app.config.publicUrl}/login/clase#code=${code}`,
      group: group.name,
      school: group.school.name,
      level: group.level,
      grade: group.grade,
      expires_at: found(made).expiresAt.toISOString(),
    };
  });

/** Ends the code of a class. @throws {ApiFailure} 404 where it has none */
export const endQr = (call: Call, groupId: string): Promise<void> =>
  inTransaction(call.db, async (tx) => {
    const group = await lockGroup(tx, call.scope, groupId);
    if (!(await endCodes(tx, group.id))) throw notFound();
  });

/** A group of a scope, held until the transaction ends: codes of it are made one after the other. @throws {ApiFailure} 404 */
async function lockGroup(tx: Transaction, scope: GroupScope, id: string): Promise<Group> {
  const group = found(await groupList.find({ db: tx, scope }, id));
  await tx.select({ id: groups.id }).from(groups).where(eq(groups.id, group.id)).for('no key update');
  return group;
}

/** Ends the code of a class with the sessions that pictures of its students opened. False where it has none. */
async function endCodes(tx: Transaction, groupId: string): Promise<boolean> {
  const ended = await tx
    .update(classCodes)
    .set({ endedAt: sql`now()` })
    .where(and(eq(classCodes.groupId, groupId), isNull(classCodes.endedAt)))
    .returning({ id: classCodes.id });
  if (ended.length === 0) return false;
  const opened = await tx
    .select({ id: signInPictures.id })
    .from(signInPictures)
    .innerJoin(
      schoolEnrolments,
      and(eq(schoolEnrolments.userId, signInPictures.userId), eq(schoolEnrolments.schoolId, signInPictures.schoolId)),
    )
    .where(and(eq(schoolEnrolments.groupId, groupId), isNull(schoolEnrolments.until)));
  await endSessionsBy(
    tx,
    opened.map(({ id }) => id),
  );
  return true;
}

/** When the school year of a group is over, on the clocks of its school: as the school keeps it, or at the end of July. */
async function endOfYear(tx: Transaction, { id, zone }: Pick<Group, 'id' | 'zone'>): Promise<Date> {
  const today = dayOf(new Date().toISOString(), zone);
  const [year] = await tx
    .select({ endsOn: schoolYears.endsOn })
    .from(groups)
    .innerJoin(schoolYears, eq(schoolYears.id, groups.yearId))
    .where(eq(groups.id, id));
  const here = Number(today.slice(0, 4));
  const july = `${here}${LAST_DAY}`;
  const standard = july > today ? july : `${here + 1}${LAST_DAY}`;
  const last = year && year.endsOn >= today ? year.endsOn : standard;
  return new Date(instantOf(`${addDays(last, 1)}T00:00`, zone));
}

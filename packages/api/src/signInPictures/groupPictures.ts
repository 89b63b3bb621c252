import type { Group } from '@lia/sdk/groups/schema';
import type { SignInPicture } from '@lia/sdk/signInPictures/rules';
import type { GroupPicture, NewGroupPictures, StudentPictures } from '@lia/sdk/signInPictures/schema';
import { and, asc, eq, inArray, type SQL } from 'drizzle-orm';

import { holdersIn, lockHolders } from '../accessCards/holders.ts';
import {
  allowAgain,
  endPictures,
  hashPictures,
  hasPictureGrade,
  isCurrent,
  isOfSchool,
  pictureStatus,
  randomPictures,
} from '../accounts/signInPictures.ts';
import { signInPictures, users } from '../accounts/tables.ts';
import { groupList } from '../groups/lists.ts';
import type { GroupScope } from '../groups/scope.ts';
import type { AppContext, Session } from '../platform/appContext.ts';
import { type Database, inTransaction, type Transaction } from '../platform/database.ts';
import { ApiFailure, found } from '../platform/errors.ts';

interface Call {
  db: Database;
  scope: GroupScope;
}

/** Students of a group who may have pictures, as a condition on `users`. */
const childrenIn = (scope: GroupScope, group: Group): SQL | undefined => and(holdersIn(scope, group), hasPictureGrade);

/** Students of a group with where their pictures stand, by surname. @throws {ApiFailure} 404 */
export async function listPictures(call: Call, groupId: string): Promise<GroupPicture[]> {
  const group = found(await groupList.find(call, groupId));
  return call.db
    .select({
      uuid: users.uuid,
      name: users.name,
      last_name: users.lastName,
      username: users.username,
      pictures: pictureStatus,
      pictures_id: signInPictures.id,
    })
    .from(users)
    .leftJoin(signInPictures, and(eq(signInPictures.userId, users.id), isCurrent, isOfSchool(group.school.id)))
    .where(childrenIn(call.scope, group))
    .orderBy(asc(users.sortName), asc(users.id));
}

interface MakingCall extends Call {
  app: Pick<AppContext, 'secret' | 'config'>;
  session: Pick<Session, 'userId'>;
}

/**
 * Makes pictures for students of a group, each in the place of those that are named. Repeated, they are refused, as cards are
 * (decision 90). @throws {ApiFailure} 404, 409
 */
export async function makePictures(
  call: MakingCall,
  groupId: string,
  { students }: NewGroupPictures,
): Promise<StudentPictures[]> {
  // Before the hashes are made, which cost.
  const group = found(await groupList.find(call, groupId));
  const replaced = new Map(students.map(({ uuid, replaces }) => [uuid.toLowerCase(), replaces?.toLowerCase() ?? null]));
  const made = new Map<string, { pictures: SignInPicture[]; hash: string }>();
  for (const uuid of replaced.keys()) {
    const pictures = randomPictures();
    // One after the other: who signs in meanwhile waits for one of them, not for all.
    // oxlint-disable-next-line no-await-in-loop
    made.set(uuid, { pictures, hash: await hashPictures(call.app, uuid, pictures) });
  }
  return inTransaction(call.db, async (tx) => {
    const holders = await lockHolders(tx, childrenIn(call.scope, group), [...replaced.keys()]);
    const ids = holders.map(({ id }) => id);
    const current = await tx
      .select({ id: signInPictures.id, uuid: users.uuid })
      .from(signInPictures)
      .innerJoin(users, eq(users.id, signInPictures.userId))
      .where(and(inArray(signInPictures.userId, ids), isCurrent, isOfSchool(group.school.id)));
    const known = new Map(current.map(({ id, uuid }) => [uuid, id]));
    const hasChanged = [...replaced].some(([uuid, replaces]) => (known.get(uuid) ?? null) !== replaces);
    if (hasChanged) throw new ApiFailure(409, 'PICTURES_CHANGED');
    await endPictures(tx, ids, isOfSchool(group.school.id));
    await tx.insert(signInPictures).values(
      holders.map(({ id, uuid }) => ({
        userId: id,
        schoolId: group.school.id,
        hash: found(made.get(uuid)).hash,
        createdBy: call.session.userId,
      })),
    );
    return named(tx, group, made);
  });
}

/** The students of whom pictures were made, in the order in which they were sent. */
async function named(
  tx: Transaction,
  { name: group, school }: Group,
  made: ReadonlyMap<string, { pictures: SignInPicture[] }>,
): Promise<StudentPictures[]> {
  const rows = await tx
    .select({ uuid: users.uuid, name: users.name, last_name: users.lastName })
    .from(users)
    .where(inArray(users.uuid, [...made.keys()]));
  const byUuid = new Map(rows.map((row) => [row.uuid, row]));
  return [...made].map(([uuid, { pictures }]) => ({
    ...found(byUuid.get(uuid)),
    group,
    school: school.name,
    pictures,
  }));
}

/** Students of a group by their uuids, held until the transaction ends, and what its school gave. @throws {ApiFailure} 404 */
async function lockIn(tx: Transaction, scope: GroupScope, groupId: string, uuids: readonly string[]) {
  const group = found(await groupList.find({ db: tx, scope }, groupId));
  const ids = (await lockHolders(tx, childrenIn(scope, group), uuids)).map(({ id }) => id);
  return { ids, given: isOfSchool(group.school.id) };
}

/** Ends pictures of students of a group. @throws {ApiFailure} 404 */
export const endGroupPictures = (call: Call, groupId: string, uuids: readonly string[]): Promise<void> =>
  inTransaction(call.db, async (tx) => {
    const { ids, given } = await lockIn(tx, call.scope, groupId, uuids);
    await endPictures(tx, ids, given);
  });

/** Lets students of a group try their pictures again, all or none. @throws {ApiFailure} 404, 409 */
export const allowGroupPictures = (call: Call, groupId: string, uuids: readonly string[]): Promise<void> =>
  inTransaction(call.db, async (tx) => {
    const { ids, given } = await lockIn(tx, call.scope, groupId, uuids);
    if ((await allowAgain(tx, ids, given)).size < ids.length) throw new ApiFailure(409, 'PICTURES_SPENT');
  });

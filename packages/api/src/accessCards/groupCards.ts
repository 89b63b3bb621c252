import type { AccessCard, GroupCard, NewGroupCards } from '@lia/sdk/accessCards/schema';
import type { Group } from '@lia/sdk/groups/schema';
import { PUBLIC_SCHOOL_ID } from '@lia/sdk/registrations/rules';
import { and, asc, eq, inArray, isNull, or, type SQL, sql } from 'drizzle-orm';

import { cardStatus, endCodes, hasCardLevel } from '../accounts/accessCodes.ts';
import { accessCodes, users } from '../accounts/tables.ts';
import { groupList } from '../groups/lists.ts';
import { type GroupScope, reachesWholeSchool } from '../groups/scope.ts';
import { isWithoutGuardian } from '../imports/awaitedGuardian.ts';
import { registeredStudents } from '../imports/tables.ts';
import { isCurrentMember } from '../institutions/members.ts';
import { groups, institutions, schoolEnrolments, schoolMembers } from '../institutions/tables.ts';
import type { AppContext, Session } from '../platform/appContext.ts';
import type { Database, Transaction } from '../platform/database.ts';
import { ApiFailure, found, notFound } from '../platform/errors.ts';
import { makeCards } from './service.ts';

interface Call {
  db: Database;
  scope: GroupScope;
}

/** Students whom a user registered, until someone else answers for them. */
const ownRegistered = (userId: number): SQL => sql`${users.id} in (
  select ${registeredStudents.studentId} from ${registeredStudents}
  where ${registeredStudents.registeredBy} = ${userId} and ${isWithoutGuardian})`;

/** Children of public registrations have their cards from their parents: their teacher there makes none. */
const cardsAreTheSchools = (scope: GroupScope, { school }: Group): SQL | undefined =>
  or(
    sql`${school.id}::int <> ${PUBLIC_SCHOOL_ID}::int`,
    reachesWholeSchool(scope, school.id),
    scope.where({ school: () => sql`false`, groups: ownRegistered }),
  );

/** Students of a group who may have a card, as a condition on `users`. */
const holdersIn = (scope: GroupScope, group: Group): SQL | undefined =>
  and(
    isNull(users.deletedAt),
    hasCardLevel,
    sql`${users.id} in (select ${schoolEnrolments.userId} from ${schoolEnrolments}
      where ${schoolEnrolments.groupId} = ${group.id} and ${schoolEnrolments.until} is null)`,
    sql`${users.id} in (select ${schoolMembers.userId} from ${schoolMembers}
      where ${schoolMembers.schoolId} = ${group.school.id} and ${schoolMembers.role} = 'student' and ${isCurrentMember})`,
    cardsAreTheSchools(scope, group),
  );

/** Students of a group with their cards, by surname. @throws {ApiFailure} 404 */
export async function listGroupCards(call: Call, groupId: string): Promise<GroupCard[]> {
  const group = found(await groupList.find(call, groupId));
  return call.db
    .select({
      uuid: users.uuid,
      name: users.name,
      last_name: users.lastName,
      username: users.username,
      card: cardStatus,
      card_id: accessCodes.id,
    })
    .from(users)
    .leftJoin(accessCodes, and(eq(accessCodes.userId, users.id), isNull(accessCodes.endedAt)))
    .where(holdersIn(call.scope, group))
    .orderBy(asc(users.sortName), asc(users.id));
}

/** Students of a group by their uuids, locked in the order in which codes are ended. @throws {ApiFailure} 404 */
async function lockHolders(tx: Transaction, scope: GroupScope, group: Group, uuids: readonly string[]) {
  const wanted = new Set(uuids.map((uuid) => uuid.toLowerCase()));
  const holders = await tx
    .select({ id: users.id, uuid: users.uuid })
    .from(users)
    .where(and(inArray(users.uuid, [...wanted]), holdersIn(scope, group)))
    .orderBy(users.id)
    .for('no key update');
  if (holders.length < wanted.size) throw notFound();
  return holders;
}

interface MakingCall extends Call {
  app: Pick<AppContext, 'secret'>;
  db: Transaction;
  session: Pick<Session, 'userId'>;
}

/**
 * Makes cards for students of a group, each in the place of the one that is named for it. Repeated, they are refused: the
 * first call's cards are current, and no longer what would be replaced. @throws {ApiFailure} 404, 409, 422
 */
export async function makeGroupCards(
  { app, db, scope, session }: MakingCall,
  groupId: string,
  { students }: NewGroupCards,
): Promise<AccessCard[]> {
  const group = found(await groupList.find({ db, scope }, groupId));
  const uuids = students.map(({ uuid }) => uuid);
  const holders = await lockHolders(db, scope, group, uuids);
  const current = await db
    .select({ id: accessCodes.id, uuid: users.uuid })
    .from(accessCodes)
    .innerJoin(users, eq(users.id, accessCodes.userId))
    .where(
      and(
        inArray(
          accessCodes.userId,
          holders.map(({ id }) => id),
        ),
        isNull(accessCodes.endedAt),
      ),
    );
  const cards = new Map(current.map(({ id, uuid }) => [uuid, id]));
  const hasChanged = students.some(
    ({ uuid, replaces }) => (cards.get(uuid.toLowerCase()) ?? null) !== (replaces?.toLowerCase() ?? null),
  );
  if (hasChanged) throw new ApiFailure(409, 'CARDS_CHANGED');
  const within = and(eq(groups.id, group.id), eq(institutions.id, group.school.id));
  return makeCards({ app, db, within, session }, uuids);
}

/** Ends cards of students of a group. @throws {ApiFailure} 404 */
export async function endGroupCards(
  tx: Transaction,
  scope: GroupScope,
  groupId: string,
  uuids: readonly string[],
): Promise<void> {
  const group = found(await groupList.find({ db: tx, scope }, groupId));
  const holders = await lockHolders(tx, scope, group, uuids);
  await endCodes(
    tx,
    holders.map(({ id }) => id),
  );
}

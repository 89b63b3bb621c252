import type { AccessCard, GroupCard, NewGroupCards } from '@lia/sdk/accessCards/schema';
import { and, asc, eq, inArray } from 'drizzle-orm';

import { cardStatus, endCodes, isCodeAt, isCurrentCode } from '../accounts/accessCodes.ts';
import { accessCodes, users } from '../accounts/tables.ts';
import { groupList } from '../groups/lists.ts';
import type { GroupScope } from '../groups/scope.ts';
import { groups, institutions } from '../institutions/tables.ts';
import type { AppContext, Session } from '../platform/appContext.ts';
import type { Database, Transaction } from '../platform/database.ts';
import { ApiFailure, found } from '../platform/errors.ts';
import { holdersIn, lockHolders } from './holders.ts';
import { makeCards } from './service.ts';

interface Call {
  db: Database;
  scope: GroupScope;
}

/** Students of a group with the cards that its school sees, by surname. @throws {ApiFailure} 404 */
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
    .leftJoin(accessCodes, and(eq(accessCodes.userId, users.id), isCurrentCode, isCodeAt(group.school.id)))
    .where(holdersIn(call.scope, group))
    .orderBy(asc(users.sortName), asc(users.id));
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
  const holders = await lockHolders(db, holdersIn(scope, group), uuids);
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
        isCurrentCode,
        isCodeAt(group.school.id),
      ),
    );
  const cards = new Map(current.map(({ id, uuid }) => [uuid, id]));
  const hasChanged = students.some(
    ({ uuid, replaces }) => (cards.get(uuid.toLowerCase()) ?? null) !== (replaces?.toLowerCase() ?? null),
  );
  if (hasChanged) throw new ApiFailure(409, 'CARDS_CHANGED');
  const within = and(eq(groups.id, group.id), eq(institutions.id, group.school.id));
  return makeCards({ app, db, within, session, by: 'school' }, uuids);
}

/** Ends cards of students of a group. @throws {ApiFailure} 404 */
export async function endGroupCards(
  tx: Transaction,
  scope: GroupScope,
  groupId: string,
  uuids: readonly string[],
): Promise<void> {
  const group = found(await groupList.find({ db: tx, scope }, groupId));
  const holders = await lockHolders(tx, holdersIn(scope, group), uuids);
  await endCodes(
    tx,
    holders.map(({ id }) => id),
    isCodeAt(group.school.id),
  );
}

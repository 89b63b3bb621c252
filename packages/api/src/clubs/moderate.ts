import type { Club, ClubDetail, ClubPost, ClubUpdate, NewClub, PostDecisionCall } from '@lia/sdk/clubs/schema';
import { and, asc, desc, eq, isNull, ne, type SQL, sql } from 'drizzle-orm';

import { users } from '../accounts/tables.ts';
import { institutions } from '../institutions/tables.ts';
import type { Database, Transaction } from '../platform/database.ts';
import { ApiFailure, found, notFound } from '../platform/errors.ts';
import type { ReceivedFile } from '../platform/files.ts';
import type { Scope } from '../platform/scope.ts';
import { addPost, readPost, readPosts, seedOf, shownStatus } from './posts.ts';
import { isActive, moderatedBy, type ModeratorScope, teachesIn } from './scope.ts';
import { clubMembers, clubPosts, clubs } from './tables.ts';

interface Call {
  db: Database;
  scope: ModeratorScope;
}

export const moderator = users.name;

/** Who is in a club today. */
export const memberCount = sql<number>`(select count(*)::integer from ${clubMembers}
  where ${clubMembers.clubId} = ${clubs.id} and ${clubMembers.leftAt} is null and ${clubMembers.removedAt} is null
    and ${isActive(clubMembers.userId)})`;

const waitingCount = sql<number>`(select count(*)::integer from ${clubPosts}
  where ${clubPosts.clubId} = ${clubs.id} and ${shownStatus} = 'waiting')`;

async function select(db: Database, where: SQL | undefined): Promise<Club[]> {
  return db
    .select({
      id: clubs.id,
      topic: clubs.topic,
      name: clubs.name,
      about: clubs.about,
      moderator,
      school: { id: institutions.id, name: institutions.name },
      closed: sql<boolean>`${clubs.closedAt} is not null`,
      members: memberCount,
      waiting: waitingCount,
    })
    .from(clubs)
    .innerJoin(institutions, eq(institutions.id, clubs.schoolId))
    .innerJoin(users, eq(users.id, clubs.moderatorId))
    .where(where)
    .orderBy(sql`${clubs.closedAt} is not null`, desc(waitingCount), asc(clubs.name), asc(clubs.id))
    .limit(MOST_CLUBS);
}

/** Clubs of one answer. */
const MOST_CLUBS = 500;

export const readModerated = (db: Database, scope: ModeratorScope): Promise<Club[]> => select(db, moderatedBy(scope));

/** @throws {ApiFailure} 404 */
export async function readClub(db: Database, scope: ModeratorScope, id: string): Promise<Club> {
  const [club] = await select(db, and(eq(clubs.id, id), moderatedBy(scope)));
  return found(club);
}

/** A club with its people by name, and its posts. @throws {ApiFailure} 404 */
export async function readClubDetail(db: Database, scope: ModeratorScope, id: string): Promise<ClubDetail['data']> {
  const club = await readClub(db, scope, id);
  const people = await db
    .select({
      uuid: users.uuid,
      name: users.name,
      last_name: users.lastName,
      avatar_path: users.avatarPath,
      seed: seedOf(sql`${users.uuid}`, sql`${clubMembers.clubId}`),
      removed: sql<boolean>`${clubMembers.removedAt} is not null`,
    })
    .from(clubMembers)
    .innerJoin(users, and(eq(users.id, clubMembers.userId), isNull(users.deletedAt)))
    .where(and(eq(clubMembers.clubId, id), isNull(clubMembers.leftAt)))
    .orderBy(asc(sql`${clubMembers.removedAt} is not null`), asc(users.sortName), asc(users.id));
  return { club, people, posts: await readPosts(db, scope.userId, eq(clubPosts.clubId, id)) };
}

/** Opens a club that the teacher who asks moderates. @throws {ApiFailure} 404 for a school in which they do not teach */
export async function createClub(
  db: Transaction,
  scope: Scope<'own'>,
  { school_id: schoolId, ...given }: NewClub,
): Promise<string> {
  const teaches = await db.$count(institutions, and(eq(institutions.id, schoolId), teachesIn(scope.userId)));
  if (teaches === 0) throw notFound();
  const [row] = await db
    .insert(clubs)
    .values({ ...given, schoolId, moderatorId: scope.userId })
    .returning({ id: clubs.id });
  return found(row).id;
}

/** @throws {ApiFailure} 404 */
export async function updateClub({ db, scope }: Call, id: string, { closed, ...given }: ClubUpdate): Promise<Club> {
  await db
    .update(clubs)
    .set({ ...given, closedAt: closed ? sql`coalesce(${clubs.closedAt}, now())` : null })
    .where(and(eq(clubs.id, id), moderatedBy(scope)));
  return readClub(db, scope, id);
}

/** A teacher's own words are published at once. @throws {ApiFailure} 404 */
export async function postAsTeacher(
  { db, scope }: Call & { db: Transaction },
  id: string,
  text: string,
  files: readonly ReceivedFile[],
): Promise<ClubPost> {
  const { id: clubId } = await readClub(db, scope, id);
  const post = await addPost(db, { clubId, authorId: scope.userId, text, status: 'approved' }, files);
  return readPost(db, scope.userId, post);
}

/** Publishes or hides a post; what its author took back is gone. @throws {ApiFailure} 404, 409 for what was hidden upon a report */
export async function decidePost(
  { db, scope }: Call,
  { id, post }: { id: string; post: string },
  { status }: PostDecisionCall,
): Promise<ClubPost> {
  const { id: clubId } = await readClub(db, scope, id);
  const one = and(eq(clubPosts.id, post), eq(clubPosts.clubId, clubId), ne(clubPosts.status, 'withdrawn'));
  const decided = await db
    .update(clubPosts)
    .set({ status, decidedBy: scope.userId, decidedAt: sql`now()` })
    .where(and(one, isNull(clubPosts.hiddenAt)))
    .returning({ id: clubPosts.id });
  if (decided.length === 0)
    throw (await db.$count(clubPosts, one)) > 0 ? new ApiFailure(409, 'CLUB_POST_MODERATED') : notFound();
  return readPost(db, scope.userId, post);
}

/** Removes a member or lets them in again. @throws {ApiFailure} 404 for who never joined */
export async function changeMember(
  { db, scope }: Call,
  { id, member }: { id: string; member: string },
  isMember: boolean,
): Promise<void> {
  const { id: clubId } = await readClub(db, scope, id);
  const changed = await db
    .update(clubMembers)
    .set({ removedAt: isMember ? null : sql`coalesce(${clubMembers.removedAt}, now())` })
    .where(
      and(
        eq(clubMembers.clubId, clubId),
        isNull(clubMembers.leftAt),
        sql`${clubMembers.userId} in (select ${users.id} from ${users} where ${users.uuid} = ${member})`,
      ),
    )
    .returning({ userId: clubMembers.userId });
  if (changed.length === 0) throw notFound();
}

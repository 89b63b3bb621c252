import { MAX_WAITING } from '@lia/sdk/clubs/rules';
import type { ClubPost, MyClub, MyClubDetail } from '@lia/sdk/clubs/schema';
import { and, asc, desc, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm';

import { users } from '../accounts/tables.ts';
import type { Database, Transaction } from '../platform/database.ts';
import { ApiFailure, found, notFound } from '../platform/errors.ts';
import type { ReceivedFile } from '../platform/files.ts';
import { memberCount, moderator } from './moderate.ts';
import { addPost, readPost, readPosts } from './posts.ts';
import { joinedBy, openTo, readableBy, type StudentScope } from './scope.ts';
import { clubMembers, clubPosts, clubs } from './tables.ts';

async function select(db: Database, userId: number, where?: SQL): Promise<MyClub[]> {
  const member = sql<boolean>`${joinedBy(userId)}`;
  return db
    .select({
      id: clubs.id,
      topic: clubs.topic,
      name: clubs.name,
      about: clubs.about,
      moderator,
      member,
      removed: sql<boolean>`exists (select from ${clubMembers} where ${clubMembers.clubId} = ${clubs.id}
        and ${clubMembers.userId} = ${userId} and ${clubMembers.removedAt} is not null)`,
      people: memberCount,
    })
    .from(clubs)
    .innerJoin(users, eq(users.id, clubs.moderatorId))
    .where(and(openTo(userId), where))
    .orderBy(desc(member), asc(clubs.name), asc(clubs.id));
}

export const readMyClubs = (db: Database, { userId }: StudentScope): Promise<MyClub[]> => select(db, userId);

/** @throws {ApiFailure} 404 */
async function readMyClub(db: Database, userId: number, id: string): Promise<MyClub> {
  const [club] = await select(db, userId, eq(clubs.id, id));
  return found(club);
}

/** A club, with its posts for who is in it. @throws {ApiFailure} 404 */
export async function readMyClubDetail(
  db: Database,
  { userId }: StudentScope,
  id: string,
): Promise<MyClubDetail['data']> {
  const club = await readMyClub(db, userId, id);
  if (!club.member) return { club, posts: [] };
  return { club, posts: await readPosts(db, userId, and(eq(clubPosts.clubId, id), readableBy(userId))) };
}

/** Joins or leaves; may be repeated. @throws {ApiFailure} 404, 409 for whom a moderator removed */
export async function changeMembership(
  db: Database,
  { userId }: StudentScope,
  id: string,
  isMember: boolean,
): Promise<void> {
  const club = await readMyClub(db, userId, id);
  if (isMember && club.removed) throw new ApiFailure(409, 'CLUB_REMOVED');
  if (isMember === club.member) return;
  await db
    .insert(clubMembers)
    .values({ clubId: id, userId })
    .onConflictDoUpdate({
      target: [clubMembers.clubId, clubMembers.userId],
      set: { leftAt: isMember ? null : sql`now()` },
    });
}

/** Posts in a club that a student is in; a moderator reads it first. @throws {ApiFailure} 404, 409, 422 */
export async function postAsStudent(
  db: Transaction,
  { userId }: StudentScope,
  id: string,
  text: string,
  files: readonly ReceivedFile[],
): Promise<ClubPost> {
  const club = await readMyClub(db, userId, id);
  if (!club.member) throw new ApiFailure(409, 'CLUB_MEMBERS');
  // Held until the end, so that two calls at once do not both find a place.
  await db
    .select({ userId: clubMembers.userId })
    .from(clubMembers)
    .where(and(eq(clubMembers.clubId, id), eq(clubMembers.userId, userId)))
    .for('update');
  const waiting = and(eq(clubPosts.clubId, id), eq(clubPosts.authorId, userId), eq(clubPosts.status, 'waiting'));
  if ((await db.$count(clubPosts, waiting)) >= MAX_WAITING) throw new ApiFailure(409, 'CLUB_WAITING');
  const post = await addPost(db, { clubId: id, authorId: userId, text, status: 'waiting' }, files);
  return readPost(db, userId, post);
}

/** Takes an own post back. @throws {ApiFailure} 404 */
export async function withdrawPost(
  db: Database,
  { userId }: StudentScope,
  { id, post }: { id: string; post: string },
): Promise<void> {
  const own = and(eq(clubPosts.id, post), eq(clubPosts.clubId, id), eq(clubPosts.authorId, userId));
  if ((await db.$count(clubPosts, own)) === 0) throw notFound();
  await db
    .update(clubPosts)
    .set({ status: 'withdrawn' })
    // What was hidden stays as it is.
    .where(and(own, inArray(clubPosts.status, ['waiting', 'approved']), isNull(clubPosts.hiddenAt)));
}

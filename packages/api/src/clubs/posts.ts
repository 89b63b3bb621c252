import type { ClubPost } from '@lia/sdk/clubs/schema';
import { isTeacher } from '@lia/sdk/accounts/roles';
import { MAX_POST_PICTURES, type PostStatus, SHOWN_POSTS } from '@lia/sdk/clubs/rules';
import { and, desc, eq, ne, type SQL, sql } from 'drizzle-orm';

import { users } from '../accounts/tables.ts';
import { attachFiles, requireAtMost } from '../platform/attachedFiles.ts';
import type { Database, Transaction } from '../platform/database.ts';
import { found } from '../platform/errors.ts';
import type { ReceivedFile, StoredFile } from '../platform/files.ts';
import { storedFileColumns, storedFiles } from '../platform/tables.ts';
import { type ModeratorScope, seenBy } from './scope.ts';
import { clubPostFiles, clubPosts, clubs } from './tables.ts';

/** What the default avatar of a person is drawn from in a club: not their uuid, which opens pages of theirs to others. */
export const seedOf = (userUuid: SQL, clubId: SQL): SQL<string> =>
  sql<string>`md5(${userUuid}::text || ${clubId}::text)`;

/** Where a post stands for who may read it: hidden as well where it was by who decides on reports. */
export const shownStatus = sql<PostStatus>`case when ${clubPosts.hiddenAt} is null then ${clubPosts.status} else 'hidden' end`;

/** What who decides on reports hid is there for no one: its author and who moderates the club see that it was hidden (decision 107). */
const shownText: SQL<string> = sql<string>`case when ${clubPosts.hiddenAt} is null then ${clubPosts.text} else '' end`;
const files: SQL<ClubPost['files']> = sql<ClubPost['files']>`(
  select coalesce(jsonb_agg(jsonb_build_object('id', ${clubPostFiles.id}, 'name', ${storedFiles.name})
    order by ${clubPostFiles.id}), '[]'::jsonb)
  from ${clubPostFiles} join ${storedFiles} on ${storedFiles.id} = ${clubPostFiles.fileId}
  where ${clubPostFiles.postId} = ${clubPosts.id} and ${clubPosts.hiddenAt} is null)`;

/** Posts of clubs, those that wait first, then the newest. `readerId`: whose own ones are marked. */
export async function readPosts(db: Database, readerId: number, where: SQL | undefined): Promise<ClubPost[]> {
  const rows = await db
    .select({
      id: clubPosts.id,
      authorId: clubPosts.authorId,
      name: users.name,
      avatar_path: users.avatarPath,
      seed: seedOf(sql`${users.uuid}`, sql`${clubPosts.clubId}`),
      role: users.role,
      text: shownText,
      files,
      status: shownStatus,
      moderated: sql<boolean>`${clubPosts.hiddenAt} is not null`,
      createdAt: clubPosts.createdAt,
    })
    .from(clubPosts)
    .innerJoin(users, eq(users.id, clubPosts.authorId))
    .where(and(where, ne(clubPosts.status, 'withdrawn')))
    .orderBy(desc(sql`${shownStatus} = 'waiting'`), desc(clubPosts.createdAt), desc(clubPosts.id))
    .limit(SHOWN_POSTS);
  return rows.map(({ authorId, name, avatar_path, seed, role, createdAt, ...row }) => ({
    ...row,
    author: { name, avatar_path, seed },
    by_teacher: role.some(isTeacher),
    mine: authorId === readerId,
    at: createdAt.toISOString(),
  }));
}

/** One post, with its files, as who wrote or moderates it sees it. */
export async function readPost(db: Database, readerId: number, id: string): Promise<ClubPost> {
  const [post] = await readPosts(db, readerId, eq(clubPosts.id, id));
  return found(post);
}

interface NewPost {
  clubId: string;
  authorId: number;
  text: string;
  status: 'waiting' | 'approved';
}

/** Writes a post with its pictures. @throws {ApiFailure} 422 for too many of them */
export async function addPost(tx: Transaction, post: NewPost, received: readonly ReceivedFile[]): Promise<string> {
  requireAtMost(MAX_POST_PICTURES, received.length);
  const [row] = await tx.insert(clubPosts).values(post).returning({ id: clubPosts.id });
  const { id } = found(row);
  await attachFiles(tx, received, (fileId) => tx.insert(clubPostFiles).values({ postId: id, fileId }));
  return id;
}

/** A picture of a post that a scope may read. @throws {ApiFailure} 404 */
export async function findFile(db: Database, scope: ModeratorScope, post: string, file: string): Promise<StoredFile> {
  const [row] = await db
    .select(storedFileColumns)
    .from(clubPostFiles)
    .innerJoin(storedFiles, eq(storedFiles.id, clubPostFiles.fileId))
    .innerJoin(clubPosts, eq(clubPosts.id, clubPostFiles.postId))
    .innerJoin(clubs, eq(clubs.id, clubPosts.clubId))
    .where(and(eq(clubPostFiles.id, file), eq(clubPosts.id, post), seenBy(scope)));
  return found(row);
}

import { desc, eq, sql } from 'drizzle-orm';

import type { ArchiveContribution } from '../archives/part.ts';
import { storedFileColumns, storedFiles } from '../platform/tables.ts';
import { shownStatus } from './posts.ts';
import { clubMembers, clubPostFiles, clubPosts, clubs } from './tables.ts';

/** What a person wrote in clubs, with its pictures, and which ones they were in. Of what was hidden upon a report, that it was written. */
export const clubArchive: ArchiveContribution = {
  clubs: {
    by: [clubMembers.userId],
    read: (db, person) =>
      db
        .select({ name: clubs.name, joined_at: clubMembers.joinedAt, left_at: clubMembers.leftAt })
        .from(clubMembers)
        .innerJoin(clubs, eq(clubs.id, clubMembers.clubId))
        .where(sql`${clubMembers.userId} in ${person}`)
        .orderBy(desc(clubMembers.joinedAt)),
  },
  clubPosts: {
    by: [clubPosts.authorId],
    read: (db, person) =>
      db
        .select({
          name: clubs.name,
          text: sql<string | null>`case when ${clubPosts.hiddenAt} is null then ${clubPosts.text} end`,
          status: shownStatus,
          created_at: clubPosts.createdAt,
        })
        .from(clubPosts)
        .innerJoin(clubs, eq(clubs.id, clubPosts.clubId))
        .where(sql`${clubPosts.authorId} in ${person}`)
        .orderBy(desc(clubPosts.createdAt)),
    files: (db, person) =>
      db
        .select(storedFileColumns)
        .from(clubPostFiles)
        .innerJoin(clubPosts, eq(clubPosts.id, clubPostFiles.postId))
        .innerJoin(storedFiles, eq(storedFiles.id, clubPostFiles.fileId))
        .where(sql`${clubPosts.authorId} in ${person} and ${clubPosts.hiddenAt} is null`)
        .orderBy(desc(clubPosts.createdAt), clubPostFiles.id),
  },
};

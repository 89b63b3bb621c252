import { sql } from 'drizzle-orm';

import { deleteRows, type ErasurePart } from '../erasure/part.ts';
import { reportFiles } from '../moderation/tables.ts';
import { detachFiles } from '../platform/attachedFiles.ts';
import { clubMembers, clubPostFiles, clubPosts } from './tables.ts';

/** Posts lose their text and pictures, and stay as withdrawn ones: reports name them. */
const erasePosts: ErasurePart = {
  by: [clubPosts.authorId],
  async erase(tx, people) {
    const own = sql`${clubPosts.authorId} in ${people}`;
    const ids = sql`(select ${clubPosts.id} from ${clubPosts} where ${own})`;
    await detachFiles(tx, clubPostFiles, { of: sql`${clubPostFiles.postId} in ${ids}`, keptBy: reportFiles.fileId });
    await tx.update(clubPosts).set({ text: '', status: 'withdrawn' }).where(own);
  },
};

export const clubErasure: readonly ErasurePart[] = [erasePosts, deleteRows(clubMembers.userId)];

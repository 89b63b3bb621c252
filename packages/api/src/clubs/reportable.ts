import { reachesOf } from '@lia/sdk/accounts/permissions';
import { and, eq, ne } from 'drizzle-orm';

import type { Reportable } from '../moderation/reportable.ts';
import { Scope } from '../platform/scope.ts';
import { seenBy } from './scope.ts';
import { clubPostFiles, clubPosts, clubs } from './tables.ts';

/** Posts of clubs as what can be reported, by who reads them. */
export const reportablePost: Reportable = {
  async read(db, session, id) {
    if (reachesOf(session, 'clubs.files').size === 0) return null;
    const [row] = await db
      .select({ authorId: clubPosts.authorId, schoolId: clubs.schoolId, text: clubPosts.text })
      .from(clubPosts)
      .innerJoin(clubs, eq(clubs.id, clubPosts.clubId))
      .where(and(eq(clubPosts.id, id), ne(clubPosts.status, 'withdrawn'), seenBy(Scope.of(session, 'clubs.files'))));
    if (!row) return null;
    const files = await db.select({ id: clubPostFiles.fileId }).from(clubPostFiles).where(eq(clubPostFiles.postId, id));
    return { ...row, files: files.map((file) => file.id) };
  },
  async hide(tx, id, hidden) {
    await tx
      .update(clubPosts)
      .set({ hiddenAt: hidden ? new Date() : null })
      .where(eq(clubPosts.id, id));
  },
};

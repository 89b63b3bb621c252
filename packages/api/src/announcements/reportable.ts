import { type MemberPermission, reachesOf } from '@lia/sdk/accounts/permissions';
import { and, eq, isNull, or, sql } from 'drizzle-orm';

import type { Reportable } from '../moderation/reportable.ts';
import type { Session } from '../platform/appContext.ts';
import { Scope } from '../platform/scope.ts';
import { announcedTo } from './recipients.ts';
import { writtenBy } from './scope.ts';
import { announcementFiles, announcements } from './tables.ts';

const has = (session: Session, permission: MemberPermission): boolean => reachesOf(session, permission).size > 0;

/** Announcements as what can be reported, by who reads them and by who writes others. */
export const reportableAnnouncement: Reportable = {
  async read(db, session, id) {
    const [row] = await db
      .select({
        authorId: announcements.createdBy,
        schoolId: announcements.schoolId,
        title: announcements.title,
        text: announcements.text,
      })
      .from(announcements)
      .where(
        and(
          eq(announcements.id, id),
          isNull(announcements.deletedAt),
          or(
            has(session, 'announcements.read') ? announcedTo(Scope.of(session, 'announcements.read')) : sql`false`,
            has(session, 'announcements.manage') ? writtenBy(Scope.of(session, 'announcements.manage')) : sql`false`,
          ),
        ),
      );
    if (!row) return null;
    const { title, text, ...content } = row;
    const files = await db
      .select({ id: announcementFiles.fileId })
      .from(announcementFiles)
      .where(eq(announcementFiles.announcementId, id));
    return { ...content, text: `${title}\n${text}`, files: files.map((file) => file.id) };
  },
  async hide(tx, id, hidden) {
    await tx
      .update(announcements)
      .set({ hiddenAt: hidden ? new Date() : null })
      .where(eq(announcements.id, id));
  },
};

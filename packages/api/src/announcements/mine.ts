import { SHOWN_ANNOUNCEMENTS } from '@lia/sdk/announcements/rules';
import type { Announcement } from '@lia/sdk/announcements/schema';
import { and, asc, desc, eq, sql } from 'drizzle-orm';

import { markAbout } from '../accounts/notifications/markAbout.ts';
import { users } from '../accounts/tables.ts';
import { institutions } from '../institutions/tables.ts';
import type { Database } from '../platform/database.ts';
import { found } from '../platform/errors.ts';
import { content } from './lists.ts';
import { announcedTo, childrenIn, hasDone, type ReaderScope } from './recipients.ts';
import { announcementReads, announcements } from './tables.ts';

/** What is published for a reader: pinned, then those that are unread or to be confirmed, then the newest. */
export async function readMine(db: Database, scope: ReaderScope): Promise<Announcement[]> {
  const pinned = sql<boolean>`coalesce(${announcements.pinnedUntil} >= (now() at time zone ${institutions.zone})::date, false)`;
  const rows = await db
    .select({
      ...content,
      school: institutions.name,
      pinned,
      children: childrenIn(scope.userId),
      readAt: announcementReads.readAt,
      acknowledgedAt: announcementReads.acknowledgedAt,
    })
    .from(announcements)
    .innerJoin(institutions, eq(institutions.id, announcements.schoolId))
    .innerJoin(users, eq(users.id, announcements.createdBy))
    .leftJoin(
      announcementReads,
      and(eq(announcementReads.announcementId, announcements.id), eq(announcementReads.userId, scope.userId)),
    )
    .where(announcedTo(scope))
    .orderBy(
      desc(pinned),
      asc(sql`(${announcementReads.readAt} is not null and ${hasDone})`),
      desc(announcements.publishAt),
      asc(announcements.id),
    )
    .limit(SHOWN_ANNOUNCEMENTS);
  return rows.map(({ publishAt, editedAt, readAt, acknowledgedAt, ...row }) => ({
    ...row,
    publish_at: publishAt.toISOString(),
    edited_at: editedAt?.toISOString() ?? null,
    read: readAt !== null,
    acknowledged: acknowledgedAt !== null,
  }));
}

/** Records that a reader has read an announcement, and what announced it; a confirmation stays. @throws {ApiFailure} 404 */
export async function markRead(db: Database, scope: ReaderScope, id: string, acknowledged: boolean): Promise<void> {
  const [row] = await db
    .select({ acknowledge: announcements.acknowledge })
    .from(announcements)
    .where(and(eq(announcements.id, id), announcedTo(scope)));
  const confirms = found(row).acknowledge && acknowledged;
  await db
    .insert(announcementReads)
    .values({ announcementId: id, userId: scope.userId, acknowledgedAt: confirms ? sql`now()` : null })
    .onConflictDoUpdate({
      target: [announcementReads.announcementId, announcementReads.userId],
      set: { acknowledgedAt: sql`coalesce(${announcementReads.acknowledgedAt}, excluded.acknowledged_at)` },
    });
  await markAbout(db, scope.userId, 'announcement', { announcement: id });
}

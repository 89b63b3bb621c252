import type { Announcement, SentAnnouncement } from '@lia/sdk/announcements/schema';
import { and, count, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm';

import { fullName } from '../accounts/fullName.ts';
import { users } from '../accounts/tables.ts';
import { groups, institutions } from '../institutions/tables.ts';
import type { Database } from '../platform/database.ts';
import { defineList } from '../platform/lists/defineList.ts';
import { contains } from '../platform/search.ts';
import { storedFiles } from '../platform/tables.ts';
import { recipients } from './recipients.ts';
import { writtenBy, type WriterScope } from './scope.ts';
import { announcementFiles, announcementGroups, announcementReads, announcements } from './tables.ts';

/** Files of an announcement in the order in which they were added, as its record has them. */
const files: SQL<Announcement['files']> = sql<Announcement['files']>`(
  select coalesce(jsonb_agg(jsonb_build_object('id', ${announcementFiles.id}, 'name', ${storedFiles.name},
    'type', ${storedFiles.type}, 'size', ${storedFiles.size})
    order by ${announcementFiles.addedAt}, ${announcementFiles.id}), '[]'::jsonb)
  from ${announcementFiles} join ${storedFiles} on ${storedFiles.id} = ${announcementFiles.fileId}
  where ${announcementFiles.announcementId} = ${announcements.id})`;

const author = fullName(users);

/** What writers and readers of an announcement get alike. */
export const content = {
  id: announcements.id,
  title: announcements.title,
  text: announcements.text,
  url_path: announcements.urlPath,
  files,
  author,
  acknowledge: announcements.acknowledge,
  publishAt: announcements.publishAt,
  editedAt: announcements.editedAt,
  pinned_until: announcements.pinnedUntil,
  zone: institutions.zone,
};

const named: SQL<SentAnnouncement['groups']> = sql<SentAnnouncement['groups']>`(
  select coalesce(jsonb_agg(jsonb_build_object('id', ${groups.id}, 'name', ${groups.name}) order by ${groups.name}), '[]'::jsonb)
  from ${announcementGroups} join ${groups} on ${groups.id} = ${announcementGroups.groupId}
  where ${announcementGroups.announcementId} = ${announcements.id})`;

/** Announcements of one school that are for the same people, whatever they announce. */
const sameAudience = sql`${announcements.schoolId}, ${announcements.audience}, ${announcements.levels}, ${announcements.students},
  case ${announcements.audience} when 'groups' then ${announcements.id} end`;

/**
 * How many people announcements are for, and how many of them have read each. To find the people of a large school takes longer
 * than all else of a page: it is done once for the announcements that are for the same ones.
 */
async function countsOf(db: Database, ids: string[]) {
  const counted = sql<string>`first_value(${announcements.id}) over (partition by ${sameAudience})`.as('counted');
  const shown = db
    .$with('shown')
    .as(db.select({ id: announcements.id, counted }).from(announcements).where(inArray(announcements.id, ids)));
  const people = db.$with('people').as(
    db
      .selectDistinct({ id: announcements.id, userId: sql<number>`addressed.user_id`.as('recipient') })
      .from(announcements)
      .innerJoin(sql`lateral ${recipients} as addressed`, sql`true`)
      .where(inArray(announcements.id, db.select({ id: shown.counted }).from(shown))),
  );
  const rows = await db
    .with(shown, people)
    .select({
      id: shown.id,
      recipients: count(people.userId),
      read: count(announcementReads.readAt),
      acknowledged: count(announcementReads.acknowledgedAt),
    })
    .from(shown)
    .leftJoin(people, eq(people.id, shown.counted))
    .leftJoin(
      announcementReads,
      and(eq(announcementReads.announcementId, shown.id), eq(announcementReads.userId, people.userId)),
    )
    .groupBy(shown.id);
  return new Map(rows.map(({ id, ...counts }) => [id, counts]));
}

/** What schools and teachers announced, with how many have read it. */
export const announcementList = defineList({
  name: 'announcements',
  rows: (db, tally) =>
    db
      .select({
        school: { id: institutions.id, name: institutions.name },
        audience: announcements.audience,
        levels: announcements.levels,
        groups: named,
        students: announcements.students,
        ...content,
        remindedAt: announcements.remindedAt,
        tally,
      })
      .from(announcements)
      .innerJoin(institutions, eq(institutions.id, announcements.schoolId))
      .innerJoin(users, eq(users.id, announcements.createdBy))
      .$dynamic(),
  key: [announcements.id],
  where: isNull(announcements.deletedAt),
  within: (scope: WriterScope) => writtenBy(scope),
  sorts: { publish_at: announcements.publishAt },
  sort: { column: 'publish_at', descending: true },
  search: (words) => contains(sql`plain(' ' || ${announcements.title} || ' ' || ${announcements.text})`, words),
  searches: '`q`: words of title or text',
  records: async (rows, db): Promise<SentAnnouncement[]> => {
    const counts = await countsOf(
      db,
      rows.map(({ id }) => id),
    );
    return rows.map(({ publishAt, editedAt, remindedAt, ...row }) => ({
      ...row,
      ...(counts.get(row.id) ?? { recipients: 0, read: 0, acknowledged: 0 }),
      publish_at: publishAt.toISOString(),
      edited_at: editedAt?.toISOString() ?? null,
      reminded_at: remindedAt?.toISOString() ?? null,
    }));
  },
});

import type { Announcement, SentAnnouncement } from '@lia/sdk/announcements/schema';
import { eq, isNull, type SQL, sql } from 'drizzle-orm';

import { users } from '../accounts/tables.ts';
import { groups, institutions } from '../institutions/tables.ts';
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

const author = sql<string>`trim(${users.name} || ' ' || ${users.lastName})`;

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

interface Counts {
  recipients: number;
  read: number;
  acknowledged: number;
}

const counts: SQL<Counts> = sql<Counts>`(
  select jsonb_build_object('recipients', count(*), 'read', count(seen.read_at), 'acknowledged', count(seen.acknowledged_at))
  from (select distinct user_id from ${recipients} as addressed) as person
  left join ${announcementReads} as seen on seen.user_id = person.user_id and seen.announcement_id = ${announcements.id})`;

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
        counts,
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
  records: (rows): SentAnnouncement[] =>
    rows.map(({ publishAt, editedAt, remindedAt, counts: numbers, ...row }) => ({
      ...row,
      ...numbers,
      publish_at: publishAt.toISOString(),
      edited_at: editedAt?.toISOString() ?? null,
      reminded_at: remindedAt?.toISOString() ?? null,
    })),
});

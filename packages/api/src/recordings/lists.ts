import { day } from '@lia/sdk/calendar/dayFields';
import { SHOWN_RECORDINGS } from '@lia/sdk/recordings/rules';
import type { Recording } from '@lia/sdk/recordings/schema';
import { uuid } from '@lia/sdk/validation/fields';
import { and, asc, desc, eq, gte, isNull, lte, sql } from 'drizzle-orm';

import { fullName } from '../accounts/fullName.ts';
import { users } from '../accounts/tables.ts';
import type { GroupScope } from '../groups/scope.ts';
import { groups } from '../institutions/tables.ts';
import { zoneOfGroup } from '../institutions/zone.ts';
import { media } from '../media/tables.ts';
import type { Database } from '../platform/database.ts';
import { defineList } from '../platform/lists/defineList.ts';
import { filter } from '../platform/lists/filters.ts';
import { contains } from '../platform/search.ts';
import { storedFiles } from '../platform/tables.ts';
import { subjects } from '../subjects/tables.ts';
import { recordedFor, recordedIn, type WatcherScope } from './scope.ts';
import { recordings } from './tables.ts';

const columns = {
  id: recordings.id,
  title: recordings.title,
  description: recordings.description,
  recorded_on: recordings.recordedOn,
  group: { id: groups.id, name: groups.name },
  subject: { id: subjects.id, name: subjects.name },
  meeting_id: recordings.meetingId,
  url: recordings.url,
  media: { id: media.id, kind: media.kind, duration: media.duration },
  size: storedFiles.size,
  author: fullName(users),
  zone: zoneOfGroup,
};

const rowsOf = <T extends object>(db: Database, more: T) =>
  db
    .select({ ...columns, ...more })
    .from(recordings)
    .innerJoin(groups, eq(groups.id, recordings.groupId))
    .innerJoin(users, eq(users.id, recordings.createdBy))
    .leftJoin(subjects, eq(subjects.id, recordings.subjectId))
    .leftJoin(media, eq(media.id, recordings.mediaId))
    .leftJoin(storedFiles, eq(storedFiles.id, media.fileId))
    .$dynamic();

type Row = Omit<Recording, 'media'> & {
  media: Omit<NonNullable<Recording['media']>, 'size'> | null;
  size: number | null;
};

const recordOf = ({ media: file, size, ...row }: Row): Recording => ({
  ...row,
  media: file && { ...file, size: size ?? 0 },
});

/** Recordings of the groups that a scope reaches. */
export const recordingList = defineList({
  name: 'recordings',
  rows: (db, tally) => rowsOf(db, { tally }),
  key: [recordings.id],
  where: isNull(recordings.deletedAt),
  within: (scope: GroupScope) => recordedIn(scope),
  sorts: { recorded_on: recordings.recordedOn },
  sort: { column: 'recorded_on', descending: true },
  filters: {
    group_id: filter(uuid(), (id) => eq(recordings.groupId, id)),
    subject_id: filter(uuid(), (id) => eq(recordings.subjectId, id)),
    from: filter(day(), (first) => gte(recordings.recordedOn, first)),
    until: filter(day(), (last) => lte(recordings.recordedOn, last)),
  },
  search: (words) => contains(sql`plain(' ' || ${recordings.title} || ' ' || ${recordings.description})`, words),
  searches: '`from`, `until`: days of the classes; `q`: words of title or description',
  records: (rows) => rows.map(recordOf),
});

/** Recordings of a student’s classes, the newest first; one of them where `id` names it. */
export async function readMine(db: Database, scope: WatcherScope, id?: string): Promise<Recording[]> {
  const rows = await rowsOf(db, {})
    .where(and(recordedFor(scope), id === undefined ? undefined : eq(recordings.id, id)))
    .orderBy(desc(recordings.recordedOn), asc(recordings.id))
    .limit(SHOWN_RECORDINGS);
  return rows.map(recordOf);
}

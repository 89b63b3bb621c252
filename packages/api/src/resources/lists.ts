import { resourceKinds } from '@lia/sdk/resources/rules';
import type { Resource, SharedResource } from '@lia/sdk/resources/schema';
import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { number } from 'yup';

import { fullName } from '../accounts/fullName.ts';
import { users } from '../accounts/tables.ts';
import { groups, institutions } from '../institutions/tables.ts';
import { media } from '../media/tables.ts';
import type { Database } from '../platform/database.ts';
import { defineList } from '../platform/lists/defineList.ts';
import { choice, filter } from '../platform/lists/filters.ts';
import { storedFiles } from '../platform/tables.ts';
import { isThere, type KeeperScope, keptBy, seenBy } from './scope.ts';
import { resourceGroups, resources } from './tables.ts';

/** What students are shown, and keepers as well. */
export const sharedColumns = {
  id: resources.id,
  kind: resources.kind,
  name: resources.name,
  description: resources.description,
  parent_id: resources.parentId,
  level: resources.level,
  grade: resources.grade,
  subject: resources.subject,
  url: resources.url,
  file: { name: storedFiles.name, type: storedFiles.type, size: storedFiles.size },
  media: { id: media.id, kind: media.kind, duration: media.duration },
};

/** The file of a resource, or of its media. */
export const fileOfResource = sql`${storedFiles.id} = coalesce(${resources.fileId}, ${media.fileId})`;

type SharedRow = Omit<SharedResource, 'media'> & { media: Omit<NonNullable<SharedResource['media']>, 'size'> | null };

/** A record of what was read: the file of a video is that of its media. */
export const sharedOf = <Row extends SharedRow>({ media: played, file, ...row }: Row) => ({
  ...row,
  file: played ? null : file,
  media: played && { ...played, size: file?.size ?? 0 },
});

const inGroups: SQL<Resource['groups']> = sql<Resource['groups']>`(
  select coalesce(jsonb_agg(jsonb_build_object('id', ${groups.id}, 'name', ${groups.name}) order by ${groups.name}), '[]'::jsonb)
  from ${resourceGroups} join ${groups} on ${groups.id} = ${resourceGroups.groupId}
  where ${resourceGroups.resourceId} = coalesce(${resources.path}[1], ${resources.id}))`;

const visibility = sql<Resource['visibility']>`(
  select top.visibility from ${resources} as top where top.id = coalesce(${resources.path}[1], ${resources.id}))`;

const elements = sql<number>`(
  select count(*)::int from ${resources} as inner_one where inner_one.parent_id = ${resources.id} and inner_one.deleted_at is null)`;

/** Resources as their keepers read them; `managed` is by the scope. */
export const rowsOf = <T extends object>(db: Database, more: T) =>
  db
    .select({
      ...sharedColumns,
      teacher_notes: resources.teacherNotes,
      visibility,
      groups: inGroups,
      school: { id: institutions.id, name: institutions.name },
      author: fullName(users),
      elements,
      ...more,
    })
    .from(resources)
    .innerJoin(users, eq(users.id, resources.createdBy))
    .leftJoin(institutions, eq(institutions.id, resources.schoolId))
    .leftJoin(media, eq(media.id, resources.mediaId))
    .leftJoin(storedFiles, fileOfResource)
    .$dynamic();

type KeptRow = Omit<Resource, 'managed' | 'media'> & SharedRow;

export const recordOf = (row: KeptRow): Resource => ({ ...sharedOf(row), managed: false });

/** Resources of all folders, for a search. `managed` is marked by `withManaged`. */
export const resourceList = defineList({
  name: 'resources',
  rows: (db, tally) => rowsOf(db, { tally }),
  key: [resources.id],
  where: isThere,
  within: (scope: KeeperScope) => seenBy(scope),
  sorts: { name: resources.name },
  sort: { column: 'name', descending: false },
  filters: {
    kind: choice(resourceKinds, resources.kind),
    level: filter(number(), (level) => eq(resources.level, level)),
    grade: filter(number(), (grade) => eq(resources.grade, grade)),
  },
  search: resources.search,
  searches: '`q`: words of name, description or subject',
  records: (rows) => rows.map(recordOf),
});

/** Marks what the caller may change. */
export async function withManaged(
  { db, scope }: { db: Database; scope: KeeperScope },
  records: readonly Resource[],
): Promise<Resource[]> {
  if (records.length === 0) return [];
  const ids = records.map(({ id }) => id);
  const rows = await db
    .select({ id: resources.id })
    .from(resources)
    .where(and(inArray(resources.id, ids), keptBy(scope)));
  const managed = new Set(rows.map(({ id }) => id));
  return records.map((record) => ({ ...record, managed: managed.has(record.id) }));
}

/** Folders first, then by name. */
export const inOrder = [sql`(${resources.kind} <> 'folder')`, sql`plain(${resources.name})`, resources.id];

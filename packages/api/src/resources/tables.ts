import { resourceKinds, resourceVisibilities } from '@lia/sdk/resources/rules';
import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';

import { users } from '../accounts/tables.ts';
import { groups, institutions } from '../institutions/tables.ts';
import { media } from '../media/tables.ts';
import { type AuditDeclaration, audited, unaudited } from '../platform/audit/audited.ts';
import { instant } from '../platform/columnTypes.ts';
import { sortIndexes } from '../platform/lists/sortIndexes.ts';
import { searchColumn, searchIndex } from '../platform/search.ts';
import { storedFiles } from '../platform/tables.ts';

/** Folders, links, files and videos of teachers and schools, and LIA's own. */
export const resources = pgTable(
  'resources',
  {
    id: uuid().primaryKey().defaultRandom(),
    kind: text({ enum: resourceKinds }).notNull(),
    parentId: uuid('parent_id').references((): AnyPgColumn => resources.id),
    /** The folders that it stands in, from the top; the last is its own. */
    path: uuid().array().notNull().default([]),
    name: text().notNull(),
    description: text().notNull().default(''),
    /** Students never receive it. */
    teacherNotes: text('teacher_notes').notNull().default(''),
    level: integer(),
    grade: integer(),
    subject: text().notNull().default(''),
    /** Of what stands at the top; what is in a folder has that of its first folder. */
    visibility: text({ enum: resourceVisibilities }).notNull().default('own'),
    /** Whose it is; null for LIA's own. */
    schoolId: integer('school_id').references(() => institutions.id),
    /** http or https, of a link. */
    url: text(),
    fileId: uuid('file_id').references(() => storedFiles.id),
    mediaId: uuid('media_id').references(() => media.id),
    createdBy: integer('created_by')
      .notNull()
      .references(() => users.id),
    createdAt: instant('created_at').notNull().defaultNow(),
    deletedAt: instant('deleted_at'),
    search: searchColumn('name', 'description', 'subject'),
  },
  (table) => [
    ...sortIndexes('resources', [table.id], [table.name]),
    searchIndex('resources_search', table.search),
    index('resources_parent').on(table.parentId),
    index('resources_path').using('gin', table.path),
    index('resources_school').on(table.schoolId),
    index('resources_created_by').on(table.createdBy),
    uniqueIndex('resources_file').on(table.fileId),
    uniqueIndex('resources_media').on(table.mediaId),
    check(
      'resources_content',
      sql`(${table.url} is not null) = (${table.kind} = 'link') and (${table.fileId} is not null) = (${table.kind} = 'file')
        and (${table.mediaId} is not null) = (${table.kind} = 'video')`,
    ),
  ],
);

/** Groups that what stands at the top is shared with, where its visibility is `groups`. */
export const resourceGroups = pgTable(
  'resource_groups',
  {
    resourceId: uuid('resource_id')
      .notNull()
      .references(() => resources.id, { onDelete: 'cascade' }),
    groupId: uuid('group_id')
      .notNull()
      .references(() => groups.id),
  },
  (table) => [
    primaryKey({ columns: [table.resourceId, table.groupId] }),
    index('resource_groups_group').on(table.groupId),
  ],
);

/** What is kept of their changes (decision 48). */
export const audit: readonly AuditDeclaration[] = [
  audited(resources, { technical: ['path', 'search'], institution: 'schoolId', title: 'name' }),
  ...unaudited('They are whom a resource is shared with, which has entries of its own.', resourceGroups),
];

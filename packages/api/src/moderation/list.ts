import type { ReportRecord } from '@lia/sdk/moderation/records';
import { reportQueues } from '@lia/sdk/moderation/rules';
import { messageKey } from '@lia/sdk/validation/fields';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { string } from 'yup';

import { fullName } from '../accounts/fullName.ts';
import { users } from '../accounts/tables.ts';
import { isAdministered, worksFor } from '../institutions/members.ts';
import { institutions } from '../institutions/tables.ts';
import type { Database } from '../platform/database.ts';
import { found } from '../platform/errors.ts';
import type { StoredFile } from '../platform/files.ts';
import { defineList } from '../platform/lists/defineList.ts';
import { filter, only } from '../platform/lists/filters.ts';
import type { Scope } from '../platform/scope.ts';
import { contains } from '../platform/search.ts';
import { storedFileColumns, storedFiles } from '../platform/tables.ts';
import { moderationLog, reportFiles, reports } from './tables.ts';

export type ModerationScope = Scope<'everything' | 'school'>;

const person = alias(users, 'person');
const reporter = alias(users, 'reporter');

const ofSchools = (userId: number): SQL => sql`(${reports.forSchool} and ${reports.personId} <> ${userId}
  and ${reports.schoolId} in (
    select ${institutions.id} from ${institutions} where ${institutions.deletedAt} is null and ${worksFor(userId)}))`;

/** What is LIA's to decide: also what waits at a school without an administrator. */
const ofLia = sql`(${reports.level} = 'lia' or not ${isAdministered(reports.schoolId)})`;

/** Reports that a scope reads: of LIA those that are its to decide, of a school its own but those about who runs it. */
export const reportsIn = (scope: ModerationScope): SQL =>
  scope.reachesEverything ? ofLia : scope.where({ school: ofSchools });

const log: SQL<ReportRecord['log']> = sql<ReportRecord['log']>`(
  select coalesce(jsonb_agg(jsonb_build_object(
    'at', to_char(${moderationLog.at} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
    'by', (select trim(actor.name || ' ' || actor.last_name) from ${users} as actor where actor.id = ${moderationLog.actorId}),
    'action', ${moderationLog.action}, 'note', ${moderationLog.note}) order by ${moderationLog.at}), '[]'::jsonb)
  from ${moderationLog} where ${moderationLog.reportId} = ${reports.id})`;

const files: SQL<ReportRecord['files']> = sql<ReportRecord['files']>`(
  select coalesce(jsonb_agg(jsonb_build_object('id', ${reportFiles.id}, 'name', ${storedFiles.name},
    'type', ${storedFiles.type}, 'size', ${storedFiles.size}) order by ${storedFiles.name}, ${reportFiles.id}), '[]'::jsonb)
  from ${reportFiles} join ${storedFiles} on ${storedFiles.id} = ${reportFiles.fileId}
  where ${reportFiles.reportId} = ${reports.id})`;

const isUnresolved = sql`${reports.status} <> 'resolved'`;

/** Counted together, so that a report that waits counts for its status as well. */
const queues = sql`case when ${isUnresolved} then array['unresolved', ${reports.status}] else array[${reports.status}] end`;

/** The queue of who moderates. */
export const reportList = defineList({
  name: 'reports',
  rows: (db, tally) =>
    db
      .select({
        id: reports.id,
        kind: reports.kind,
        about: reports.about,
        reason: reports.reason,
        grave: reports.grave,
        text: reports.text,
        excerpt: reports.excerpt,
        files,
        person: fullName(person),
        reporter: fullName(reporter),
        school: sql<string | null>`${institutions.name}`,
        level: reports.level,
        status: reports.status,
        outcome: reports.outcome,
        createdAt: reports.createdAt,
        resolvedAt: reports.resolvedAt,
        log,
        tally,
      })
      .from(reports)
      .innerJoin(person, eq(person.id, reports.personId))
      .innerJoin(reporter, eq(reporter.id, reports.reporterId))
      .leftJoin(institutions, eq(institutions.id, reports.schoolId))
      .$dynamic(),
  key: [reports.id],
  within: (scope: ModerationScope) => reportsIn(scope),
  sorts: { created_at: reports.createdAt },
  sort: { column: 'created_at', descending: true },
  filters: {
    status: filter(
      string().oneOf(reportQueues, messageKey('choice.unknown')),
      (queue) => (queue === 'unresolved' ? isUnresolved : sql`${reports.status} = ${queue}`),
      { facet: queues, several: true },
    ),
    grave: only(sql`(${reports.grave} and ${isUnresolved})`),
  },
  search: (words) =>
    contains(
      sql`plain(' ' || ${reports.excerpt} || ' ' || ${reports.text} || ' ' || ${person.name} || ' ' || ${person.lastName}
        || ' ' || ${reporter.name} || ' ' || ${reporter.lastName})`,
      words,
    ),
  searches:
    '`status`: one status, or `unresolved`; `grave`: of the unresolved ones the grave ones; `q`: words of what was reported, of who wrote it or of who reported it',
  records: (rows): ReportRecord[] =>
    rows.map(({ createdAt, resolvedAt, ...row }) => ({
      ...row,
      created_at: createdAt.toISOString(),
      resolved_at: resolvedAt?.toISOString() ?? null,
    })),
});

/** A file of a report that a scope reads. @throws {ApiFailure} 404 */
export async function findFile(
  db: Database,
  scope: ModerationScope,
  { id, file }: { id: string; file: string },
): Promise<StoredFile> {
  const [row] = await db
    .select(storedFileColumns)
    .from(reportFiles)
    .innerJoin(storedFiles, eq(storedFiles.id, reportFiles.fileId))
    .innerJoin(reports, eq(reports.id, reportFiles.reportId))
    .where(and(eq(reportFiles.id, file), eq(reports.id, id), reportsIn(scope)));
  return found(row);
}

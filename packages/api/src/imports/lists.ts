import { NEWS_DAYS } from '@lia/sdk/attention/rules';
import { DAY_MS } from '@lia/sdk/calendar/durations';
import type { ImportRecord, ImportRowRecord } from '@lia/sdk/imports/records';
import {
  decisionsOf,
  importStatuses,
  outcomes,
  UNDO_DAYS,
  undoableStatuses,
  undoOutcomes,
  verdicts,
} from '@lia/sdk/imports/rules';
import { LARGEST_ID, messageKey } from '@lia/sdk/validation/fields';
import { and, eq, inArray, isNull, not, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { number } from 'yup';

import { fullName, fullNameOrNull } from '../accounts/fullName.ts';
import { users } from '../accounts/tables.ts';
import { institutions } from '../institutions/tables.ts';
import { holdsSchoolLicence } from '../memberships/schoolLicences.ts';
import { numberArray } from '../platform/arrays.ts';
import type { Database } from '../platform/database.ts';
import type { Translate } from '../platform/language.ts';
import { defineList } from '../platform/lists/defineList.ts';
import { choice, filter, only } from '../platform/lists/filters.ts';
import type { Scope } from '../platform/scope.ts';
import { contains } from '../platform/search.ts';
import { company, importsIn } from './schools.ts';
import { rowTotal } from './store.ts';
import { importRows, imports, type RowCounts } from './tables.ts';

/** Who confirmed that the families consented. */
const consenter = alias(users, 'consenter');

const earlier = alias(imports, 'earlier');

/** The latest earlier import of the same file into the same school. */
const sameFile = sql<{ id: string; status: ImportRecord['status']; created_at: string } | null>`(
  select jsonb_build_object('id', ${earlier.id}, 'status', ${earlier.status}, 'created_at', ${earlier.createdAt})
  from ${imports} as ${sql.raw('"earlier"')}
  where ${earlier.schoolId} = ${imports.schoolId} and ${earlier.fingerprint} = ${imports.fingerprint}
    and ${earlier.createdAt} < ${imports.createdAt} and ${earlier.status} <> 'undone'
  order by ${earlier.createdAt} desc limit 1)`;

/** Imports of the last days that left rows behind, which are to be corrected. */
const hasFailedRows = sql`(${imports.rowCounts} #>> '{outcomes,failed}')::int > 0
  and ${imports.finishedAt} > now() - make_interval(days => ${NEWS_DAYS}) and ${imports.status} in ('done', 'cancelled')`;

/** Imports of the schools of a scope. */
export const importList = defineList({
  name: 'imports',
  rows: (db, tally) =>
    db
      .select({
        id: imports.id,
        school_id: imports.schoolId,
        school: institutions.name,
        company_id: imports.companyId,
        company: company.name,
        children_share_password: institutions.children_share_password,
        file: imports.fileName,
        status: imports.status,
        by: fullName(users),
        createdAt: imports.createdAt,
        committedAt: imports.committedAt,
        finishedAt: imports.finishedAt,
        rowsErasedAt: imports.rowsErasedAt,
        consentedAt: imports.consentedAt,
        consentedBy: fullNameOrNull(consenter),
        consentVersion: imports.consentVersion,
        counts: imports.rowCounts,
        sameFile: sameFile.as('same_file'),
        tally,
      })
      .from(imports)
      .innerJoin(institutions, eq(institutions.id, imports.schoolId))
      .innerJoin(company, eq(company.id, imports.companyId))
      .innerJoin(users, eq(users.id, imports.createdBy))
      .leftJoin(consenter, eq(consenter.id, imports.consentedBy))
      .$dynamic(),
  key: [imports.id],
  within: (scope: Scope<'everything' | 'school'>) => importsIn(scope),
  sorts: { created_at: imports.createdAt, status: imports.status },
  sort: { column: 'created_at', descending: true },
  filters: {
    status: choice(importStatuses, imports.status),
    failed_rows: only(hasFailedRows),
    school_id: filter(number().integer(messageKey('invalid')).max(LARGEST_ID, messageKey('number.max')), (id) =>
      eq(imports.schoolId, id),
    ),
  },
  search: imports.search,
  searches: "`failed_rows`: those of the last days that left rows behind; `q`: words of the file's name",
  records: (rows) =>
    rows.map(
      ({
        createdAt,
        committedAt,
        finishedAt,
        rowsErasedAt,
        consentedAt,
        consentedBy,
        consentVersion,
        counts,
        sameFile: same,
        ...row
      }): ImportRecord => ({
        ...row,
        created_at: createdAt.toISOString(),
        committed_at: committedAt?.toISOString() ?? null,
        finished_at: finishedAt?.toISOString() ?? null,
        privacy_notice:
          consentedAt && consentedBy !== null && consentVersion !== null
            ? { by: consentedBy, at: consentedAt.toISOString(), version: consentVersion }
            : null,
        undo_until: undoUntil({ status: row.status, finishedAt })?.toISOString() ?? null,
        rows_erased_at: rowsErasedAt?.toISOString() ?? null,
        rows: rowTotal(counts),
        ...countsOf(counts),
        same_file: same && { ...same, created_at: new Date(same.created_at).toISOString() },
      }),
    ),
});

/** Until when an import may be undone; null where it may not. */
export function undoUntil({
  status,
  finishedAt,
}: Pick<typeof imports.$inferSelect, 'status' | 'finishedAt'>): Date | null {
  if (!finishedAt || !undoableStatuses.some((it) => it === status)) return null;
  const until = new Date(finishedAt.getTime() + UNDO_DAYS * DAY_MS);
  return until.getTime() > Date.now() ? until : null;
}

function countsOf({ verdicts: judged, outcomes: committed, undone }: RowCounts) {
  return {
    verdicts: { create: 0, update: 0, unchanged: 0, conflict: 0, skip: 0, error: 0, ...judged },
    outcomes: { created: 0, updated: 0, unchanged: 0, skipped: 0, failed: 0, ...committed },
    undone: { removed: 0, restored: 0, kept: 0, ...undone },
  };
}

const cell = (column: string): SQL => sql`${importRows.cells} ->> ${sql.raw(`'${column}'`)}`;
const searched = sql`plain(' ' || concat_ws(' ', ${sql.join(
  ['nombre', 'segundo_nombre', 'apellido_paterno', 'apellido_materno', 'email', 'username', 'matricula'].map(
    (column) => sql`nullif(${cell(column)}, '')`,
  ),
  sql`, `,
)}))`;

/** A row with the account that it is about, as it is read. */
const rowColumns = { row: importRows, person: { uuid: users.uuid, username: users.username, name: fullName(users) } };

/** Rows of the imports of a scope. */
export const importRowList = defineList({
  name: 'import rows',
  rows: (db, tally) =>
    db
      .select({ ...rowColumns, tally })
      .from(importRows)
      .leftJoin(users, eq(users.id, importRows.userId))
      .$dynamic(),
  key: [importRows.importId, importRows.num],
  within: (scope: Scope<'everything' | 'school'>) =>
    sql`${importRows.importId} in (select ${imports.id} from ${imports} where ${importsIn(scope)})`,
  sorts: { num: importRows.num },
  sort: { column: 'num', descending: false },
  filters: {
    verdict: choice(verdicts, importRows.verdict),
    outcome: choice(outcomes, importRows.outcome),
    undo: choice(undoOutcomes, importRows.undo),
  },
  search: (words) => contains(searched, words),
  searches: '`q`: words of the name, e-mail address, username or student number',
  records: (rows): StoredRow[] => rows,
});

export interface StoredRow {
  row: typeof importRows.$inferSelect;
  person: ImportRowRecord['person'];
}

/** Rows of an import by their numbers. */
export const findRows = (db: Database, importId: string, nums: readonly number[]): Promise<StoredRow[]> =>
  db
    .select(rowColumns)
    .from(importRows)
    .leftJoin(users, eq(users.id, importRows.userId))
    .where(sql`${eq(importRows.importId, importId)} and ${importRows.num} = any(${numberArray(nums)})`)
    .orderBy(importRows.num);

/** How many rows are left to commit for people whom licences are for, and who hold none already. */
export const countLicensable = (db: Database, importId: string): Promise<number> =>
  db.$count(
    importRows,
    and(
      eq(importRows.importId, importId),
      inArray(importRows.verdict, ['create', 'update', 'unchanged']),
      isNull(importRows.outcome),
      sql`${cell('tipo_usuario')} <> 'DIRECTOR'`,
      not(holdsSchoolLicence(db, importRows.userId)),
    ),
  );

/** A row as the API answers it. */
export function toRowRecord({ row, person }: StoredRow, t: Translate): ImportRowRecord {
  const errors = row.errors.map(({ field, key }) => ({ field, message: t(key, { field }) }));
  return {
    num: row.num,
    ...row.cells,
    verdict: row.verdict,
    errors: errors.map(({ field, message }) => ({ field, message: message.trim() })),
    result: errors.map(({ message }) => message).join(''),
    conflict: row.conflict && {
      reason: row.conflict.reason,
      column: row.conflict.column,
      row: row.conflict.row,
      person: row.conflict.person && { uuid: row.conflict.person.uuid, name: row.conflict.person.name },
      decisions: [...decisionsOf(row.conflict)],
    },
    decision: row.decision,
    outcome: row.outcome,
    person,
    undo: row.undo,
    kept: row.kept,
  };
}

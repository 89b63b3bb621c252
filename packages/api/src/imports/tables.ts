import type { ImportCells, RowError } from '@lia/sdk/imports/row';
import {
  decisions,
  importStatuses,
  keptReasons,
  type Outcome,
  outcomes,
  type UndoOutcome,
  undoOutcomes,
  type Verdict,
  verdicts,
} from '@lia/sdk/imports/rules';
import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';

import { guardianships, users } from '../accounts/tables.ts';
import { guardianInvitations } from '../guardians/tables.ts';
import { groups, institutions } from '../institutions/tables.ts';
import { instant } from '../platform/columnTypes.ts';
import { sortIndexes } from '../platform/lists/sortIndexes.ts';
import { searchColumn, searchIndex } from '../platform/search.ts';
import type { AccountState, RowConflict } from './row.ts';
import { type AuditDeclaration, audited, unaudited } from '../platform/audit/audited.ts';

/** How many rows have each verdict and outcome, and what undoing did. */
export interface RowCounts {
  verdicts?: Partial<Record<Verdict, number>>;
  outcomes?: Partial<Record<Outcome, number>>;
  undone?: Partial<Record<UndoOutcome, number>>;
}

/** Imports of people into schools, drafts among them: a draft that is not committed is deleted after some days. */
export const imports = pgTable(
  'imports',
  {
    id: uuid().primaryKey().defaultRandom(),
    schoolId: integer('school_id')
      .notNull()
      .references(() => institutions.id),
    companyId: integer('company_id')
      .notNull()
      .references(() => institutions.id),
    createdBy: integer('created_by')
      .notNull()
      .references(() => users.id),
    /** Whose roles decide what the rows may do; null for a draft. */
    committedBy: integer('committed_by').references(() => users.id),
    fileName: text('file_name').notNull(),
    /** SHA-256 of the file. */
    fingerprint: text().notNull(),
    status: text({ enum: importStatuses }).notNull().default('draft'),
    /** Of the password that new accounts begin with; null once nothing is left to create. */
    passwordHash: text('password_hash'),
    /** Whether committing gives its people licences of the school. */
    assignsLicences: boolean('assigns_licences').notNull().default(false),
    /** Kept here: a list would count millions of rows. */
    rowCounts: jsonb('row_counts').$type<RowCounts>().notNull().default({}),
    /** When and by whom the school confirmed that its families consented, and the version of that sentence. */
    consentedAt: instant('consented_at'),
    consentedBy: integer('consented_by').references(() => users.id),
    consentVersion: text('consent_version'),
    createdAt: instant('created_at').notNull().defaultNow(),
    committedAt: instant('committed_at'),
    finishedAt: instant('finished_at'),
    /** When the personal data of its rows were erased. */
    rowsErasedAt: instant('rows_erased_at'),
    search: searchColumn('file_name'),
  },
  (table) => [
    check(
      'imports_consent',
      sql`num_nulls(${table.consentedAt}, ${table.consentedBy}, ${table.consentVersion}) in (0, 3)`,
    ),
    index('imports_consented_by').on(table.consentedBy),
    index('imports_fingerprint').on(table.schoolId, table.fingerprint),
    ...sortIndexes('imports', [table.id], [table.createdAt, table.status]),
    searchIndex('imports_search', table.search),
    index('imports_committed').on(table.committedAt),
    index('imports_not_erased')
      .on(table.finishedAt)
      .where(sql`${table.rowsErasedAt} is null`),
    index('imports_failed_rows')
      .on(table.finishedAt)
      .where(sql`(${table.rowCounts} #>> '{outcomes,failed}')::int > 0`),
  ],
);

/** Rows of imports. */
export const importRows = pgTable(
  'import_rows',
  {
    importId: uuid('import_id')
      .notNull()
      .references(() => imports.id, { onDelete: 'cascade' }),
    /** Its line in the file. */
    num: integer().notNull(),
    cells: jsonb().$type<ImportCells>().notNull(),
    /** What other rows of the import are compared with; empty where the row is not committed. */
    keys: text().array().notNull().default([]),
    verdict: text({ enum: verdicts }).notNull(),
    errors: jsonb().$type<readonly RowError[]>().notNull().default([]),
    conflict: jsonb().$type<RowConflict>(),
    decision: text({ enum: decisions }),
    outcome: text({ enum: outcomes }),
    userId: integer('user_id').references(() => users.id),
    /** What an updated account was before; null for a created one. */
    before: jsonb().$type<AccountState>(),
    /** Digest of the account as the import left it. */
    leftAs: text('left_as'),
    undo: text({ enum: undoOutcomes }),
    kept: text({ enum: keptReasons }),
  },
  (table) => [primaryKey({ columns: [table.importId, table.num] }), index('import_rows_user').on(table.userId)],
);

/** What imports did about the guardians that rows name: nothing, a link, or an invitation, which is deleted some time after it expired. */
export const importGuardians = pgTable(
  'import_guardians',
  {
    importId: uuid('import_id')
      .notNull()
      .references(() => imports.id),
    studentId: integer('student_id')
      .notNull()
      .references(() => users.id),
    /** Whether the address is the student's own, and no one was invited. */
    isSelf: boolean('is_self').notNull().default(false),
    /** Whether the student is also in another school, so that LIA alone decides who their guardians are. */
    isElsewhere: boolean('is_elsewhere').notNull().default(false),
    invitationId: uuid('invitation_id').references(() => guardianInvitations.id, { onDelete: 'set null' }),
    /** The link that was made at once, or by accepting the invitation. */
    guardianshipId: uuid('guardianship_id').references(() => guardianships.id),
  },
  (table) => [
    primaryKey({ columns: [table.importId, table.studentId] }),
    index('import_guardians_student').on(table.studentId),
    index('import_guardians_invitation').on(table.invitationId),
    index('import_guardians_guardianship').on(table.guardianshipId),
  ],
);

/** Groups that imports made, which are gone once the import is undone and they are empty. */
export const importGroups = pgTable(
  'import_groups',
  {
    groupId: uuid('group_id')
      .primaryKey()
      .references(() => groups.id),
    importId: uuid('import_id')
      .notNull()
      .references(() => imports.id),
  },
  (table) => [index('import_groups_import').on(table.importId)],
);

/** What is kept of their changes (decision 48). */
export const audit: readonly AuditDeclaration[] = [
  audited(imports, {
    secret: ['passwordHash'],
    technical: ['fingerprint', 'rowCounts'],
    institution: 'schoolId',
    title: 'fileName',
  }),
  ...unaudited('Are the file; what became of each is an entry of the account.', importRows),
  ...unaudited('Name groups, which are audited.', importGroups),
  ...unaudited('Lead to links with guardians, which are audited.', importGuardians),
];

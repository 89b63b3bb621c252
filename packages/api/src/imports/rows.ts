import { checkRow } from '@lia/sdk/imports/row';
import { MAX_IMPORT_ROWS, mayAddDirectors, type Verdict } from '@lia/sdk/imports/rules';
import type { ImportRow, ImportRowChange } from '@lia/sdk/imports/schema';
import { and, eq, gte, inArray, isNull, min, or, sql } from 'drizzle-orm';

import { numberArray, textArray } from '../platform/arrays.ts';
import type { Database, Transaction } from '../platform/database.ts';
import { ApiFailure, found, invalidFields } from '../platform/errors.ts';
import { judge } from './judge.ts';
import { findPeople, type Importer, type KnownPeople, type SchoolPerson } from './people.ts';
import { type Judged, keysOf, type Row } from './row.ts';
import { changeImport, type Import, namedCompany, recount, rowTotal } from './store.ts';
import { importRows } from './tables.ts';

/** A row with what is to be done with it. */
export interface JudgedRow extends Judged<SchoolPerson> {
  row: Row;
}

/**
 * Judges rows of an import: by the people of its school as they are now, and by its other rows. `repeated`: the first row of
 * each key that several rows have, where the rows do not change any more.
 */
export async function judgeRows(
  tx: Transaction,
  { id, schoolId, companyId }: Pick<Import, 'id' | 'schoolId' | 'companyId'>,
  importer: Importer,
  rows: readonly Row[],
  repeated?: ReadonlyMap<string, number>,
): Promise<JudgedRow[]> {
  const people = await findPeople(
    tx,
    schoolId,
    importer,
    rows.filter(({ errors }) => errors.length === 0),
  );
  const first = repeated ?? (await firstRows(tx, id, rows));
  const about = await rowsAbout(tx, id, people, rows);
  const known = {
    people,
    firstRowWith: (key: string) => first.get(key),
    rowAbout: (person: SchoolPerson) => about.get(person.id),
    importerId: importer.userId,
    companyId: namedCompany({ schoolId, companyId }),
  };
  return rows
    .toSorted((a, b) => a.num - b.num)
    .map((row) => {
      const judged = judge(row, known);
      const { person } = judged;
      if (person) about.set(person.id, Math.min(about.get(person.id) ?? row.num, row.num));
      return { row, ...judged };
    });
}

/**
 * The first of the other rows of an import that are about each account. Rows with no key in common may be about one account: one has
 * its matricula, another its CURP.
 */
async function rowsAbout(
  tx: Transaction,
  id: string,
  { ids }: KnownPeople,
  rows: readonly Row[],
): Promise<Map<number, number>> {
  if (ids.length === 0) return new Map();
  const others = await tx
    .select({ userId: importRows.userId, num: min(importRows.num) })
    .from(importRows)
    .where(
      and(
        eq(importRows.importId, id),
        sql`${importRows.userId} = any(${numberArray(ids)})`,
        sql`${importRows.num} <> all(${numberArray(rows.map(({ num }) => num))})`,
        or(isNull(importRows.outcome), inArray(importRows.outcome, ['created', 'updated', 'unchanged'])),
      ),
    )
    .groupBy(importRows.userId);
  return new Map(
    others.flatMap(({ userId, num }) => (userId === null || num === null ? [] : [[userId, num] as const])),
  );
}

/** The first row of each key that several rows of an import have. */
export async function findRepeated(db: Database, id: string): Promise<ReadonlyMap<string, number>> {
  const repeated = await db
    .select({ key: sql<string>`key`, num: sql<number>`min(${importRows.num})` })
    .from(sql`${importRows} cross join unnest(${importRows.keys}) as key`)
    .where(eq(importRows.importId, id))
    .groupBy(sql`key`)
    .having(sql`count(*) > 1`);
  return new Map(repeated.map(({ key, num }) => [key, num]));
}

/** The first row of the import that has each key of these rows, which may be written again. */
async function firstRows(tx: Transaction, id: string, rows: readonly Row[]): Promise<ReadonlyMap<string, number>> {
  const own = rows.flatMap((row) => keysOf(row).map((key) => [key, row.num] as const));
  const wanted = [...new Set(own.map(([key]) => key))];
  const others = await tx
    .select({ key: sql<string>`key`, num: sql<number>`min(${importRows.num})` })
    .from(sql`${importRows} cross join unnest(${importRows.keys}) as key`)
    .where(
      and(
        eq(importRows.importId, id),
        sql`key = any(${textArray(wanted)})`,
        sql`${importRows.num} <> all(${numberArray(rows.map(({ num }) => num))})`,
      ),
    )
    .groupBy(sql`key`);
  const first = new Map(others.map(({ key, num }) => [key, num]));
  for (const [key, num] of own) first.set(key, Math.min(first.get(key) ?? num, num));
  return first;
}

/** What a row was before it is written again. */
interface Before {
  num: number;
  verdict: Verdict;
  keys: string[];
  userId: number | null;
}

const columns = {
  num: importRows.num,
  verdict: importRows.verdict,
  keys: importRows.keys,
  userId: importRows.userId,
};

/** Adds rows to a draft that is locked, or replaces those of the same numbers. @throws {ApiFailure} 409, 422 */
export async function putRows(
  tx: Transaction,
  draft: Import,
  importer: Importer,
  data: readonly ImportRow[],
): Promise<void> {
  const nums = data.map(({ num }) => num);
  if (new Set(nums).size < nums.length) throw invalidFields({ data: { key: 'invalid' } });
  const before = await tx
    .select(columns)
    .from(importRows)
    .where(and(eq(importRows.importId, draft.id), sql`${importRows.num} = any(${numberArray(nums)})`));
  if (rowTotal(draft.rowCounts) + nums.length - before.length > MAX_IMPORT_ROWS) {
    throw new ApiFailure(409, 'IMPORT_TOO_LARGE');
  }
  const directors = mayAddDirectors(importer);
  const rows = data.map(({ num, ...given }) => ({
    num,
    ...checkRow(given, { directors }),
    decision: null,
    conflict: null,
  }));
  await writeRows(tx, draft, importer, rows, before);
}

/** Changes cells of a row of a draft that is locked, or what was decided about it. @throws {ApiFailure} 404 */
export async function changeRow(
  tx: Transaction,
  draft: Import,
  importer: Importer,
  num: number,
  { decision, ...given }: ImportRowChange,
): Promise<void> {
  const [stored] = await tx
    .select()
    .from(importRows)
    .where(and(eq(importRows.importId, draft.id), eq(importRows.num, num)));
  const { cells, conflict, ...before } = found(stored);
  const checked = checkRow({ ...cells, ...given }, { directors: mayAddDirectors(importer) });
  // Other cells are another question.
  const kept = Object.keys(given).length === 0 ? before.decision : null;
  const row = { num, ...checked, conflict, decision: decision === undefined ? kept : decision };
  await writeRows(tx, draft, importer, [row], [before]);
}

/** Most rows after the written ones that get another verdict at once; committing judges all of them again. */
const MOST_AFFECTED = 500;

async function writeRows(
  tx: Transaction,
  draft: Import,
  importer: Importer,
  rows: readonly Row[],
  before: readonly Before[],
): Promise<void> {
  const judged = await judgeRows(tx, draft, importer, rows);
  await storeRows(tx, draft.id, judged);
  const later = (await hasLaterRows(tx, draft.id, rows)) ? await affected(tx, draft.id, judged, before) : [];
  const rejudged = later.length === 0 ? [] : await judgeRows(tx, draft, importer, later.map(toRow));
  if (rejudged.length > 0) await storeRows(tx, draft.id, rejudged);
  const had = new Map([...before, ...later].map(({ num, verdict }) => [num, verdict]));
  const changes = [...judged, ...rejudged].map(({ row, verdict }) => ({ from: had.get(row.num) ?? null, to: verdict }));
  await changeImport(tx, draft, {
    rowCounts: { ...draft.rowCounts, verdicts: recount(draft.rowCounts.verdicts, changes) },
  });
}

export const toRow = ({ num, cells, errors, decision, conflict }: typeof importRows.$inferSelect): Row => ({
  num,
  cells,
  errors,
  decision,
  conflict,
});

/** Whether other rows stand further down: a file that is sent in its order has none, and its keys need not be compared. */
async function hasLaterRows(tx: Transaction, id: string, rows: readonly Row[]): Promise<boolean> {
  const first = Math.min(...rows.map(({ num }) => num));
  const fromThere = and(eq(importRows.importId, id), gte(importRows.num, first));
  return (await tx.$count(importRows, fromThere)) > rows.length;
}

/** Rows further down that have, or had, a key or an account in common with rows that were written, or repeat them. */
async function affected(tx: Transaction, id: string, judged: readonly JudgedRow[], before: readonly Before[]) {
  const rows = judged.map(({ row }) => row);
  const people = [...judged.map(({ person }) => person?.id), ...before.map(({ userId }) => userId)].flatMap(
    (userId) => userId ?? [],
  );
  const keys = [...new Set([...rows.flatMap(keysOf), ...before.flatMap((row) => row.keys)])];
  const nums = rows.map(({ num }) => num);
  return tx
    .select()
    .from(importRows)
    .where(
      and(
        eq(importRows.importId, id),
        sql`${importRows.num} > ${Math.min(...nums)}`,
        sql`${importRows.num} <> all(${numberArray(nums)})`,
        sql`(${importRows.userId} = any(${numberArray(people)})
          or (${importRows.conflict} ->> 'row')::int = any(${numberArray(nums)})
          or exists (select from unnest(${importRows.keys}) as key where key = any(${textArray(keys)})))`,
      ),
    )
    .orderBy(importRows.num)
    .limit(MOST_AFFECTED);
}

async function storeRows(tx: Transaction, importId: string, judged: readonly JudgedRow[]): Promise<void> {
  const stored = judged.map(({ row, verdict, conflict, person }) => ({
    num: row.num,
    cells: row.cells,
    keys: keysOf(row),
    errors: row.errors,
    // What was decided was not about this conflict.
    decision: verdict === 'conflict' ? null : row.decision,
    verdict,
    conflict,
    user_id: person?.id ?? null,
  }));
  await tx.execute(sql`
    insert into import_rows (import_id, num, cells, keys, verdict, errors, conflict, decision, user_id)
    select ${importId}, num, cells, keys, verdict, errors, conflict, decision, user_id
    from jsonb_to_recordset(${JSON.stringify(stored)}::jsonb) as given(
      num int, cells jsonb, keys text[], verdict text, errors jsonb, conflict jsonb, decision text,
      user_id int)
    on conflict (import_id, num) do update set cells = excluded.cells, keys = excluded.keys, verdict = excluded.verdict,
      errors = excluded.errors, conflict = excluded.conflict, decision = excluded.decision, user_id = excluded.user_id`);
}

import type { RowError } from '@lia/sdk/imports/row';
import type { ImportColumn, Outcome } from '@lia/sdk/imports/rules';
import { sql } from 'drizzle-orm';

import { assignUsernames, type UsernameNumbers } from '../accounts/usernames.ts';
import { joinSchool } from '../institutions/members.ts';
import { assignSchoolLicences } from '../memberships/schoolLicences.ts';
import { type Transaction, violatedConstraint } from '../platform/database.ts';
import { changeOf, roleOf, stateOf } from './change.ts';
import { digestOf } from './digest.ts';
import { firstPasswords } from './firstPasswords.ts';
import { placeInGroups } from './groups.ts';
import { type AccountState, namesOf, placeOf } from './row.ts';
import type { JudgedRow } from './rows.ts';
import { type Import, namedCompany } from './store.ts';

/** What became of a row. */
export interface Committed {
  judged: JudgedRow;
  outcome: Outcome;
  errors: readonly RowError[];
}

/** The cells that the database may refuse, by the constraint. */
const refusedCells: Readonly<Record<string, ImportColumn>> = {
  school_enrolments_matricula: 'matricula',
  users_username_taken: 'username',
};

/**
 * Writes the accounts of rows and what became of each row, all of them in a few statements. A row that the database refuses
 * fails alone: then they are written one by one.
 */
export async function commitRows(
  tx: Transaction,
  item: Import,
  rows: readonly JudgedRow[],
  numbers: UsernameNumbers,
): Promise<Committed[]> {
  const settled = rows.map((judged) => settle(judged));
  const open = settled.filter(({ outcome }) => outcome === 'created' || outcome === 'updated');
  const others = settled.filter((row) => !open.includes(row));
  await assignLicences(tx, item, others, new Map());
  const unchanged = others.filter(({ outcome }) => outcome === 'unchanged');
  await writeOutcomes(tx, item, withNotices(others, await placeInGroups(tx, item, unchanged, new Map())), new Map());
  try {
    await tx.transaction((part) => writeAccounts(part, item, open, numbers));
    return settled;
  } catch (error) {
    if (violatedConstraint(error) === null) throw error;
  }
  const one: Committed[] = [];
  for (const row of open) one.push(await writeAlone(tx, item, row, numbers));
  return [...others, ...one];
}

/** What becomes of a row unless the database refuses it. */
function settle(judged: JudgedRow): Committed {
  const { errors } = judged.row;
  const outcomes = {
    create: 'created',
    update: 'updated',
    unchanged: 'unchanged',
    conflict: 'skipped',
    skip: 'skipped',
    error: 'failed',
  } as const;
  return { judged, outcome: outcomes[judged.verdict], errors };
}

async function writeAlone(tx: Transaction, item: Import, row: Committed, numbers: UsernameNumbers): Promise<Committed> {
  try {
    await tx.transaction((part) => writeAccounts(part, item, [row], numbers));
    return row;
  } catch (error) {
    const constraint = violatedConstraint(error);
    if (constraint === null) throw error;
    const field = refusedCells[constraint] ?? 'nombre';
    const failed = { ...row, outcome: 'failed' as const, errors: [{ field, key: 'import.field' as const }] };
    await writeOutcomes(tx, item, [failed], new Map());
    return failed;
  }
}

async function writeAccounts(
  tx: Transaction,
  item: Import,
  rows: readonly Committed[],
  numbers: UsernameNumbers,
): Promise<void> {
  if (rows.length === 0) return;
  const created = await createAccounts(
    tx,
    item,
    rows.filter(({ outcome }) => outcome === 'created'),
    numbers,
  );
  await updateAccounts(
    tx,
    item,
    rows.filter(({ outcome }) => outcome === 'updated'),
  );
  // Before the digest of how the import left them.
  await assignLicences(tx, item, rows, created);
  await writeOutcomes(tx, item, withNotices(rows, await placeInGroups(tx, item, rows, created)), created);
}

/** Rows with what was left out of their groups. */
const withNotices = (rows: readonly Committed[], notices: ReadonlyMap<number, RowError>): Committed[] =>
  rows.map((row) => {
    const notice = notices.get(row.judged.row.num);
    return notice ? { ...row, errors: [notice] } : row;
  });

/** Gives licences of the school to the people of rows, where the import is to. */
async function assignLicences(
  tx: Transaction,
  { id: importId, schoolId, assignsLicences, committedBy: userId }: Import,
  rows: readonly Committed[],
  created: ReadonlyMap<number, number>,
): Promise<void> {
  if (!assignsLicences) return;
  const people = rows.flatMap(({ judged: { row, person } }) => created.get(row.num) ?? person?.id ?? []);
  await assignSchoolLicences(tx, schoolId, people, { userId, importId });
}

/** Creates accounts with their membership and enrolment. Answers their ids by the number of the row. */
async function createAccounts(
  tx: Transaction,
  item: Import,
  rows: readonly Committed[],
  numbers: UsernameNumbers,
): Promise<ReadonlyMap<number, number>> {
  if (rows.length === 0) return new Map();
  const { schoolId, companyId } = item;
  const firstPassword = await firstPasswords(tx, item);
  const usernames = await assignUsernames(
    tx,
    rows.map(({ judged: { row } }) => ({
      num: row.num,
      firstName: row.cells.nombre,
      firstLastName: row.cells.apellido_paterno,
      wanted: row.cells.username,
    })),
    numbers,
  );
  const people = rows.map(({ judged: { row } }) => {
    const { num, cells } = row;
    const isStudent = cells.tipo_usuario === 'ALUMNO';
    const place = placeOf(cells);
    const username = usernames.get(num);
    if (username === undefined) throw new Error('A row got no username');
    const account = {
      username,
      role: [roleOf(cells)],
      level: isStudent ? place.level : null,
      grade: isStudent ? place.grade : null,
    };
    const { name, lastName } = namesOf(cells);
    const { passwordHash, temporaryPassword } = firstPassword(account);
    return {
      ...account,
      num,
      name,
      lastName,
      email: cells.email || null,
      curp: cells.curp || null,
      passwordHash,
      temporaryPassword,
      place,
      matricula: cells.matricula || null,
    };
  });
  // As one parameter: values of an insert, thousands of them, take longer to bind than to write.
  const added = tx.$with('added', { id: sql<number>`id`, username: sql<string>`username` }).as(sql`
    insert into users (username, role, level, grade, name, last_name, email, curp, password_hash, temporary_password)
    select username, role, level, grade, name, "lastName", email, curp, "passwordHash", "temporaryPassword"
    from jsonb_to_recordset(${JSON.stringify(people)}::jsonb) as given(
      username text, role text[], level int, grade int, name text, "lastName" text, email text, curp text,
      "passwordHash" text, "temporaryPassword" boolean)
    returning id, username`);
  const written = await tx
    .with(added)
    .select({ id: sql<number>`id`, username: sql<string>`username` })
    .from(added);
  const idOf = new Map(written.map(({ id, username }) => [username, id]));
  const members = people.map(({ num, username, role, place, matricula }) => {
    const userId = idOf.get(username);
    if (userId === undefined) throw new Error('An account got no row');
    return { num, userId, role, schoolId, ...place, matricula };
  });
  await joinSchool(tx, members);
  await tx.execute(sql`
    insert into school_enrolments (user_id, school_id, company_id, level, grade, matricula)
    select "userId", ${schoolId}::int, ${companyId}::int, level, grade, matricula
    from jsonb_to_recordset(${JSON.stringify(members)}::jsonb) as given(
      "userId" int, level int, grade int, matricula text)`);
  return new Map(members.map(({ num, userId }) => [num, userId]));
}

async function updateAccounts(tx: Transaction, item: Import, rows: readonly Committed[]): Promise<void> {
  const changes = rows.flatMap(({ judged: { row, person } }) => {
    const change = person && changeOf(row.cells, person, namedCompany(item));
    return change ? [{ userId: person.id, state: change, isMember: person.isMember }] : [];
  });
  await joinSchool(
    tx,
    changes.flatMap(({ userId, state, isMember }) =>
      isMember ? [] : [{ userId, schoolId: item.schoolId, role: state.user.role }],
    ),
  );
  await writeStates(tx, item.schoolId, changes);
}

/** Writes what imports change of accounts, as it is to be. */
export async function writeStates(
  tx: Transaction,
  schoolId: number,
  states: readonly { userId: number; state: AccountState }[],
): Promise<void> {
  if (states.length === 0) return;
  const given = JSON.stringify(
    states.map(({ userId, state: { user, enrolment, isMember = true } }) => ({
      id: userId,
      ...user,
      enrolment,
      isMember,
    })),
  );
  await tx.execute(sql`
    update users set name = given.name, last_name = given."lastName", email = given.email, curp = given.curp,
      role = given.role, level = given.level, grade = given.grade
    from jsonb_to_recordset(${given}::jsonb) as given(
      id int, name text, "lastName" text, email text, curp text, role text[], level int, grade int)
    where users.id = given.id`);
  await tx.execute(sql`
    delete from school_enrolments using jsonb_to_recordset(${given}::jsonb) as given(id int, enrolment jsonb)
    where school_enrolments.user_id = given.id and school_enrolments.school_id = ${schoolId}
      and school_enrolments.until is null and given.enrolment is null`);
  await tx.execute(sql`
    delete from school_members using jsonb_to_recordset(${given}::jsonb) as given(id int, "isMember" boolean)
    where school_members.user_id = given.id and school_members.school_id = ${schoolId}
      and school_members.until is null and not given."isMember"`);
  await tx.execute(sql`
    insert into school_enrolments (user_id, school_id, level, grade, matricula, company_id, group_id)
    select id, ${schoolId}::int, (enrolment ->> 'level')::int, (enrolment ->> 'grade')::int, enrolment ->> 'matricula',
      coalesce((enrolment ->> 'companyId')::int, ${schoolId}::int),
      -- What was kept before imports placed students names no group, and leaves it.
      case when enrolment ? 'groupId' then (enrolment ->> 'groupId')::uuid else (
        select stays.group_id from school_enrolments stays
        where stays.user_id = given.id and stays.school_id = ${schoolId} and stays.until is null) end
    from jsonb_to_recordset(${given}::jsonb) as given(id int, enrolment jsonb) where enrolment is not null
    on conflict (user_id, school_id) where until is null do update
      set level = excluded.level, grade = excluded.grade, matricula = excluded.matricula, company_id = excluded.company_id,
        group_id = excluded.group_id`);
}

/** Stores what became of rows, and how they left their accounts. */
async function writeOutcomes(
  tx: Transaction,
  { id }: Import,
  rows: readonly Committed[],
  created: ReadonlyMap<number, number>,
): Promise<void> {
  if (rows.length === 0) return;
  const given = rows.map(({ judged: { row, verdict, conflict, person }, outcome, errors }) => ({
    num: row.num,
    verdict,
    conflict,
    errors,
    outcome,
    user_id: created.get(row.num) ?? person?.id ?? null,
    before: outcome === 'updated' && person ? stateOf(person) : null,
  }));
  await tx.execute(sql`
    update import_rows set verdict = given.verdict, conflict = given.conflict, errors = given.errors,
      outcome = given.outcome, user_id = given.user_id, before = given.before,
      left_as = case when given.outcome in ('created', 'updated') then ${digestOf(sql`given.user_id`)} end
    from jsonb_to_recordset(${JSON.stringify(given)}::jsonb) as given(
      num int, verdict text, conflict jsonb, errors jsonb, outcome text, user_id int, before jsonb)
    where import_rows.import_id = ${id} and import_rows.num = given.num`);
}

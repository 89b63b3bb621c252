import { randomUUID } from 'node:crypto';

import type { RowError } from '@lia/sdk/imports/row';
import { and, eq, inArray, sql } from 'drizzle-orm';

import { nameKey } from '../geography/names.ts';
import { presentYear } from '../institutions/groupYears.ts';
import { isCurrentGroup } from '../institutions/members.ts';
import { groups, sections } from '../institutions/tables.ts';
import type { Transaction } from '../platform/database.ts';
import { placeOf } from './row.ts';
import type { JudgedRow } from './rows.ts';
import type { Import } from './store.ts';
import { importGroups } from './tables.ts';

interface SchoolGroup {
  id: string;
  level: number;
  grade: number;
  name: string;
  externalId: string | null;
}

/** A student whose row names a group, by its name, by the id that it has elsewhere, or by both. */
interface Placed {
  num: number;
  userId: number;
  level: number;
  grade: number;
  name: string;
  externalId: string;
}

/**
 * Puts the students of rows into the groups that they name; a group that is not there is made. The id of a group is of no
 * other one of its section: where it is taken, the group goes without. Answers what was left out, by the number of the row.
 */
export async function placeInGroups(
  tx: Transaction,
  { id: importId, schoolId }: Pick<Import, 'id' | 'schoolId'>,
  rows: readonly { judged: JudgedRow }[],
  created: ReadonlyMap<number, number>,
): Promise<ReadonlyMap<number, RowError>> {
  const notices = new Map<number, RowError>();
  const placed = rows.flatMap((row) => placedBy(row, created));
  if (placed.length === 0) return notices;
  const year = await presentYear(tx, schoolId);
  const known = await lockGroups(tx, schoolId, placed);
  const made: SchoolGroup[] = [];
  const named: { id: string; externalId: string }[] = [];
  const places = placed.flatMap(({ num, userId, ...row }) => {
    let group = known.find((one) => isMeant(one, row));
    if (!group && row.name === '') {
      notices.set(num, { field: 'clave_grupo', key: 'import.groupUnknown' });
      return [];
    }
    if (!group) {
      const { level, grade, name } = row;
      group = { id: randomUUID(), level, grade, name, externalId: null };
      made.push(group);
      known.push(group);
    }
    const notice = idOf(group, row.externalId, known);
    if (notice) notices.set(num, { field: 'clave_grupo', key: notice });
    else if (row.externalId !== '' && group.externalId === null) {
      group.externalId = row.externalId;
      named.push({ id: group.id, externalId: row.externalId });
    }
    return [{ userId, groupId: group.id }];
  });
  await makeGroups(tx, { importId, schoolId, yearId: year?.id }, made);
  const added = new Set(made.map(({ id }) => id));
  for (const { id, externalId } of named)
    if (!added.has(id)) await tx.update(groups).set({ externalId }).where(eq(groups.id, id));
  await tx.execute(sql`
    update school_enrolments set group_id = given."groupId"
    from jsonb_to_recordset(${JSON.stringify(places)}::jsonb) as given("userId" int, "groupId" uuid)
    where school_enrolments.user_id = given."userId" and school_enrolments.school_id = ${schoolId}
      and school_enrolments.until is null and school_enrolments.group_id is distinct from given."groupId"`);
  return notices;
}

function placedBy({ judged: { row, person } }: { judged: JudgedRow }, created: ReadonlyMap<number, number>): Placed[] {
  const { num, cells } = row;
  const userId = created.get(num) ?? person?.id;
  if (userId === undefined || cells.tipo_usuario !== 'ALUMNO') return [];
  const { grupo: name, clave_grupo: externalId } = cells;
  return name === '' && externalId === '' ? [] : [{ num, userId, ...placeOf(cells), name, externalId }];
}

/** The groups of a school today, none of which ends meanwhile, with the sections of rows, held as for every other group that is made. */
async function lockGroups(tx: Transaction, schoolId: number, placed: readonly Placed[]): Promise<SchoolGroup[]> {
  const levels = [...new Set(placed.map(({ level }) => level))];
  await tx
    .insert(sections)
    .values(levels.map((level) => ({ schoolId, level })))
    .onConflictDoNothing();
  await tx
    .select({ id: sections.id })
    .from(sections)
    .where(eq(sections.schoolId, schoolId))
    .orderBy(sections.id)
    .for('update');
  return tx
    .select({
      id: groups.id,
      level: sections.level,
      grade: groups.grade,
      name: groups.name,
      externalId: groups.externalId,
    })
    .from(groups)
    .innerJoin(sections, eq(sections.id, groups.sectionId))
    .where(and(eq(sections.schoolId, schoolId), isCurrentGroup))
    .for('share', { of: groups });
}

type Named = Pick<Placed, 'level' | 'grade' | 'name' | 'externalId'>;

const sameId = (one: string | null, other: string): boolean => one?.toUpperCase() === other.toUpperCase();

/** Whether a group is the one that a row names: its name decides, and its id where there is no name. */
const isMeant = (group: SchoolGroup, { level, grade, name, externalId }: Named): boolean =>
  group.level === level &&
  group.grade === grade &&
  (name === '' ? sameId(group.externalId, externalId) : nameKey(group.name) === nameKey(name));

/** Why a group does not get an id; null where it does, or has it. */
function idOf(group: SchoolGroup, externalId: string, known: readonly SchoolGroup[]): RowError['key'] | null {
  if (externalId === '' || sameId(group.externalId, externalId)) return null;
  if (known.some((one) => one.level === group.level && sameId(one.externalId, externalId)))
    return 'import.groupIdTaken';
  return group.externalId === null ? null : 'import.groupHasId';
}

interface Making {
  importId: string;
  schoolId: number;
  yearId: string | undefined;
}

async function makeGroups(
  tx: Transaction,
  { importId, schoolId, yearId }: Making,
  made: readonly SchoolGroup[],
): Promise<void> {
  if (made.length === 0) return;
  const rows = await tx.select().from(sections).where(eq(sections.schoolId, schoolId));
  const sectionOf = new Map(rows.map(({ level, id }) => [level, id]));
  await tx
    .insert(groups)
    .values(made.map(({ level, ...group }) => ({ ...group, sectionId: sectionOf.get(level) ?? '', yearId })));
  await tx.insert(importGroups).values(made.map(({ id }) => ({ importId, groupId: id })));
}

/** Deletes the groups that an import made and that are empty: without students, and without work that was given to them. */
export async function removeGroups(tx: Transaction, importId: string): Promise<void> {
  await tx
    .update(groups)
    .set({ deletedAt: sql`now()`, externalId: null })
    .where(
      and(
        inArray(
          groups.id,
          tx.select({ id: importGroups.groupId }).from(importGroups).where(eq(importGroups.importId, importId)),
        ),
        isCurrentGroup,
        sql`not exists (select from school_enrolments where group_id = ${groups.id} and until is null)`,
        sql`not exists (select from activities where group_id = ${groups.id})`,
      ),
    );
}

import { randomUUID } from 'node:crypto';

import { isStudent } from '@lia/sdk/accounts/roles';
import { type Level, studentRoleOf } from '@lia/sdk/registrations/rules';
import type { LeavingReason, RolloverOutcome, RolloverTeachers } from '@lia/sdk/schoolYears/rules';
import type { Rollover, RolloverGroup, RolloverResult } from '@lia/sdk/schoolYears/schema';
import { and, desc, eq, inArray, isNull, lt, sql } from 'drizzle-orm';

import { users } from '../accounts/tables.ts';
import { nameKey } from '../geography/names.ts';
import { endSignInsOfFormerSchools } from '../institutions/formerStudents.ts';
import { groups, schoolEnrolments, schoolYears, sections } from '../institutions/tables.ts';
import type { Transaction } from '../platform/database.ts';
import { ApiFailure, found, notFound } from '../platform/errors.ts';
import { besidesPublicSchool, usersElsewhere } from '../users/places.ts';
import { isPlainStudent } from '../users/update.ts';
import { type CurrentGroup, currentGroups, mayComeInto, nextOf } from './preview.ts';
import { rolloverGroups, rollovers } from './tables.ts';
import { lockSchool, readYear, type WritingCall } from './years.ts';

/**
 * Takes groups of a school into a year: each ends, and its students go to the group that follows, or where was chosen for them.
 * A fixed number of statements, however many students there are. @throws {ApiFailure} 404, 409
 */
export async function rollOver(
  call: WritingCall,
  schoolId: number,
  yearId: string,
  chosen: Rollover,
): Promise<RolloverResult> {
  const { db } = call;
  await lockSchool(call, schoolId);
  const year = await readYear(call, schoolId, yearId);
  if (year.rollover) throw new ApiFailure(409, 'ROLLOVER_DONE');

  const here = await currentGroups(db, schoolId);
  const taught = new Set(here.map(({ level }) => level));
  const names = new Map(chosen.groups.map(({ id, name }) => [id.toLowerCase(), name]));
  const ending = here.filter((group) => names.has(group.id) && mayComeInto(group, year));
  if (ending.length < names.size) throw notFound();
  // Grades of a group that has ended do not change any more.
  if (
    !chosen.accept_open_periods &&
    ending.some(({ students, open_periods }) => students > 0 && open_periods.length > 0)
  ) {
    throw new ApiFailure(409, 'ROLLOVER_GRADES_OPEN');
  }
  const ways = ending.map((group): Way => {
    const next = nextOf(group, taught);
    return { group, next: next && { ...next, name: names.get(group.id) ?? next.name } };
  });

  const [added] = await db.insert(rollovers).values({ yearId }).returning({ id: rollovers.id });
  const { id } = found(added);
  await endGroups(db, id, { schoolId, yearId, ids: ending.map((group) => group.id) });
  const made = await makeGroups(db, id, { schoolId, yearId, teachers: chosen.teachers }, ways);
  await moveStudents(call, id, schoolId, { ways, made, choices: chosen.students });
  return found((await readYear(call, schoolId, yearId)).rollover);
}

/** A group that ends, and what follows it: null where its students leave the school. */
interface Way {
  group: CurrentGroup;
  next: RolloverGroup['next'];
}

/** A group of the new year is known by its grade and its name, whatever case and accents. */
const keyOf = ({ level, grade, name }: { level: number; grade: number; name: string }): string =>
  `${level} ${grade} ${nameKey(name)}`;

interface Ending {
  schoolId: number;
  yearId: string;
  ids: readonly string[];
}

/** Groups that belonged to no year belong, from now on, to the one before. */
async function endGroups(db: Transaction, rolloverId: string, { schoolId, yearId, ids }: Ending): Promise<void> {
  const [before] = await db
    .select({ id: schoolYears.id })
    .from(schoolYears)
    .where(
      and(
        eq(schoolYears.schoolId, schoolId),
        lt(schoolYears.startsOn, sql`(select starts_on from school_years where id = ${yearId})`),
      ),
    )
    .orderBy(desc(schoolYears.startsOn))
    .limit(1);
  await db
    .update(groups)
    .set({ endedAt: sql`now()`, ...(before && { yearId: sql`coalesce(${groups.yearId}, ${before.id})` }) })
    .where(inArray(groups.id, [...ids]));
  await db.insert(rolloverGroups).values(ids.map((groupId) => ({ rolloverId, groupId, change: 'ended' as const })));
}

interface Making {
  schoolId: number;
  yearId: string;
  teachers: RolloverTeachers;
}

/** The groups of the new year, by their key. @throws {ApiFailure} 409 where a group that stays as it is has the name */
async function makeGroups(
  db: Transaction,
  rolloverId: string,
  { schoolId, yearId, teachers }: Making,
  ways: readonly Way[],
): Promise<ReadonlyMap<string, string>> {
  const teacherOf = await teachersOf(db, ways, teachers);
  const wanted = new Map(
    ways.flatMap(({ group, next }) => (next ? [[keyOf(next), { next, teacherId: teacherOf(group.id, next) }]] : [])),
  );
  const staying = await currentGroups(db, schoolId);
  const made = new Map<string, string>();
  for (const group of staying) {
    if (!wanted.has(keyOf(group))) continue;
    if (group.yearId !== yearId) throw new ApiFailure(409, 'GROUP_NAME_TAKEN');
    made.set(keyOf(group), group.id);
  }
  const missing = [...wanted].filter(([key]) => !made.has(key));
  if (missing.length === 0) return made;

  const levelsOfNew = [...new Set(missing.map(([, { next }]) => next.level))];
  await db
    .insert(sections)
    .values(levelsOfNew.map((level) => ({ schoolId, level })))
    .onConflictDoNothing();
  const sectionRows = await db.select().from(sections).where(eq(sections.schoolId, schoolId));
  const sectionOf = new Map(sectionRows.map(({ level, id }) => [level, id]));
  const rows = missing.map(([key, { next, teacherId }]) => {
    const id = randomUUID();
    made.set(key, id);
    return { id, sectionId: sectionOf.get(next.level) ?? '', name: next.name, grade: next.grade, teacherId, yearId };
  });
  await db.insert(groups).values(rows);
  await db.insert(rolloverGroups).values(rows.map(({ id }) => ({ rolloverId, groupId: id, change: 'made' as const })));
  return made;
}

async function teachersOf(db: Transaction, ways: readonly Way[], teachers: RolloverTeachers) {
  const ids = ways.map(({ group }) => group.id);
  const rows = await db
    .select({ id: groups.id, teacherId: groups.teacherId })
    .from(groups)
    .where(inArray(groups.id, ids));
  const byGroup = new Map(rows.map(({ id, teacherId }) => [id, teacherId]));
  const byKey = new Map(ways.map(({ group }) => [keyOf(group), byGroup.get(group.id) ?? null]));
  return (groupId: string, next: NonNullable<Way['next']>): number | null => {
    if (teachers === 'none') return null;
    return (teachers === 'grade' ? byKey.get(keyOf(next)) : byGroup.get(groupId)) ?? null;
  };
}

interface Moving {
  ways: readonly Way[];
  made: ReadonlyMap<string, string>;
  choices: Rollover['students'];
}

/** What becomes of a student: where they were, and where they are next. */
interface Move {
  enrolment_id: string;
  user_id: number;
  outcome: RolloverOutcome;
  reason: LeavingReason | null;
  next_id: string | null;
  level: Level;
  grade: number;
  group_id: string | null;
  role: string[];
  /** Whether another school has a part in the account: it is not moved back from where that school has taken it. */
  elsewhere: boolean;
}

/** @throws {ApiFailure} 404 where a student was chosen who is in none of the groups */
async function moveStudents(
  { db, scope }: WritingCall,
  rolloverId: string,
  schoolId: number,
  { ways, made, choices }: Moving,
): Promise<void> {
  const wayOf = new Map(ways.map((way) => [way.group.id, way]));
  const students = await db
    .select({
      enrolmentId: schoolEnrolments.id,
      groupId: schoolEnrolments.groupId,
      userId: users.id,
      uuid: users.uuid,
      role: users.role,
    })
    .from(schoolEnrolments)
    .innerJoin(users, eq(users.id, schoolEnrolments.userId))
    .where(and(inArray(schoolEnrolments.groupId, [...wayOf.keys()]), isNull(schoolEnrolments.until)));
  const elsewhere = await usersElsewhere(
    db,
    scope,
    students.map(({ userId }) => userId),
    besidesPublicSchool,
  );
  const choiceOf = new Map(choices.map((choice) => [choice.uuid.toLowerCase(), choice]));
  const moves = students.flatMap(({ enrolmentId, groupId, userId, uuid, role }): Move[] => {
    const way = groupId === null ? undefined : wayOf.get(groupId);
    // Who teaches may be enrolled in a group as well: they are in no grade, and stay in the school.
    if (!way || !role.some(isStudent)) return [];
    const choice = choiceOf.get(uuid);
    choiceOf.delete(uuid);
    const { group, next } = way;
    const outcome = choice?.outcome ?? (next ? 'promoted' : 'graduated');
    const place = outcome === 'promoted' ? (next ?? group) : group;
    const leaves = outcome === 'left' || outcome === 'graduated';
    return [
      {
        enrolment_id: enrolmentId,
        user_id: userId,
        outcome,
        reason: choice?.reason ?? null,
        next_id: leaves ? null : randomUUID(),
        level: place.level,
        grade: place.grade,
        // Who repeats the grade is in its group of the same name, where there is one.
        group_id: leaves ? null : (made.get(keyOf(place)) ?? null),
        role: roleIn(place.level, role),
        elsewhere: elsewhere.has(userId),
      },
    ];
  });
  if (choiceOf.size > 0) throw notFound();
  if (moves.length > 0) await writeMoves(db, rolloverId, schoolId, moves);
}

/** The roles of a student who comes into a level. */
export function roleIn(level: Level, role: readonly string[]): string[] {
  return role.map((one) => (isPlainStudent(one) ? studentRoleOf(level) : one));
}

async function writeMoves(
  db: Transaction,
  rolloverId: string,
  schoolId: number,
  moves: readonly Move[],
): Promise<void> {
  const given = JSON.stringify(moves);
  const rows = sql`jsonb_to_recordset(${given}::jsonb) as given(enrolment_id uuid, user_id int, outcome text, reason text,
    next_id uuid, level int, grade int, group_id uuid, role text[], elsewhere boolean)`;
  await db.execute(sql`
    update school_enrolments set until = now() from ${rows} where school_enrolments.id = given.enrolment_id`);
  await db.execute(sql`
    insert into school_enrolments (id, user_id, school_id, level, grade, group_id, matricula, company_id)
    select given.next_id, given.user_id, ${schoolId}, given.level, given.grade, given.group_id, was.matricula, was.company_id
    from ${rows} join school_enrolments was on was.id = given.enrolment_id where given.next_id is not null`);
  await db.execute(sql`
    update users set level = given.level, grade = given.grade, role = given.role from ${rows}
    where users.id = given.user_id and given.next_id is not null
      and (not given.elsewhere or (given.level, given.grade) > (users.level, users.grade))
      and (users.level, users.grade, users.role) is distinct from (given.level, given.grade, given.role)`);
  // Memberships end at the instant of the rollover, by which undoing finds them.
  await db.execute(sql`
    update school_members set until = now() from ${rows}
    where school_members.user_id = given.user_id and school_members.school_id = ${schoolId}
      and school_members.role = 'student' and school_members.until is null and given.next_id is null`);
  await endSignInsOfFormerSchools(
    db,
    moves.filter(({ next_id: next }) => next === null).map(({ user_id: userId }) => userId),
  );
  await db.execute(sql`
    insert into rollover_moves (rollover_id, enrolment_id, outcome, reason, next_id, next_group_id)
    select ${rolloverId}, given.enrolment_id, given.outcome, given.reason, given.next_id, given.group_id from ${rows}`);
}

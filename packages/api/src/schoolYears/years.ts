import { addDays } from '@lia/sdk/calendar/days';
import { dayOf } from '@lia/sdk/calendar/instants';
import type { MexicanZone } from '@lia/sdk/calendar/zones';
import { ROLLOVER_UNDO_DAYS, type RolloverOutcome, schoolYearName } from '@lia/sdk/schoolYears/rules';
import type { RolloverResult, SchoolYear, SchoolYearInput, SchoolYears } from '@lia/sdk/schoolYears/schema';
import { and, asc, desc, eq, gte, inArray, isNull, lte, ne, notInArray, type SQL, sql } from 'drizzle-orm';

import { users } from '../accounts/tables.ts';
import { isGraded } from '../gradebook/used.ts';
import { assignPresentYear } from '../institutions/groupYears.ts';
import { lockPeople } from '../institutions/lockPeople.ts';
import { schoolsIn } from '../institutions/members.ts';
import { groups, institutions, schoolEnrolments, schoolPeriods, schoolYears } from '../institutions/tables.ts';
import type { Database, Transaction } from '../platform/database.ts';
import { today } from '../platform/days.ts';
import { ApiFailure, found, notFound } from '../platform/errors.ts';
import type { Scope } from '../platform/scope.ts';
import { releaseGroups } from './release.ts';
import { rolloverMoves, rollovers } from './tables.ts';

export type YearScope = Scope<'everything' | 'school'>;

interface Call {
  db: Database;
  scope: YearScope;
}

type School = SchoolYears['school'];

/** A call whose handler runs in a transaction. */
export interface WritingCall {
  db: Transaction;
  scope: YearScope;
}

/** The years of a school. @throws {ApiFailure} 404 */
export async function listYears(call: Call, schoolId: number): Promise<SchoolYears> {
  const school = await schoolOf(call, schoolId);
  return { school, data: await readYears(call.db, school, eq(schoolYears.schoolId, schoolId)) };
}

/** One year of a school. @throws {ApiFailure} 404 */
export async function readYear(call: Call, schoolId: number, id: string): Promise<SchoolYear> {
  const school = await schoolOf(call, schoolId);
  const [year] = await readYears(call.db, school, and(eq(schoolYears.schoolId, schoolId), eq(schoolYears.id, id)));
  return found(year);
}

/** Adds a year, with the groups that belong to it. @throws {ApiFailure} 404, 409 */
export async function createYear(call: WritingCall, schoolId: number, input: SchoolYearInput): Promise<SchoolYear> {
  await lockSchool(call, schoolId);
  await refuseOverlap(call.db, schoolId, input);
  const [added] = await call.db
    .insert(schoolYears)
    .values({ schoolId, startsOn: input.starts_on, endsOn: input.ends_on })
    .returning({ id: schoolYears.id });
  const { id } = found(added);
  await writePeriods(call.db, id, input.periods);
  await assignPresentYear(call.db, schoolId);
  return readYear(call, schoolId, id);
}

/** Changes its days and periods; groups may belong to it since. @throws {ApiFailure} 404, 409 */
export async function updateYear(
  call: WritingCall,
  schoolId: number,
  id: string,
  input: SchoolYearInput,
): Promise<SchoolYear> {
  const { zone } = await lockSchool(call, schoolId);
  await readYear(call, schoolId, id);
  await refuseOverlap(call.db, schoolId, input, id);
  await call.db
    .update(schoolYears)
    .set({ startsOn: input.starts_on, endsOn: input.ends_on })
    .where(eq(schoolYears.id, id));
  await writePeriods(call.db, id, input.periods);
  // Groups that it took as the present year are not those of a year to come.
  if (input.starts_on > today(zone)) await releaseGroups(call.db, id);
  await assignPresentYear(call.db, schoolId);
  return readYear(call, schoolId, id);
}

/** Deletes a year that groups belong to by its days alone, if at all. @throws {ApiFailure} 404, 409 */
export async function deleteYear(call: WritingCall, schoolId: number, id: string): Promise<void> {
  const { db } = call;
  const { zone } = await lockSchool(call, schoolId);
  const { ends_on } = await readYear(call, schoolId, id);
  // Groups of a year that is over belong to it until a rollover takes them.
  if (ends_on >= today(zone)) await releaseGroups(db, id);
  const used =
    (await db.$count(groups, eq(groups.yearId, id))) + (await db.$count(rollovers, eq(rollovers.yearId, id)));
  if (used > 0) throw new ApiFailure(409, 'SCHOOL_YEAR_USED');
  await db.delete(schoolPeriods).where(eq(schoolPeriods.yearId, id));
  await db.delete(schoolYears).where(eq(schoolYears.id, id));
  await assignPresentYear(db, schoolId);
}

async function schoolOf({ db, scope }: Call, id: number): Promise<School> {
  const [school] = await db
    .select({ id: institutions.id, name: institutions.name, zone: institutions.zone })
    .from(institutions)
    .where(and(eq(institutions.id, id), eq(institutions.type, 'Escuela'), schoolsIn(scope)));
  return found(school);
}

/** Years and groups of a school change one after another, and not in the middle of a batch of an import. @throws {ApiFailure} 404 */
export async function lockSchool(call: WritingCall, id: number): Promise<School> {
  const school = await schoolOf(call, id);
  // Before the school: a batch has this lock when it adds people, for which it waits for the school.
  await lockPeople(call.db, id);
  await call.db.select({ id: institutions.id }).from(institutions).where(eq(institutions.id, id)).for('update');
  return school;
}

async function refuseOverlap(db: Database, schoolId: number, span: SchoolYearInput, id?: string): Promise<void> {
  const overlapping = and(
    eq(schoolYears.schoolId, schoolId),
    lte(schoolYears.startsOn, span.ends_on),
    gte(schoolYears.endsOn, span.starts_on),
    id === undefined ? undefined : ne(schoolYears.id, id),
  );
  if ((await db.$count(schoolYears, overlapping)) > 0) throw new ApiFailure(409, 'SCHOOL_YEAR_OVERLAPS');
}

/** Writes the periods of a year, keeping the ids of those that it had. @throws {ApiFailure} 404 for one of another year */
async function writePeriods(db: Transaction, yearId: string, periods: SchoolYearInput['periods']): Promise<void> {
  const named = periods.flatMap(({ id }) => (id === undefined ? [] : [id]));
  await refuseUsed(db, yearId, periods);
  await db
    .delete(schoolPeriods)
    .where(and(eq(schoolPeriods.yearId, yearId), named.length > 0 ? notInArray(schoolPeriods.id, named) : undefined));
  for (const { id, name, starts_on: startsOn, ends_on: endsOn } of periods) {
    if (id === undefined) {
      await db.insert(schoolPeriods).values({ yearId, name, startsOn, endsOn });
      continue;
    }
    const changed = await db
      .update(schoolPeriods)
      .set({ name, startsOn, endsOn })
      .where(and(eq(schoolPeriods.id, id), eq(schoolPeriods.yearId, yearId)))
      .returning({ id: schoolPeriods.id });
    if (changed.length === 0) throw notFound();
  }
}

/** What was graded in a period stays in it. @throws {ApiFailure} 409 where such a period would be gone, or have other days */
async function refuseUsed(db: Transaction, yearId: string, periods: SchoolYearInput['periods']): Promise<void> {
  const used = await db
    .select()
    .from(schoolPeriods)
    .where(and(eq(schoolPeriods.yearId, yearId), isGraded));
  const stays = (one: (typeof used)[number]) =>
    periods.some(({ id, starts_on, ends_on }) => id === one.id && starts_on === one.startsOn && ends_on === one.endsOn);
  if (!used.every(stays)) throw new ApiFailure(409, 'SCHOOL_PERIOD_USED');
}

async function readYears(db: Database, { zone }: School, where: SQL | undefined): Promise<SchoolYear[]> {
  const years = await db.select().from(schoolYears).where(where).orderBy(desc(schoolYears.startsOn));
  const ids = years.map(({ id }) => id);
  if (ids.length === 0) return [];
  const periods = await db
    .select()
    .from(schoolPeriods)
    .where(inArray(schoolPeriods.yearId, ids))
    .orderBy(asc(schoolPeriods.startsOn));
  const results = await readResults(db, ids);
  return years.map(({ id, startsOn: starts_on, endsOn: ends_on }) => ({
    id,
    name: schoolYearName({ starts_on, ends_on }),
    starts_on,
    ends_on,
    periods: periods
      .filter(({ yearId }) => yearId === id)
      .map(({ id: period, name, startsOn, endsOn }) => ({ id: period, name, starts_on: startsOn, ends_on: endsOn })),
    rollover: resultOf(results.filter(({ yearId }) => yearId === id)[0], starts_on, zone),
  }));
}

/** Students of an outcome; deactivated accounts were taken along and do not count. */
const countOf = (outcome: RolloverOutcome): SQL<number> =>
  sql<number>`(count(${users.id}) filter (where ${rolloverMoves.outcome} = ${outcome}))::int`;

type Result = Awaited<ReturnType<typeof readResults>>[number];

const readResults = (db: Database, yearIds: readonly string[]) =>
  db
    .select({
      yearId: rollovers.yearId,
      doneAt: rollovers.doneAt,
      promoted: countOf('promoted'),
      retained: countOf('retained'),
      graduated: countOf('graduated'),
      left: countOf('left'),
    })
    .from(rollovers)
    .leftJoin(rolloverMoves, eq(rolloverMoves.rolloverId, rollovers.id))
    .leftJoin(schoolEnrolments, eq(schoolEnrolments.id, rolloverMoves.enrolmentId))
    .leftJoin(users, and(eq(users.id, schoolEnrolments.userId), isNull(users.deletedAt)))
    .where(and(inArray(rollovers.yearId, [...yearIds]), isNull(rollovers.undoneAt)))
    .groupBy(rollovers.id);

function resultOf(result: Result | undefined, startsOn: string, zone: MexicanZone): RolloverResult | null {
  if (!result) return null;
  const { doneAt, promoted, retained, graduated, left } = result;
  return {
    promoted,
    retained,
    graduated,
    left,
    done_at: doneAt.toISOString(),
    undoable: undoableUntil(doneAt, startsOn, zone),
  };
}

/** The last day on which a rollover may be undone, counted from the later of the change and the year; null once it is over. */
function undoableUntil(doneAt: Date, startsOn: string, zone: MexicanZone): string | null {
  const done = dayOf(doneAt.toISOString(), zone);
  const until = addDays(done > startsOn ? done : startsOn, ROLLOVER_UNDO_DAYS);
  return today(zone) <= until ? until : null;
}

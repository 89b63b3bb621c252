import type { MexicanZone } from '@lia/sdk/calendar/zones';
import { type Level, levels } from '@lia/sdk/registrations/rules';
import { and, asc, eq, isNull, sql } from 'drizzle-orm';

import { users } from '../accounts/tables.ts';
import { groupsEver, type GroupScope } from '../groups/scope.ts';
import { groups, institutions, schoolEnrolments, schoolPeriods, sections } from '../institutions/tables.ts';
import type { Database, Transaction } from '../platform/database.ts';
import { today } from '../platform/days.ts';
import { ApiFailure, found } from '../platform/errors.ts';
import { subjects } from '../subjects/tables.ts';
import { closedGrades, periodClosings, periodGrades } from './tables.ts';

/** A group whose students have grades. */
export interface GradedGroup {
  id: string;
  name: string;
  school: string;
  schoolId: number;
  zone: MexicanZone;
  level: Level;
  grade: number;
  yearId: string | null;
  /** Whether its school year is over. */
  isOver: boolean;
}

/** A period of a group's school year. `closing`: of the group, while it is closed. */
export interface Period {
  id: string;
  name: string;
  startsOn: string;
  endsOn: string;
  closing: string | null;
}

/** A group that a scope reaches, also of a school year that is over. @throws {ApiFailure} 404 */
export async function gradedGroup(db: Database, scope: GroupScope, id: string): Promise<GradedGroup> {
  const [row] = await db
    .select({
      id: groups.id,
      name: groups.name,
      school: institutions.name,
      schoolId: institutions.id,
      zone: institutions.zone,
      level: sections.level,
      grade: groups.grade,
      yearId: groups.yearId,
      isOver: sql<boolean>`${groups.endedAt} is not null`,
    })
    .from(groups)
    .innerJoin(sections, eq(sections.id, groups.sectionId))
    .innerJoin(institutions, eq(institutions.id, sections.schoolId))
    .where(and(eq(groups.id, id), groupsEver(scope)));
  const { level: stored, ...group } = found(row);
  return { ...group, level: found(levels.find((level) => level === stored)) };
}

/** The same, held until the end: what is graded, closed and published in a group happens one after another. @throws {ApiFailure} 404 */
export async function holdGroup(db: Transaction, scope: GroupScope, id: string): Promise<GradedGroup> {
  await db.select({ id: groups.id }).from(groups).where(eq(groups.id, id)).for('no key update');
  return gradedGroup(db, scope, id);
}

/** The same for a change of grades. @throws {ApiFailure} 404, 409 `PERIOD_CLOSED` where its school year is over */
export async function lockGroup(db: Transaction, scope: GroupScope, id: string): Promise<GradedGroup> {
  const group = await holdGroup(db, scope, id);
  if (group.isOver) throw new ApiFailure(409, 'PERIOD_CLOSED');
  return group;
}

/** The periods of a group's school year, the first one first. */
export async function periodsOf(db: Database, { id, yearId }: GradedGroup): Promise<Period[]> {
  if (yearId === null) return [];
  return db
    .select({
      id: schoolPeriods.id,
      name: schoolPeriods.name,
      startsOn: schoolPeriods.startsOn,
      endsOn: schoolPeriods.endsOn,
      closing: periodClosings.id,
    })
    .from(schoolPeriods)
    .leftJoin(
      periodClosings,
      and(
        eq(periodClosings.periodId, schoolPeriods.id),
        eq(periodClosings.groupId, id),
        isNull(periodClosings.reopenedAt),
      ),
    )
    .where(eq(schoolPeriods.yearId, yearId))
    .orderBy(asc(schoolPeriods.startsOn));
}

/** A period of a group. @throws {ApiFailure} 404 */
export const periodOf = async (db: Database, group: GradedGroup, id: string): Promise<Period> =>
  found((await periodsOf(db, group)).find((period) => period.id === id.toLowerCase()));

/** The same for a change. @throws {ApiFailure} 404, 409 */
export async function openPeriodOf(db: Database, group: GradedGroup, id: string): Promise<Period> {
  const period = await periodOf(db, group, id);
  if (period.closing !== null) throw new ApiFailure(409, 'PERIOD_CLOSED');
  return period;
}

/** The period of today by the clocks of its school, else the last one that has begun, else the first one. */
export function presentPeriod({ zone }: GradedGroup, periods: readonly Period[]): Period | undefined {
  const day = today(zone);
  return periods.findLast(({ startsOn }) => startsOn <= day) ?? periods[0];
}

/** The subjects of a group by name. */
export const subjectsOf = (db: Database, groupId: string): Promise<{ id: string; name: string }[]> =>
  db
    .select({ id: subjects.id, name: subjects.name })
    .from(subjects)
    .where(and(eq(subjects.groupId, groupId), isNull(subjects.deletedAt)))
    .orderBy(asc(sql`plain(${subjects.name})`));

/** A student of a group. `current`: whether they study in it today. */
export interface GroupStudent {
  id: number;
  uuid: string;
  name: string;
  last_name: string;
  current: boolean;
}

/** Who studies in a group, or studied in it when its year was over, or has a grade of the period, by surname. */
export const studentsOf = (db: Database, group: GradedGroup, period: Period): Promise<GroupStudent[]> => {
  const ofGroup = sql`select ${subjects.id} from ${subjects} where ${subjects.groupId} = ${group.id}`;
  return db
    .select({
      id: users.id,
      uuid: users.uuid,
      name: users.name,
      last_name: users.lastName,
      current: sql<boolean>`(${schoolEnrolments.id} is not null and ${users.deletedAt} is null)`,
    })
    .from(users)
    .leftJoin(
      schoolEnrolments,
      and(
        eq(schoolEnrolments.userId, users.id),
        eq(schoolEnrolments.groupId, group.id),
        isNull(schoolEnrolments.until),
      ),
    )
    .where(
      sql`${users.id} in (
        select enrolled.user_id from ${schoolEnrolments} as enrolled join ${groups} on ${groups.id} = enrolled.group_id
        join ${users} as person on person.id = enrolled.user_id and person.deleted_at is null
        where enrolled.group_id = ${group.id} and (enrolled.until is null or enrolled.until >= ${groups.endedAt})
        union all select ${periodGrades.userId} from ${periodGrades}
        where ${periodGrades.periodId} = ${period.id} and ${periodGrades.subjectId} in (${ofGroup})
        union all select ${closedGrades.userId} from ${closedGrades} where ${closedGrades.closingId} = ${period.closing})`,
    )
    .orderBy(asc(users.sortName), asc(users.id));
};

import { addGroupStudents, createGroup } from '@lia/sdk/groups/endpoints';
import type { Level } from '@lia/sdk/registrations/rules';
import { createSchoolYear } from '@lia/sdk/schoolYears/endpoints';
import type { Rollover, SchoolYear } from '@lia/sdk/schoolYears/schema';
import { and, asc, eq, isNull, sql } from 'drizzle-orm';

import { users } from '../accounts/tables.ts';
import { groups, schoolEnrolments, schoolMembers } from '../institutions/tables.ts';
import type { Member, RunningApi } from './api.ts';
import { pupil } from './groups.ts';
import type { ImportingSchool } from './imports.ts';

/** The days of a school year that begins in a year. */
export const span = (from: number) => ({ starts_on: `${from}-08-31`, ends_on: `${from + 1}-07-15` });

/** The year in which a school year begins that is still to come. */
export const nextYear = new Date().getFullYear() + 1;

/** Adds a school year without periods: one that is far off, into which groups of today are rolled over. */
export const addYear = async ({ id, admin }: ImportingSchool, from = nextYear): Promise<SchoolYear> =>
  (await admin.client.call(createSchoolYear, { params: { id }, body: { ...span(from), periods: [] } })).data;

/** Adds a group with students of its grade. */
export async function addGroup(
  api: RunningApi,
  { id, admin }: ImportingSchool,
  [level, grade, groupName]: readonly [Level, number, string],
  count = 2,
): Promise<{ id: string; students: Member[] }> {
  const body = { groupName, schoolId: id, level, grade };
  const { data: group } = await admin.client.call(createGroup, { body });
  const students: Member[] = [];
  for (let made = 0; made < count; made += 1) students.push(await pupil(api, id, grade, level));
  const uuids = students.map(({ uuid }) => uuid);
  if (count > 0) await admin.client.call(addGroupStudents, { body: { groupId: group.id, students: uuids } });
  return { id: group.id, students };
}

/** A change of groups into a year in which nothing was chosen. */
export const all = (ids: readonly string[]): Rollover => ({
  groups: ids.map((id) => ({ id, name: null })),
  students: [],
  teachers: 'none',
});

/** Everything that a rollover changes of a school, without the ids that it gives. */
export async function standOf({ app: { db } }: RunningApi, schoolId: number) {
  const people = await db
    .select({
      uuid: users.uuid,
      level: users.level,
      grade: users.grade,
      role: users.role,
      member: sql<boolean>`exists (select 1 from ${schoolMembers} where ${schoolMembers.userId} = ${users.id}
        and ${schoolMembers.schoolId} = ${schoolId} and ${schoolMembers.until} is null)`,
      group: groups.name,
      groupId: groups.id,
      ended: sql<boolean>`${groups.endedAt} is not null`,
    })
    .from(users)
    .leftJoin(schoolEnrolments, and(eq(schoolEnrolments.userId, users.id), isNull(schoolEnrolments.until)))
    .leftJoin(groups, eq(groups.id, schoolEnrolments.groupId))
    .where(
      sql`${users.id} in (select ${schoolMembers.userId} from ${schoolMembers} where ${schoolMembers.schoolId} = ${schoolId}
        and ${schoolMembers.role} = 'student')`,
    )
    .orderBy(asc(users.id));
  return people;
}

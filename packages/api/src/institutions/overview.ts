import { memberRoles } from '@lia/sdk/institutions/rules';
import type { InstitutionOverview } from '@lia/sdk/institutions/schema';
import { and, asc, eq, isNull, sql } from 'drizzle-orm';

import { fullName } from '../accounts/fullName.ts';
import { users } from '../accounts/tables.ts';
import type { ScopedCall } from '../platform/lists/defineList.ts';
import { isCurrentGroup, isCurrentMember } from './members.ts';
import { groups, schoolEnrolments, schoolMembers, sections } from './tables.ts';

type Call = ScopedCall<'everything'>;

/** Who and what an institution of the scope has. */
export async function readOverview(call: Call, id: number): Promise<InstitutionOverview> {
  const [people, admins, itsSections] = await Promise.all([
    countPeople(call, id),
    listAdmins(call, id),
    listSections(call, id),
  ]);
  return { people, admins, sections: itsSections };
}

const hasPlace = ({ scope }: Call, id: number) =>
  and(scope.where({}), eq(schoolMembers.schoolId, id), isCurrentMember, isNull(users.deletedAt));

async function countPeople(call: Call, id: number): Promise<InstitutionOverview['people']> {
  const rows = await call.db
    .select({ role: schoolMembers.role, count: sql<number>`count(distinct ${schoolMembers.userId})::int` })
    .from(schoolMembers)
    .innerJoin(users, eq(users.id, schoolMembers.userId))
    .where(hasPlace(call, id))
    .groupBy(schoolMembers.role);
  return memberRoles.flatMap((role) => rows.filter((row) => row.role === role));
}

/** Each once, whatever their shifts. */
const listAdmins = (call: Call, id: number): Promise<InstitutionOverview['admins']> =>
  call.db
    .selectDistinct({
      uuid: users.uuid,
      name: fullName(users).as('full_name'),
      username: users.username,
    })
    .from(schoolMembers)
    .innerJoin(users, eq(users.id, schoolMembers.userId))
    .where(and(hasPlace(call, id), eq(schoolMembers.role, 'schoolAdmin')))
    .orderBy(sql`full_name`);

async function listSections({ db, scope }: Call, id: number): Promise<InstitutionOverview['sections']> {
  const students = sql<number>`(
    select count(*)::int from ${schoolEnrolments} join ${users} on ${users.id} = ${schoolEnrolments.userId}
    where ${schoolEnrolments.groupId} = ${groups}.${sql.identifier(groups.id.name)} and ${users.deletedAt} is null
      and (${schoolEnrolments.until} is null or ${schoolEnrolments.until} > now()))`;
  const rows = await db
    .select({ level: sections.level, id: groups.id, name: groups.name, grade: groups.grade, students })
    .from(sections)
    .leftJoin(groups, and(eq(groups.sectionId, sections.id), isCurrentGroup))
    .where(and(scope.where({}), eq(sections.schoolId, id)))
    .orderBy(asc(sections.level), asc(groups.grade), asc(groups.name));
  const levels = [...new Set(rows.map(({ level }) => level))];
  return levels.map((level) => ({
    level,
    groups: rows.flatMap((row) =>
      row.level === level && row.id !== null && row.name !== null && row.grade !== null
        ? [{ id: row.id, name: row.name, grade: row.grade, students: row.students }]
        : [],
    ),
  }));
}

import { isStudent, rolesOf } from '@lia/sdk/accounts/roles';
import type { SchoolPage } from '@lia/sdk/institutions/page';
import { levels, PUBLIC_SCHOOL_ID } from '@lia/sdk/registrations/rules';
import { and, asc, eq, isNull, ne, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';

import { fullNameOrNull } from '../accounts/fullName.ts';
import { childIdsOf } from '../accounts/guardianships.ts';
import { users } from '../accounts/tables.ts';
import type { Session } from '../platform/appContext.ts';
import type { Database } from '../platform/database.ts';
import { found } from '../platform/errors.ts';
import type { Scope } from '../platform/scope.ts';
import { logoPath } from './logo.ts';
import { isCurrentGroup, isCurrentMember, worksFor } from './members.ts';
import { groups, institutions, schoolEnrolments, schoolMembers, sections } from './tables.ts';

interface Call {
  db: Database;
  scope: Scope<'everything' | 'own'>;
  session: Pick<Session, 'role'>;
}

const teacher = alias(users, 'teacher');

/** Schools that a user is in today, as a condition on `institutions`. */
const isIn = (userId: number): SQL => sql`${institutions.id} in (
  select ${schoolMembers.schoolId} from ${schoolMembers}
  where ${schoolMembers.userId} = ${userId} and ${isCurrentMember})`;

/** Groups of a school that a user runs, or that they teach, study in, or have a child in. */
const hasPartIn = (
  userId: number,
): SQL => sql`(${worksFor(userId)} or ${groups.teacherId} = ${userId} or ${groups.id} in (
  select ${schoolEnrolments.groupId} from ${schoolEnrolments}
  where ${schoolEnrolments.until} is null and (${schoolEnrolments.userId} = ${userId} or ${schoolEnrolments.userId} in ${childIdsOf(userId)})))`;

/** A school of the caller's, as its people see it. @throws {ApiFailure} 404 */
export async function readSchoolPage({ db, scope, session }: Call, id: number): Promise<SchoolPage> {
  const own = and(
    eq(institutions.id, id),
    ne(institutions.id, PUBLIC_SCHOOL_ID),
    isNull(institutions.deletedAt),
    scope.where({ own: isIn }),
  );
  const [school] = await db.select().from(institutions).where(own);
  const { name, description, admin, logoFileId } = found(school);
  const rows = await db
    .select({
      id: groups.id,
      name: groups.name,
      level: sections.level,
      grade: groups.grade,
      teacher: fullNameOrNull(teacher),
    })
    .from(groups)
    .innerJoin(sections, eq(sections.id, groups.sectionId))
    .innerJoin(institutions, eq(institutions.id, sections.schoolId))
    .leftJoin(teacher, and(eq(teacher.id, groups.teacherId), isNull(teacher.deletedAt)))
    .where(and(eq(institutions.id, id), isCurrentGroup, scope.where({ own: hasPartIn })))
    .orderBy(asc(sections.level), asc(groups.grade), asc(groups.name));
  const teachers = await db
    .selectDistinctOn([users.sortName, users.id], { name: fullNameOrNull(users) })
    .from(schoolMembers)
    .innerJoin(users, and(eq(users.id, schoolMembers.userId), isNull(users.deletedAt)))
    .where(and(eq(schoolMembers.schoolId, id), eq(schoolMembers.role, 'teacher'), isCurrentMember))
    .orderBy(asc(users.sortName), asc(users.id));
  return {
    id,
    name,
    description,
    logo: logoPath(logoFileId),
    contact: rolesOf(session).some(isStudent) ? null : admin,
    groups: rows.flatMap(({ level: stored, ...row }) => {
      const level = levels.find((one) => one === stored);
      return level ? [{ ...row, level }] : [];
    }),
    teachers: teachers.flatMap((one) => one.name ?? []),
  };
}

import { mayHaveCard } from '@lia/sdk/accounts/accessCodes';
import type { OwnStudies } from '@lia/sdk/groups/schema';
import { levels } from '@lia/sdk/registrations/rules';
import { and, asc, eq, isNull } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';

import { fullNameOrNull } from '../accounts/fullName.ts';
import { accessCodes, users } from '../accounts/tables.ts';
import { isCurrentGroup, schoolOfStudent } from '../institutions/members.ts';
import { groups, institutions, schoolEnrolments, sections } from '../institutions/tables.ts';
import type { Database } from '../platform/database.ts';
import { found } from '../platform/errors.ts';
import type { Scope } from '../platform/scope.ts';

const teacher = alias(users, 'teacher');

/** Where a student studies today. */
export async function readOwnStudies(db: Database, { userId }: Scope<'own'>): Promise<OwnStudies['data']> {
  const rows = await db
    .select({
      id: groups.id,
      name: groups.name,
      level: sections.level,
      grade: groups.grade,
      teacher: fullNameOrNull(teacher),
    })
    .from(schoolEnrolments)
    .innerJoin(groups, and(eq(groups.id, schoolEnrolments.groupId), isCurrentGroup))
    .innerJoin(sections, eq(sections.id, groups.sectionId))
    .innerJoin(institutions, and(eq(institutions.id, sections.schoolId), isNull(institutions.deletedAt)))
    .leftJoin(teacher, and(eq(teacher.id, groups.teacherId), isNull(teacher.deletedAt)))
    .where(and(eq(schoolEnrolments.userId, userId), isNull(schoolEnrolments.until)))
    .orderBy(asc(schoolEnrolments.since), asc(groups.id));
  const [account] = await db.select({ role: users.role, level: users.level }).from(users).where(eq(users.id, userId));
  const cards = await db.$count(accessCodes, and(eq(accessCodes.userId, userId), isNull(accessCodes.endedAt)));
  return {
    groups: rows.flatMap(({ level: stored, ...row }) => {
      const level = levels.find((one) => one === stored);
      return level ? [{ ...row, level }] : [];
    }),
    school: await schoolOfStudent(db, userId),
    card: !mayHaveCard(found(account)) ? 'none' : cards > 0 ? 'has' : 'may',
  };
}

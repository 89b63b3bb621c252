import type { Group, GroupStudent } from '@lia/sdk/groups/schema';
import { levels } from '@lia/sdk/registrations/rules';
import { messageKey, UUID } from '@lia/sdk/validation/fields';
import { and, eq, isNull, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { boolean, string } from 'yup';

import { users } from '../accounts/tables.ts';
import { isCurrentGroup } from '../institutions/members.ts';
import { groups, institutions, schoolEnrolments, sections } from '../institutions/tables.ts';
import { defineList } from '../platform/lists/defineList.ts';
import { filter, int4, wholeNumber } from '../platform/lists/filters.ts';
import { contains } from '../platform/search.ts';
import { enrolledIn, type GroupScope, groupsIn } from './scope.ts';

const teacher = alias(users, 'teacher');

/** How many study in a group today; deactivated accounts do not count. */
export const studentsOfGroup: SQL<number> = sql<number>`(
  select count(*)::int from ${schoolEnrolments}
  join ${users} as student on student.id = ${schoolEnrolments.userId} and student.deleted_at is null
  where ${schoolEnrolments.groupId} = ${groups}.id and ${schoolEnrolments.until} is null)`;

/** What finds a group. */
export const groupText = sql`plain(' ' || ${groups.name})`;

/** Groups of schools, with teacher and number of students. */
export const groupList = defineList({
  name: 'groups',
  rows: (db, tally) =>
    db
      .select({
        id: groups.id,
        name: groups.name,
        level: sections.level,
        grade: groups.grade,
        school: { id: institutions.id, name: institutions.name },
        teacher: { uuid: teacher.uuid, name: teacher.name, lastName: teacher.lastName },
        students: studentsOfGroup,
        external_id: groups.externalId,
        createdAt: groups.createdAt,
        zone: institutions.zone,
        tally,
      })
      .from(groups)
      .innerJoin(sections, eq(sections.id, groups.sectionId))
      .innerJoin(institutions, eq(institutions.id, sections.schoolId))
      .leftJoin(teacher, and(eq(teacher.id, groups.teacherId), isNull(teacher.deletedAt)))
      .$dynamic(),
  key: [groups.id],
  within: (scope: GroupScope) => groupsIn(scope) ?? sql`false`,
  sorts: {
    grade: sql`${sections.level} * 10 + ${groups.grade}`,
    name: sql`plain(${groups.name})`,
    created_at: groups.createdAt,
  },
  sort: { column: 'grade', descending: false },
  filters: {
    school_id: filter(int4(), (id) => eq(sections.schoolId, id)),
    level: filter(wholeNumber().oneOf(levels, messageKey('choice.unknown')), (level) => eq(sections.level, level)),
    grade: filter(int4(), (grade) => eq(groups.grade, grade)),
  },
  search: (words) => contains(groupText, words),
  searches: '`q`: words of the name',
  records: (rows): Group[] =>
    rows.flatMap(({ level: stored, teacher: theirs, createdAt, ...row }) => {
      const level = levels.find((one) => one === stored);
      if (!level) return [];
      const named = theirs && { uuid: theirs.uuid, name: `${theirs.name} ${theirs.lastName}`.trim() };
      return [{ ...row, level, teacher: named, created_at: createdAt.toISOString() }];
    }),
});

/** What finds a student: no e-mail address, which the list does not show either. */
export const studentText = sql`plain(' ' || ${users.name} || ' ' || ${users.lastName} || ' ' || ${users.username})`;

/** Students of a scope: those of its groups, and of a school that it reaches the whole of those in no group. */
export const reachedStudents = (scope: GroupScope): SQL =>
  sql`(${groupsIn(scope)} or (${groups.id} is null and ${enrolledIn(scope)}))`;

/** Students of groups and schools, once for each school of theirs. */
export const studentList = defineList({
  name: 'group students',
  rows: (db, tally) =>
    db
      .select({
        uuid: users.uuid,
        name: users.name,
        last_name: users.lastName,
        username: users.username,
        level: schoolEnrolments.level,
        grade: schoolEnrolments.grade,
        matricula: schoolEnrolments.matricula,
        group: { id: groups.id, name: groups.name },
        tally,
      })
      .from(schoolEnrolments)
      .innerJoin(users, eq(users.id, schoolEnrolments.userId))
      .leftJoin(groups, and(eq(groups.id, schoolEnrolments.groupId), isCurrentGroup))
      .$dynamic(),
  key: [schoolEnrolments.id],
  where: and(isNull(schoolEnrolments.until), isNull(users.deletedAt)),
  within: reachedStudents,
  sorts: { last_name: users.sortName, username: users.username },
  sort: { column: 'last_name', descending: false },
  filters: {
    group_id: filter(string().matches(UUID, messageKey('invalid')), (id) => eq(groups.id, id)),
    without_group: filter(boolean().oneOf([true], messageKey('invalid')), () => isNull(groups.id)),
    level: filter(wholeNumber().oneOf(levels, messageKey('choice.unknown')), (level) =>
      eq(schoolEnrolments.level, level),
    ),
    grade: filter(int4(), (grade) => eq(schoolEnrolments.grade, grade)),
  },
  search: (words) => contains(studentText, words),
  searches: '`q`: words of the name or the username',
  records: (rows): GroupStudent[] => rows,
});

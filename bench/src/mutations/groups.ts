import { within } from './mutation.ts';

const api = within('packages/api/src', 'api (postgres)');
const test = 'groups/groups.test.ts';

/** Faults of groups and their students. */
export const groupMutations = [
  api({
    name: 'Groups: a teacher who left the school keeps their groups',
    file: 'groups/scope.ts',
    find: "(${groups.teacherId} = ${userId} and ${inSchools(schoolIdsOf(userId, 'teacher'))})",
    replace: '(${groups.teacherId} = ${userId})',
    test,
  }),
  api({
    name: 'Groups: a school reaches the groups of others',
    file: 'groups/scope.ts',
    find: "school: (userId: number) => inSchools(schoolIdsOf(userId, 'schoolAdmin')),",
    replace: 'school: () => sql`true`,',
    test,
  }),
  api({
    name: 'Groups: a teacher takes students out of the groups of others',
    file: 'groups/students.ts',
    find: 'and(isNull(groups.id), or(sql`${school.id}::int',
    replace: 'and(or(sql`${school.id}::int',
    test,
  }),
  api({
    name: 'Groups: a teacher is shown the children of public registrations',
    file: 'groups/students.ts',
    find: 'and(isNull(groups.id), or(sql`${school.id}::int <> ${PUBLIC_SCHOOL_ID}::int`, registeredBy(scope)))',
    replace: 'isNull(groups.id)',
    test,
  }),
  api({
    name: 'Registered students: one without a guardian goes on to other sites',
    file: 'destinations/addresses.ts',
    find: "  if (await lacksConsent(app.db, userId)) throw new ApiFailure(403, 'GUARDIAN_NEEDED');\n",
    replace: '',
    test: 'groupRegistrations/groupRegistrations.test.ts',
  }),
  api({
    name: 'Registered students: a teacher without a plan registers some',
    file: 'groupRegistrations/register.ts',
    find: "  if (!registersStudentsIn(session, group.school.id)) throw new ApiFailure(403, 'PLAN_NEEDED');\n",
    replace: '',
    test: 'groupRegistrations/groupRegistrations.test.ts',
  }),
  api({
    name: 'Groups: students whom the caller could not choose are left out silently',
    file: 'groups/students.ts',
    find: 'if (students.length < missing.length) throw notFound();',
    replace: 'if (students.length === 0) throw notFound();',
    test,
  }),
  api({
    name: 'Groups: two groups of a grade have one name',
    file: 'groups/service.ts',
    find: 'nameKey(other.name) === nameKey(name)',
    replace: 'other.name === name',
    test,
  }),
  api({
    name: 'Groups: a group takes the external id of another one',
    file: 'groups/service.ts',
    find: 'externalId !== null && others',
    replace: 'externalId === null && others',
    test,
  }),
  api({
    name: 'Groups: a school gives a group to a teacher of another one',
    file: 'groups/service.ts',
    find: '        eq(schoolMembers.schoolId, schoolId),\n',
    replace: '',
    test,
  }),
  api({
    name: 'Groups: a teacher gives a group to another person',
    file: 'groups/service.ts',
    find: 'whole ? undefined : eq(users.id, scope.userId),',
    replace: '',
    test,
  }),
];

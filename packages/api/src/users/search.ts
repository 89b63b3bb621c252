import { levels } from '@lia/sdk/registrations/rules';
import { type FoundGroup, type FoundPerson, PEOPLE_FOUND } from '@lia/sdk/users/search';
import { and, asc, desc, eq, inArray, isNull, sql } from 'drizzle-orm';

import { isChildOf } from '../accounts/guardianships.ts';
import { users } from '../accounts/tables.ts';
import { groupText, studentText } from '../groups/lists.ts';
import { groupsToFind, isTaughtBy, type SearchScope } from '../groups/scope.ts';
import { isInSchoolOf } from '../institutions/members.ts';
import { groups, institutions, schoolEnrolments, sections } from '../institutions/tables.ts';
import type { Database } from '../platform/database.ts';
import { contains } from '../platform/search.ts';

/** The first people of a scope whose name, username or e-mail address has the words, by last name. */
export async function findPeople(db: Database, scope: SearchScope, words: string): Promise<FoundPerson[]> {
  // Found by themselves, as lists find them.
  const found = sql`${users.id} in (
    select ${users.id} from ${users} where ${contains(users.search, words)} offset 0)`;
  const rows = await db
    .select({ id: users.id, uuid: users.uuid, name: users.name, lastName: users.lastName, kinds: users.kinds })
    .from(users)
    .where(
      and(
        scope.reachesEverything
          ? found
          : scope.where({
              school: (userId) => sql`(${isInSchoolOf(userId)} and ${found})`,
              children: (userId) => sql`(${isChildOf(userId)} and ${found})`,
              // A teacher is shown no e-mail address of a student, nor learns it by guessing.
              groups: (userId) => sql`(${isTaughtBy(userId)} and ${contains(studentText, words)})`,
            }),
        isNull(users.deletedAt),
        isNull(users.mergedInto),
      ),
    )
    .orderBy(asc(users.sortName), asc(users.id))
    .limit(PEOPLE_FOUND);
  const studies = await groupsOf(
    db,
    scope,
    rows.map(({ id }) => id),
  );
  return rows.map(({ id, uuid, name, lastName, kinds }) => ({
    uuid,
    name: `${name} ${lastName}`,
    // Who is of several, as a teacher with the free plan, is shown as the first.
    kind: kinds[0] ?? null,
    group_id: studies.get(id) ?? null,
  }));
}

/** The group in which people study today, of those that a scope reaches; of several the first one. */
async function groupsOf(db: Database, scope: SearchScope, ids: readonly number[]): Promise<Map<number, string>> {
  const rows = await db
    .select({ userId: schoolEnrolments.userId, groupId: groups.id })
    .from(schoolEnrolments)
    .innerJoin(groups, eq(groups.id, schoolEnrolments.groupId))
    .where(and(inArray(schoolEnrolments.userId, [...ids]), isNull(schoolEnrolments.until), groupsToFind(scope)))
    .orderBy(desc(schoolEnrolments.since), desc(schoolEnrolments.id));
  return new Map(rows.map(({ userId, groupId }) => [userId, groupId]));
}

/** The first groups of a scope whose name has the words, by name. */
export async function findGroups(db: Database, scope: SearchScope, words: string): Promise<FoundGroup[]> {
  const rows = await db
    .select({
      id: groups.id,
      name: groups.name,
      level: sections.level,
      grade: groups.grade,
      school: institutions.name,
    })
    .from(groups)
    .innerJoin(sections, eq(sections.id, groups.sectionId))
    .innerJoin(institutions, eq(institutions.id, sections.schoolId))
    .where(and(groupsToFind(scope), contains(groupText, words)))
    .orderBy(sql`plain(${groups.name})`, asc(groups.id))
    .limit(PEOPLE_FOUND);
  return rows.flatMap(({ level: stored, ...row }) => {
    const level = levels.find((one) => one === stored);
    return level ? [{ ...row, level }] : [];
  });
}

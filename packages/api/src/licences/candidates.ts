import type { Candidate, CandidateGroup, CandidateQuery } from '@lia/sdk/licences/records';
import { MAX_CANDIDATES } from '@lia/sdk/licences/rules';
import { planById } from '@lia/sdk/memberships/rules';
import { and, asc, eq, isNull, type SQL, sql } from 'drizzle-orm';

import { users } from '../accounts/tables.ts';
import { isCurrentGroup } from '../institutions/members.ts';
import { groups, institutions, schoolEnrolments, sections } from '../institutions/tables.ts';
import { groupsOfHolders, mayHold, schoolsRunBy } from '../memberships/eligible.ts';
import type { MembershipRow } from '../memberships/store.ts';
import type { ScopedCall } from '../platform/lists/defineList.ts';
import type { Scope } from '../platform/scope.ts';
import { contains } from '../platform/search.ts';
import { holdersIn, type LicenceReach } from './reach.ts';
import { holdsPlan, person } from './store.ts';

type Plan = NonNullable<ReturnType<typeof planById>>;

/** Current enrolments by whose group a scope knows who may hold a licence, as a condition on `school_enrolments` and `groups`. */
function enrolmentsIn(scope: Scope<LicenceReach>, plan: Plan, membership: MembershipRow): SQL | undefined {
  const reached = scope.where({
    own: () => sql`true`,
    school: (userId) =>
      sql`(${membership.userId}::int = ${userId} or ${schoolEnrolments.schoolId} in ${schoolsRunBy(userId)})`,
  });
  return and(isNull(schoolEnrolments.until), isCurrentGroup, groupsOfHolders(plan, membership), reached);
}

/** Who may get a licence, those without one first. */
export async function readCandidates(
  { db, scope }: ScopedCall<LicenceReach>,
  membership: MembershipRow,
  { q = '', group_id: groupId, skip = 0 }: CandidateQuery,
): Promise<Candidate[]> {
  const plan = planById(membership.planId);
  if (!plan) return [];
  const words = q.trim();
  const enrolled = sql`from ${schoolEnrolments} join ${groups} on ${groups.id} = ${schoolEnrolments.groupId}
    where ${enrolmentsIn(scope, plan, membership)} and ${schoolEnrolments.userId} = ${users.id}`;
  const newest = sql`(select ${groups.name} ${enrolled} order by ${schoolEnrolments.since} desc limit 1)`;
  const holds = sql<boolean>`${holdsPlan(plan.id)}`;
  return db
    .select({ ...person, level: users.level, grade: users.grade, group: sql<string | null>`${newest}`, holds })
    .from(users)
    .where(
      and(
        mayHold(plan, membership),
        holdersIn(scope, membership),
        words === '' ? undefined : contains(users.search, words),
        groupId === undefined ? undefined : sql`exists (select ${enrolled} and ${groups.id} = ${groupId})`,
      ),
    )
    .orderBy(holds, asc(sql`plain(${users.name} || ' ' || ${users.lastName})`), asc(users.id))
    .limit(MAX_CANDIDATES)
    .offset(skip);
}

/** The groups of those who may get a licence, by school, level and grade. */
export async function readCandidateGroups(
  { db, scope }: ScopedCall<LicenceReach>,
  membership: MembershipRow,
): Promise<CandidateGroup[]> {
  const plan = planById(membership.planId);
  if (!plan) return [];
  return db
    .selectDistinct({
      id: groups.id,
      name: groups.name,
      level: sections.level,
      grade: groups.grade,
      school: institutions.name,
    })
    .from(schoolEnrolments)
    .innerJoin(users, eq(users.id, schoolEnrolments.userId))
    .innerJoin(groups, eq(groups.id, schoolEnrolments.groupId))
    .innerJoin(sections, eq(sections.id, groups.sectionId))
    .innerJoin(institutions, eq(institutions.id, sections.schoolId))
    .where(and(enrolmentsIn(scope, plan, membership), mayHold(plan, membership), holdersIn(scope, membership)))
    .orderBy(asc(institutions.name), asc(sections.level), asc(groups.grade), asc(groups.name), asc(groups.id));
}

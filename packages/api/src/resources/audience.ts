import { PUBLIC_SCHOOL_ID } from '@lia/sdk/registrations/rules';
import type { ResourceVisibility } from '@lia/sdk/resources/rules';
import { and, asc, eq, inArray, isNull } from 'drizzle-orm';

import { groupsIn } from '../groups/scope.ts';
import { isCurrentMember } from '../institutions/members.ts';
import { groups, institutions, schoolMembers, sections } from '../institutions/tables.ts';
import type { Database, Transaction } from '../platform/database.ts';
import { found, invalidFields, notFound } from '../platform/errors.ts';
import type { KeeperScope } from './scope.ts';
import { resourceGroups } from './tables.ts';

/** Whose what stands at the top is, and who sees it. */
export interface Audience {
  visibility: ResourceVisibility;
  schoolId: number | null;
  groupIds: readonly string[];
}

interface Given {
  visibility?: ResourceVisibility | undefined;
  groups?: readonly string[] | undefined;
  school_id?: number | null | undefined;
}

/** @throws {ApiFailure} 404 for a school or group that is not the caller's, 422 */
export async function audienceOf(db: Database, scope: KeeperScope, given: Given): Promise<Audience> {
  const { visibility = 'own' } = given;
  if (visibility === 'site') {
    if (!scope.reachesEverything) throw invalidFields({ visibility: { key: 'choice.unknown' } });
    return { visibility, schoolId: null, groupIds: [] };
  }
  if (visibility === 'groups') return { visibility, ...(await sharedGroups(db, scope, given.groups ?? [])) };
  const schoolId = await schoolOf(db, scope, given.school_id ?? null);
  if (visibility === 'school' && (schoolId === null || schoolId === PUBLIC_SCHOOL_ID))
    throw invalidFields({ visibility: { key: 'choice.unknown' } });
  return { visibility, schoolId, groupIds: [] };
}

async function sharedGroups(db: Database, scope: KeeperScope, ids: readonly string[]) {
  const groupIds = [...new Set(ids)];
  if (groupIds.length === 0) throw invalidFields({ groups: { key: 'resource.groups' } });
  const rows = await db
    .select({ schoolId: sections.schoolId })
    .from(groups)
    .innerJoin(sections, eq(sections.id, groups.sectionId))
    .where(and(inArray(groups.id, groupIds), groupsIn(scope)));
  const [first] = rows;
  if (!first || rows.length < groupIds.length) throw notFound();
  if (rows.some(({ schoolId }) => schoolId !== first.schoolId))
    throw invalidFields({ groups: { key: 'resource.oneSchool' } });
  return { schoolId: first.schoolId, groupIds };
}

/** The school that is named, or the first of its author; null for LIA, and who is in none. */
async function schoolOf(db: Database, scope: KeeperScope, named: number | null): Promise<number | null> {
  if (scope.reachesEverything && named === null) return null;
  const mine = scope.reachesEverything
    ? undefined
    : inArray(
        institutions.id,
        db
          .select({ id: schoolMembers.schoolId })
          .from(schoolMembers)
          .where(
            and(
              eq(schoolMembers.userId, scope.userId),
              inArray(schoolMembers.role, ['teacher', 'schoolAdmin']),
              isCurrentMember,
            ),
          ),
      );
  const [school] = await db
    .select({ id: institutions.id })
    .from(institutions)
    .where(and(isNull(institutions.deletedAt), mine, named === null ? undefined : eq(institutions.id, named)))
    .orderBy(asc(institutions.id))
    .limit(1);
  return named === null ? (school?.id ?? null) : found(school).id;
}

/** Puts groups in the place of those that a resource is shared with. */
export async function shareWith(tx: Transaction, resourceId: string, groupIds: readonly string[]): Promise<void> {
  await tx.delete(resourceGroups).where(eq(resourceGroups.resourceId, resourceId));
  if (groupIds.length > 0) await tx.insert(resourceGroups).values(groupIds.map((groupId) => ({ resourceId, groupId })));
}

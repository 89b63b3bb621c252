import type { MemberRole } from '@lia/sdk/institutions/rules';
import { schoolForRole, worksForSchool } from '@lia/sdk/users/rules';

/** What a user is in a school. */
interface SchoolRole {
  schoolId: number;
  role: MemberRole;
}

/**
 * Where the roles that a user has now are added, from what they were in their schools. A role that works for a school goes to the one
 * where they worked until now, or else to their only school; of several to none, until an administrator adds them to one.
 */
export function addedPlaces(before: readonly SchoolRole[], after: readonly MemberRole[]): SchoolRole[] {
  const schools = [...new Set(before.map(({ schoolId }) => schoolId))];
  const had = new Set(before.map(({ role }) => role));
  const places = before.map(({ schoolId, role }) => ({ schoolId, roles: [role] }));
  const schoolsOf = (role: MemberRole): readonly number[] => {
    if (!worksForSchool(role)) return schools;
    const only = schoolForRole(role, places);
    return only === null ? [] : [only];
  };
  const added = after
    .filter((role) => !had.has(role))
    .flatMap((role) => schoolsOf(role).map((schoolId) => ({ schoolId, role })));
  const placed = new Set(
    [...before.filter(({ role }) => after.includes(role)), ...added].map(({ schoolId }) => schoolId),
  );
  // Who keeps none of their roles in a school stays one of its people.
  const plain = after.filter((role) => !worksForSchool(role));
  const rest = schools
    .filter((schoolId) => !placed.has(schoolId))
    .flatMap((schoolId) => (plain.length > 0 ? plain : ['user' as const]).map((role) => ({ schoolId, role })));
  return [...added, ...rest];
}

import type { MemberRole } from '@lia/sdk/institutions/rules';
import { PUBLIC_SCHOOL_ID } from '@lia/sdk/registrations/rules';

/** What a user is in a school. */
interface SchoolRole {
  schoolId: number;
  role: MemberRole;
}

/** Who works for a school reads its people: such a role is given in one school, never in all where they are a parent. */
const works = (role: MemberRole): boolean => role === 'schoolAdmin' || role === 'teacher';

/**
 * Where the roles that a user has now are added, from what they were in their schools. A role that works for a school goes to the one
 * where they worked until now, or else to their only school; of several to none, until an administrator adds them to one.
 */
export function addedPlaces(before: readonly SchoolRole[], after: readonly MemberRole[]): SchoolRole[] {
  const schools = [...new Set(before.map(({ schoolId }) => schoolId))];
  const had = new Set(before.map(({ role }) => role));
  const worked = before.filter(({ role }) => works(role)).map(({ schoolId }) => schoolId);
  const added = after
    .filter((role) => !had.has(role))
    .flatMap((role) =>
      (works(role) ? onlyOne(role, worked, schools) : schools).map((schoolId) => ({ schoolId, role })),
    );
  const placed = new Set(
    [...before.filter(({ role }) => after.includes(role)), ...added].map(({ schoolId }) => schoolId),
  );
  // Who keeps none of their roles in a school stays one of its people.
  const plain = after.filter((role) => !works(role));
  const rest = schools
    .filter((schoolId) => !placed.has(schoolId))
    .flatMap((schoolId) => (plain.length > 0 ? plain : ['user' as const]).map((role) => ({ schoolId, role })));
  return [...added, ...rest];
}

/** The school of those that someone worked for, or of all of theirs, if it is one. The public one is run by LIA alone. */
function onlyOne(role: MemberRole, worked: readonly number[], schools: readonly number[]): number[] {
  const open = (ids: readonly number[]) => [
    ...new Set(ids.filter((id) => role !== 'schoolAdmin' || id !== PUBLIC_SCHOOL_ID)),
  ];
  const candidates = open(worked).length > 0 ? open(worked) : open(schools);
  return candidates.length === 1 ? candidates : [];
}

import { type TeacherMembership, tiers } from '@lia/sdk/teachers/rules';

/** The text that names a tier. */
export function tierKey(membership: TeacherMembership) {
  const tier = tiers.find((one) => one.membership === membership) ?? tiers[0];
  return `teachers.tiers.${tier.digits}` as const;
}

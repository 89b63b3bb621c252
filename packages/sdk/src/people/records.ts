import { array, type InferType, string } from 'yup';

import { record } from '../validation/fields.ts';

/** Records of the console behind which a person stands. */
export const personRecords = ['donations', 'sponsorships', 'volunteerings', 'school-contacts', 'teachers'] as const;
export type PersonRecord = (typeof personRecords)[number];

/** How we know a person. */
export const personKinds = ['account', 'donor', 'sponsor', 'volunteer', 'school'] as const;
export type PersonKind = (typeof personKinds)[number];

/**
 * Why two may be one. `email`: the same address, so they are. `similar`: the same but for dots, or for what stands behind
 * a plus sign. `phone`: the same phone and name.
 */
export const matchReasons = ['email', 'similar', 'phone'] as const;
export type MatchReason = (typeof matchReasons)[number];

/** A person who is, or may be, behind a record. `username` where they have an account. */
export const personMatchSchema = record({
  id: string().required(),
  kind: string().oneOf(personKinds).required(),
  reason: string().oneOf(matchReasons).required(),
  name: string().required(),
  email: string().required(),
  username: string().nullable().defined(),
});
export type PersonMatch = InferType<typeof personMatchSchema>;

export const personMatchesSchema = record({ data: array(personMatchSchema).required() });
export type PersonMatches = InferType<typeof personMatchesSchema>;

import { array, boolean, type InferType, number, string } from 'yup';

import { membershipStatuses } from '../memberships/rules.ts';
import { memberships, registrationTypes } from '../registrations/rules.ts';
import { record } from '../validation/fields.ts';
import { freeReasons } from './rules.ts';

const person = () =>
  record({
    uuid: string().required(),
    username: string().required(),
    name: string().defined(),
    last_name: string().defined(),
  });

/** A licence that someone holds. `num` is its number among those of the membership, from 1. Instants in ISO form. */
export const heldLicenceSchema = record({
  id: string().required(),
  num: number().required(),
  holder: person(),
  assigned_at: string().required(),
  /** Full name of who assigned it; null where the payment or a registration did. */
  assigned_by: string().nullable().defined(),
});
export type HeldLicence = InferType<typeof heldLicenceSchema>;

/** A licence that was freed. `holder` is null where the account was removed with the import that created it. */
export const freedLicenceSchema = heldLicenceSchema.concat(
  record({
    holder: person().nullable().defined(),
    freed_at: string().required(),
    freed_by: string().nullable().defined(),
    reason: string().oneOf(freeReasons).required(),
  }),
);
export type FreedLicence = InferType<typeof freedLicenceSchema>;

const plan = {
  plan: number().required(),
  type: string().oneOf(registrationTypes).required(),
  membership: string().oneOf(memberships).required(),
  status: string().oneOf(membershipStatuses).required(),
  /** An ISO instant. */
  paid_until: string().required(),
};

/** Licences of an order: the held ones by number, and the latest freed ones, at most `MAX_FREED` of them. */
export const orderLicencesSchema = record({
  data: record({
    order: string().required(),
    ...plan,
    /** Who pays; null where a gift does. */
    owner: person().nullable().defined(),
    total: number().required(),
    held: array(heldLicenceSchema).required(),
    /** Numbers of the licences that people of schools hold which the caller does not run: of one that several schools use. */
    elsewhere: array(number().required()).required(),
    freed: array(freedLicenceSchema).required(),
  }),
});
export type OrderLicences = InferType<typeof orderLicencesSchema>;

/** What changing licences answers: the sentence to show, and all of them as they are now. */
export const licencesChangedSchema = orderLicencesSchema.concat(record({ message: string().required() }));
export type LicencesChanged = InferType<typeof licencesChangedSchema>;

/** Someone who may get a licence of an order. `grade` is null but for students, `group` for who is in none. */
export const candidateSchema = person().concat(
  record({
    level: number().nullable().defined(),
    grade: number().nullable().defined(),
    /** The name of the group that they study in. */
    group: string().nullable().defined(),
    /** Whether they hold a licence of the same plan already. */
    holds: boolean().required(),
  }),
);
export type Candidate = InferType<typeof candidateSchema>;

export const candidateListSchema = record({ data: array(candidateSchema).required() });
export type CandidateList = InferType<typeof candidateListSchema>;

/** What narrows people who may get a licence: words of the name or the username, a group; `skip`: how many of the first are left out. */
export interface CandidateQuery {
  q?: string | undefined;
  group_id?: string | undefined;
  skip?: number | undefined;
}

/** A group of people who may get a licence of an order. */
export const candidateGroupSchema = record({
  id: string().required(),
  name: string().required(),
  level: number().required(),
  grade: number().required(),
  school: string().required(),
});
export type CandidateGroup = InferType<typeof candidateGroupSchema>;

export const candidateGroupsSchema = record({ data: array(candidateGroupSchema).required() });
export type CandidateGroups = InferType<typeof candidateGroupsSchema>;

/** Whom a smaller number of licences would take one from: those with the highest numbers. */
export const licenceSizePreviewSchema = record({
  data: record({ licences: number().required(), frees: array(heldLicenceSchema).required() }),
});
export type LicenceSizePreview = InferType<typeof licenceSizePreviewSchema>;

/** A membership with its licences, as the console lists it by the id of its order. */
export const licenceOrderSchema = record({
  id: string().required(),
  /** Who pays; null where a gift does, for the school. */
  owner: string().nullable().defined(),
  username: string().nullable().defined(),
  /** Schools that it is for; empty where there is none. */
  schools: string().defined(),
  ...plan,
  licences: number().required(),
  used: number().required(),
  /** When it began to count: later than its order where the plan before was paid until then. */
  begins_at: string().required(),
  /** Days that the plan before was paid beyond that: they are part of `paid_until`. */
  carried_days: number().required(),
  created_at: string().required(),
});
export type LicenceOrder = InferType<typeof licenceOrderSchema>;

export const licenceOrderListSchema = array(licenceOrderSchema).required();

/** Licences that the caller holds, of memberships that stand. */
export const myLicencesSchema = record({
  data: array(record({ ...plan, since: string().required() })).required(),
});
export type MyLicences = InferType<typeof myLicencesSchema>;

import { boolean, type InferType, number, string } from 'yup';

import { record, says } from '../validation/fields.ts';
import { memberships, membershipStates, registrationTypes } from './rules.ts';

/** Asks for an order of a plan (document 1 section 3). */
export const orderRequestSchema = record({
  id_licenses_type: number()
    .typeError(says('choice.unknown'))
    .required(says('required'))
    .integer(says('choice.unknown')),
});
export type OrderRequest = InferType<typeof orderRequestSchema>;

/** An order that was created, and where it is paid (document 1 section 7). */
export const storedOrderSchema = record({
  message: string().required(),
  order: record({ id: string().required() }),
  payment: record({ init_point: string().required() }),
  redirect: string().required(),
});
export type StoredOrder = InferType<typeof storedOrderSchema>;

/** The paid membership of whoever asks; null where there is none. `paid_until` is an ISO instant. */
export const myMembershipSchema = record({
  data: record({
    plan: number().required(),
    type: string().oneOf(registrationTypes).required(),
    membership: string().oneOf(memberships).required(),
    state: string().oneOf(membershipStates).required(),
    paid_until: string().required(),
    cancelled: boolean().required(),
    /** Whether it renews itself, and so can be cancelled. */
    renews: boolean().required(),
  })
    .nullable()
    .defined(),
});
export type MyMembership = InferType<typeof myMembershipSchema>;

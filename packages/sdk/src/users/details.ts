import { array, boolean, type InferType, number, string } from 'yup';

import { sessionRecordSchema } from '../accounts/schema.ts';
import { outcomes, undoOutcomes } from '../imports/rules.ts';
import { membershipStatuses } from '../memberships/rules.ts';
import { paymentStatuses } from '../payments/schema.ts';
import { record } from '../validation/fields.ts';
import { guardianRelations } from './rules.ts';

/** A guardian or a child; `uuid` is null where the caller reaches no page of theirs. */
export const relativeSchema = record({
  uuid: string().nullable().defined(),
  name: string().required(),
  relation: string().oneOf(guardianRelations).required(),
});
export type Relative = InferType<typeof relativeSchema>;

const userGuardianSchema = relativeSchema.shape({
  /** Names the link between the two, which is ended by it. */
  id: string().required(),
  /** Whether the caller may end it. */
  removable: boolean().required(),
});
export type UserGuardian = InferType<typeof userGuardianSchema>;

export const userFamilySchema = record({
  data: record({ guardians: array(userGuardianSchema).required(), children: array(relativeSchema).required() }),
});
export type UserFamily = InferType<typeof userFamilySchema>;

/** A sign-in: when and on what; `ended` where the session is over. */
export const userSessionSchema = sessionRecordSchema.omit(['current']).shape({ ended: boolean().required() });
export const userSessionsSchema = record({ data: array(userSessionSchema).required() });
export type UserSessions = InferType<typeof userSessionsSchema>;

/** An import that had a user in its file: in which line, and what came of it. */
export const userImportRowSchema = record({
  import_id: string().required(),
  file: string().required(),
  school: string().required(),
  num: number().required(),
  outcome: string().oneOf(outcomes).required(),
  undo: string().oneOf(undoOutcomes).nullable().defined(),
  /** ISO instant. */
  committed_at: string().nullable().defined(),
});
export const userImportsSchema = record({ data: array(userImportRowSchema).required() });
export type UserImports = InferType<typeof userImportsSchema>;

/** A membership that a user pays for, or holds a licence of. */
export const userMembershipSchema = record({
  id: string().required(),
  order_id: string().required(),
  plan_id: number().required(),
  status: string().oneOf(membershipStatuses).required(),
  paid_until: string().required(),
  cancelled: boolean().required(),
  /** Whether they pay for it. */
  own: boolean().required(),
});

/** An order of a user; `total` in centavos. */
export const userOrderSchema = record({
  id: string().required(),
  title: string().required(),
  status: string().oneOf(paymentStatuses).required(),
  total: number().required(),
  folio: string().nullable().defined(),
  created_at: string().required(),
});
export const userPurchasesSchema = record({
  data: record({ memberships: array(userMembershipSchema).required(), orders: array(userOrderSchema).required() }),
});
export type UserPurchases = InferType<typeof userPurchasesSchema>;

export const userEmailStatuses = ['waiting', 'sent', 'failed'] as const;

/** An e-mail to the address of a user, without what it contained. */
export const userEmailSchema = record({
  id: string().required(),
  kind: string().required(),
  status: string().oneOf(userEmailStatuses).required(),
  created_at: string().required(),
});
export const userEmailsSchema = record({ data: array(userEmailSchema).required() });
export type UserEmails = InferType<typeof userEmailsSchema>;

/**
 * A time that an administrator or a guardian saw the portal as a user; `ended_at` is null while it lasts. A guardian gives no
 * reason. ISO instants.
 */
export const userViewSchema = record({
  id: string().required(),
  viewer: string().required(),
  reason: string().nullable().defined(),
  started_at: string().required(),
  ended_at: string().nullable().defined(),
});
export const userViewsSchema = record({ data: array(userViewSchema).required() });
export type UserViews = InferType<typeof userViewsSchema>;

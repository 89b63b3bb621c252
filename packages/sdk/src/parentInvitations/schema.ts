import { array, boolean, type InferType, string } from 'yup';

import { mustConsent } from '../consents/schema.ts';
import { guardianSchema, invitationTokenSchema } from '../guardianInvitations/schema.ts';
import { MAX_CHILDREN } from '../registrations/rules.ts';
import { email, messageKey, record, requiredUuid } from '../validation/fields.ts';
import { parentInvitationStatuses } from './rules.ts';

const maybeEmail = () => email().notRequired();

/** Whom a parent invites to follow which of their children; without an address a link is shared. */
export const newParentInvitationSchema = record({
  children: array(requiredUuid())
    .typeError(messageKey('invalid'))
    .required(messageKey('required'))
    .min(1, messageKey('required'))
    .max(MAX_CHILDREN, messageKey('number.max')),
  email: maybeEmail(),
});
export type NewParentInvitation = InferType<typeof newParentInvitationSchema>;

/** An invitation as its inviter sees it. */
export const sentInvitationSchema = record({
  id: string().required(),
  /** Null where a link is shared. */
  email: string().nullable().defined(),
  /** Uuids of the children. */
  children: array(string().required()).required(),
  status: string().oneOf(parentInvitationStatuses).required(),
  expires_at: string().required(),
  /** The link to share; null where an e-mail has it, and once it was used. */
  url: string().nullable().defined(),
  /** The same as a code to be typed, without separators. */
  code: string().nullable().defined(),
  /** The name of who accepted, and waits; null before. */
  accepted_by: string().nullable().defined(),
});
export type SentInvitation = InferType<typeof sentInvitationSchema>;

export const sentInvitationsSchema = record({ data: array(sentInvitationSchema).required() });
export type SentInvitations = InferType<typeof sentInvitationsSchema>;

/** What an invitation shows of itself to who has its link: first names and initials alone. */
export const parentInvitationSchema = record({
  inviter: string().required(),
  children: array(string().required()).required(),
  /** The address that it was sent to; null where a link is shared, which the inviter confirms afterwards. */
  email: string().nullable().defined(),
  /** Whether an account confirmed that address: its owner signs in instead of registering. */
  has_account: boolean().required(),
});
export type ParentInvitation = InferType<typeof parentInvitationSchema>;

/** A new account for who was invited; `email` where the invitation was shared as a link. */
export const invitedParentSchema = invitationTokenSchema
  .concat(guardianSchema)
  .concat(record({ email: maybeEmail() }))
  .concat(mustConsent());
export type InvitedParent = InferType<typeof invitedParentSchema>;

import { array, boolean, type InferType, string } from 'yup';

import { mustConsent } from '../consents/schema.ts';
import { messageKey, newPassword, passwordAgain, personName, record, username } from '../validation/fields.ts';

/** Days for which a guardian may accept an invitation, from the last e-mail on. */
export const GUARDIAN_INVITATION_DAYS = 30;

/** Days for which the school may send an expired invitation again: after that it is deleted, with address and token. */
export const EXPIRED_INVITATION_DAYS = 30;

const token = () =>
  string().typeError(messageKey('invalid')).required(messageKey('required')).max(64, messageKey('text.max'));

/** The token of an invitation's link. */
export const invitationTokenSchema = record({ token: token() });
export type InvitationToken = InferType<typeof invitationTokenSchema>;

/** What an invitation shows of itself. `children`: first name and initial alone, until it is accepted. */
export const invitationSchema = record({
  school: string().required(),
  /** The address that it was sent to. */
  email: string().required(),
  children: array(string().required()).required(),
  /** The names of teachers who registered some of them; none where their school did. */
  teachers: array(string().required()).required(),
  /** Whether an account confirmed that address: its owner signs in instead of registering. */
  has_account: boolean().required(),
});
export type Invitation = InferType<typeof invitationSchema>;

/** Accepts an invitation in a session. */
export const invitationAcceptanceSchema = record({ token: token() }).concat(mustConsent());
export type InvitationAcceptance = InferType<typeof invitationAcceptanceSchema>;

/** A guardian's new account, whose address is that of the invitation. */
export const guardianSchema = record({
  name: personName(),
  last_name: personName(),
  username: username(),
  password: newPassword(),
  password_confirmation: passwordAgain(),
});
export const guardianRegistrationSchema = record({ token: token() }).concat(guardianSchema).concat(mustConsent());
export type GuardianRegistration = InferType<typeof guardianRegistrationSchema>;

import { planById } from '@lia/sdk/memberships/rules';
import type { StudentRegistration } from '@lia/sdk/registrations/familiesSchema';

import { hashCredentials } from '../accounts/passwords.ts';
import { type GivenConsents, keepConsents } from '../consents/consent.ts';
import { assignLicences, BY_PAYMENT, holdersAmong } from '../memberships/holders.ts';
import { lockMembership, standingMemberships } from '../memberships/store.ts';
import { takeMemberConsents } from '../consents/memberConsents.ts';
import type { Session } from '../platform/appContext.ts';
import type { Transaction } from '../platform/database.ts';
import { type Asking, studentOf } from './registerFamily.ts';
import { invalidFields, notFound } from '../platform/errors.ts';
import { insertUser, isFamilyEmail, type NewUser } from '../people/newUser.ts';

/** A child's account that may be written, with the consents of the parent. */
interface CheckedChild {
  account: NewUser;
  consents: GivenConsents;
}

/** Prepares the account of a further child of the caller. @throws {ApiFailure} 404 where `tutor_id` is another's, 422 */
export async function checkChild(
  call: Asking,
  session: Pick<Session, 'userId' | 'uuid'>,
  body: StudentRegistration,
): Promise<CheckedChild> {
  if (body.tutor_id.toLowerCase() !== session.uuid) throw notFound();
  const { app } = call;
  const { tutor_id: _tutor, school_id: _school, country, consents: given, ...child } = body;
  const consents = await takeMemberConsents(app.db, session.userId, given, call);
  const account = studentOf(child, await hashCredentials(app, child));
  return { consents, account: { ...account, ...(country !== undefined && { country }), guardianId: session.userId } };
}

/**
 * Writes a further child of a parent, and gives them a licence that the parent's plan has left.
 * @throws {ApiFailure} 422 where the username is taken, or the e-mail address is used in the same family.
 */
export async function addChild(
  tx: Transaction,
  child: NewUser,
  parentId: number,
  consents: GivenConsents,
): Promise<void> {
  const isShared = await isFamilyEmail(tx, parentId, child.email);
  const id = await insertUser(tx, child);
  if (isShared || id === null) {
    throw invalidFields({
      ...(id === null && { username: { key: 'username.taken' } }),
      ...(isShared && { email: { key: 'email.taken' } }),
    });
  }
  await keepConsents(tx, { kind: 'user', id }, consents);
  for (const { orderId } of await standingMemberships(tx, parentId)) {
    const membership = await lockMembership(tx, orderId);
    const plan = membership && planById(membership.planId);
    if (!membership || plan?.type !== 'padre') continue;
    await assignLicences(tx, membership, await holdersAmong(tx, plan, membership, [id]), BY_PAYMENT);
  }
}

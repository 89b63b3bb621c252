import { planById } from '@lia/sdk/memberships/rules';

import { type GivenConsents, keepConsents } from '../consents/consent.ts';
import { childIds, insertLicences, standingMemberships } from '../memberships/store.ts';
import type { Transaction } from '../platform/database.ts';
import { invalidFields } from '../platform/errors.ts';
import { insertUser, isFamilyEmail, type NewUser } from './store.ts';

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
  const children = await childIds(tx, parentId);
  for (const membership of await standingMemberships(tx, parentId)) {
    if (planById(membership.planId)?.type === 'padre') await insertLicences(tx, membership, children);
  }
}

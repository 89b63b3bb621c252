import { planById } from '@lia/sdk/memberships/rules';

import { childIds, insertLicences, standingMemberships } from '../memberships/store.ts';
import type { Transaction } from '../platform/database.ts';
import { invalidFields } from '../platform/errors.ts';
import { insertUser, type NewUser, taken } from './store.ts';

/**
 * Writes a further child of a parent, and gives them a licence that the parent's plan has left.
 * @throws {ApiFailure} 422 where the username or the e-mail address is somebody's.
 */
export async function addChild(tx: Transaction, child: NewUser, parentId: number): Promise<void> {
  if ((await insertUser(tx, child)) === null) {
    const { username, email } = await taken(tx, child);
    throw invalidFields({
      ...(username && { username: { key: 'username.taken' } }),
      ...(email && { email: { key: 'email.taken' } }),
    });
  }
  const children = await childIds(tx, parentId);
  for (const membership of await standingMemberships(tx, parentId)) {
    if (planById(membership.planId)?.type === 'padre') await insertLicences(tx, membership, children);
  }
}

import type { FreeReason } from '@lia/sdk/licences/rules';

import type { Transaction } from '../platform/database.ts';
import { ApiFailure } from '../platform/errors.ts';
import { freeLicences, heldLicences, renumberLicences } from './holders.ts';
import { changeMembership, type MembershipRow } from './store.ts';

/** The latest holders beyond a number of licences. */
export const beyond = <L extends { num: number }>(held: readonly L[], size: number): L[] => held.slice(size);

/** Holds what a change would free against what was previewed. @throws {ApiFailure} 409 `LICENCES_CHANGED` */
export async function assertFrees(
  tx: Transaction,
  { id }: MembershipRow,
  size: number,
  frees: readonly string[],
): Promise<void> {
  const ids = beyond(await heldLicences(tx, id), size).map((licence) => licence.id);
  if (ids.toSorted().join() !== frees.toSorted().join()) throw new ApiFailure(409, 'LICENCES_CHANGED');
}

/** Gives a locked membership another number of licences, and frees those beyond it. */
export async function setSize(
  tx: Transaction,
  membership: MembershipRow,
  licences: number,
  by: { userId: number | null; reason: FreeReason },
): Promise<void> {
  const ids = beyond(await heldLicences(tx, membership.id), licences).map(({ id }) => id);
  await freeLicences(tx, membership, ids, by);
  await renumberLicences(tx, membership, licences);
  // A smaller number for the next period is none any more where there are no more than that.
  const { renewalLicences } = membership;
  const isReached = renewalLicences !== null && renewalLicences >= licences;
  await changeMembership(tx, membership.id, { licences, ...(isReached && { renewalLicences: null }) });
}

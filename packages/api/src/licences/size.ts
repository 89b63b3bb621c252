import type { FreeReason } from '@lia/sdk/licences/rules';

import { freeLicences, heldLicences, renumberLicences } from '../memberships/holders.ts';
import { changeMembership, type MembershipRow } from '../memberships/store.ts';
import type { Transaction } from '../platform/database.ts';
import { ApiFailure } from '../platform/errors.ts';

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
  await changeMembership(tx, membership.id, { licences });
}

import type { LicenceSizePreview, OrderLicences } from '@lia/sdk/licences/records';
import type { LicenceSize } from '@lia/sdk/licences/schema';
import { planById } from '@lia/sdk/memberships/rules';

import { countFollowed } from '../memberships/following.ts';
import { assignLicences, freeLicences, heldLicences, type Holder, holdersAmong } from '../memberships/holders.ts';
import { assertFrees, beyond, setSize } from '../memberships/size.ts';
import { lockRolesOf, type MembershipRow } from '../memberships/store.ts';
import type { Session } from '../platform/appContext.ts';
import type { Transaction } from '../platform/database.ts';
import { ApiFailure, found, invalidFields, notFound } from '../platform/errors.ts';
import type { ScopedCall } from '../platform/lists/defineList.ts';
import { holdersIn, type LicenceReach } from './reach.ts';
import {
  countHolders,
  findLicence,
  findMembership,
  idsOf,
  lockMembership,
  namedOf,
  readHeld,
  readLicences,
} from './store.ts';

/** A call that reads licences of an order. */
type ReadingCall = ScopedCall<LicenceReach>;

/** A call whose handler runs in a transaction. */
type WritingCall = ReadingCall & { db: Transaction; session: Session };

/** @throws {ApiFailure} 404 for an order that is not in the scope, or has no membership. */
export const orderLicences = async (call: ReadingCall, orderId: string): Promise<OrderLicences> =>
  found(await readLicences(call, found(await findMembership(call, orderId))));

/** Gives people licences of an order, all or none. @throws {ApiFailure} 404, 409, 422 */
export async function assign(call: WritingCall, orderId: string, people: readonly string[]): Promise<OrderLicences> {
  const membership = found(await lockMembership(call, orderId));
  const holders = await holdersOf(call, membership, people, 'people');
  await give(call, membership, holders);
  return after(call, membership);
}

/** Frees a licence of an order; one that is free already stays so. @throws {ApiFailure} 404 */
export async function free(call: WritingCall, orderId: string, licenceId: string): Promise<OrderLicences> {
  const membership = found(await lockMembership(call, orderId));
  found(await findLicence(call, membership, licenceId));
  await freeLicences(call.db, membership, [licenceId], { userId: call.session.userId, reason: 'freed' });
  return after(call, membership);
}

/** Gives a held licence to another person. @throws {ApiFailure} 404 where it is not held, 409, 422 */
export async function reassign(
  call: WritingCall,
  orderId: string,
  licenceId: string,
  person: string,
): Promise<OrderLicences> {
  const membership = found(await lockMembership(call, orderId));
  if (found(await findLicence(call, membership, licenceId)).freedAt) throw notFound();
  const holders = await holdersOf(call, membership, [person], 'person');
  await freeLicences(call.db, membership, [licenceId], { userId: call.session.userId, reason: 'reassigned' });
  await give(call, membership, holders);
  return after(call, membership);
}

/** Whom another number of licences would take one from. @throws {ApiFailure} 404 */
export async function previewSize(call: ReadingCall, orderId: string, size: number): Promise<LicenceSizePreview> {
  const membership = found(await findMembership(call, orderId));
  const held = await readHeld(call.db, membership, holdersIn(call.scope, membership));
  return { data: { licences: size, frees: namedOf(beyond(held, size)) } };
}

/** Sets the number of licences. @throws {ApiFailure} 404, 409 where it frees others than were previewed. */
export async function changeSize(
  call: WritingCall,
  orderId: string,
  { licences: size, frees }: LicenceSize,
): Promise<OrderLicences> {
  const membership = found(await lockMembership(call, orderId));
  await assertFrees(call.db, membership, size, frees);
  await setSize(call.db, membership, size, { userId: call.session.userId, reason: 'shrunk' });
  return after(call, { ...membership, licences: size });
}

/** People as holders of a plan's licences. @throws {ApiFailure} 422 where one of them is not there, or none is for them. */
async function holdersOf(
  call: WritingCall,
  membership: MembershipRow,
  uuids: readonly string[],
  field: string,
): Promise<Holder[]> {
  const plan = found(planById(membership.planId));
  const asked = [...new Set(uuids.map((uuid) => uuid.toLowerCase()))];
  const holders = await holdersAmong(call.db, plan, membership, await idsOf(call, membership, asked));
  if (holders.length < asked.length) throw invalidFields({ [field]: { key: 'licence.person' } });
  return holders;
}

async function give(
  { db, session }: WritingCall,
  membership: MembershipRow,
  holders: readonly Holder[],
): Promise<void> {
  if (membership.status === 'ended') throw new ApiFailure(409, 'MEMBERSHIP_ENDED');
  const ids = holders.map(({ userId }) => userId);
  // Locked, so that no other membership of the plan gives them one meanwhile.
  await lockRolesOf(db, ids);
  if ((await countHolders(db, membership.planId, ids)) > 0) throw new ApiFailure(409, 'LICENCE_HELD');
  const used = (await heldLicences(db, membership.id)).length;
  if (used + holders.length > membership.licences) throw new ApiFailure(409, 'LICENCES_USED');
  // Those of the one that follows it are to be given.
  if ((await countFollowed(db, membership)) > 0) throw new ApiFailure(409, 'LICENCES_USED');
  await assignLicences(db, membership, holders, { userId: session.userId });
}

const after = async (call: WritingCall, membership: MembershipRow): Promise<OrderLicences> =>
  found(await readLicences(call, membership));

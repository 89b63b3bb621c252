import { monthsAfter, plans } from '@lia/sdk/memberships/rules';
import type { GiftPlacesAnswer, GiftPlacesRecord, MyPlaces } from '@lia/sdk/places/records';
import { LEAST_SHOWN } from '@lia/sdk/places/rules';
import type { PlacesAllotment } from '@lia/sdk/places/schema';
import { PUBLIC_SCHOOL_ID } from '@lia/sdk/registrations/rules';

import { settleMembership } from '../memberships/settle.ts';
import { notifySchool } from '../memberships/notifySchool.ts';
import { changeMembership, insertMembership, lockMembership, type MembershipRow } from '../memberships/store.ts';
import type { Followers } from '../payments/fulfilment.ts';
import { lockOrder, setPeriodEnd } from '../payments/store.ts';
import type { Database, Transaction } from '../platform/database.ts';
import { ApiFailure, found, invalidFields, notFound } from '../platform/errors.ts';
import type { Translate } from '../platform/language.ts';
import type { Scope } from '../platform/scope.ts';
import { findGift, isSchool, ownGifts, recordOf } from './store.ts';

/** What a licence of a gift makes its holder: what the annual plan of schools does. */
const donatedPlan = plans.find(({ type, membership }) => type === 'escuela' && membership === 'anual');

/** Places of an order's gift. @throws {ApiFailure} 404 where it is no gift. */
export async function giftPlaces(db: Database, scope: Scope<'everything'>, orderId: string): Promise<GiftPlacesAnswer> {
  const gift = found(await findGift(db, scope, orderId));
  return { data: gift.gives && recordOf(gift, gift.gives) };
}

/**
 * Gives the places of a gift to a school, or to another one while no one holds one of them.
 * @throws {ApiFailure} 404, 409 `GIFT_NOT_PAID`, 409 `PLACES_ENDED`, 409 `PLACES_USED`, 422 for an unknown school.
 */
export async function allot(
  tx: Transaction,
  scope: Scope<'everything'>,
  orderId: string,
  { school_id: schoolId }: PlacesAllotment,
): Promise<GiftPlacesRecord> {
  const order = found(await lockOrder(tx, orderId));
  const { gives, used } = found(await findGift(tx, scope, orderId));
  if (!gives || !donatedPlan) throw notFound();
  if (order.status !== 'approved') throw new ApiFailure(409, 'GIFT_NOT_PAID');
  // People of public registrations came on their own.
  if (schoolId === PUBLIC_SCHOOL_ID || !(await isSchool(tx, schoolId))) {
    throw invalidFields({ school_id: { key: 'choice.unknown' } });
  }
  const membership = await lockMembership(tx, orderId);
  if (membership?.status === 'ended') throw new ApiFailure(409, 'PLACES_ENDED');
  if (membership && membership.schoolId !== schoolId && used > 0) throw new ApiFailure(409, 'PLACES_USED');
  if (membership) await move(tx, membership, schoolId);
  else {
    const paidUntil = monthsAfter(new Date(), gives.months);
    await setPeriodEnd(tx, orderId, paidUntil);
    const added = await insertMembership(tx, {
      orderId,
      schoolId,
      planId: donatedPlan.id,
      status: 'active',
      paidUntil,
      // What a gift pays has no grace.
      cancelled: true,
      rolesBefore: [],
      licences: gives.places,
    });
    await notifySchool(tx, added, 'given');
  }
  const after = found(await findGift(tx, scope, orderId));
  return recordOf(after, gives);
}

async function move(tx: Transaction, places: MembershipRow, schoolId: number): Promise<void> {
  if (places.schoolId === schoolId) return;
  await changeMembership(tx, places.id, { schoolId });
  await notifySchool(tx, places, 'ended');
  await notifySchool(tx, { ...places, schoolId }, 'given');
}

/** Places of a gift whose money went back are over. */
export const followGift: Followers['order'] = async (tx, order) => {
  if (order.reason !== 'donation' && order.reason !== 'sponsorship') return;
  const membership = await lockMembership(tx, order.id);
  if (membership) await settleMembership(tx, membership, new Date());
};

/** What donors see of their places, in their language: how many are used, unless so few are that the number names someone. */
export async function ownPlaces(db: Database, scope: Scope<'own'>, t: Translate): Promise<MyPlaces['data']> {
  const gifts = await ownGifts(db, scope);
  return gifts.flatMap(({ order, gives, membership, school, used }) =>
    gives
      ? [
          {
            order: order.id,
            // That of the order is in the language in which it was made, and names the months.
            title: t(order.reason === 'donation' ? 'donation.children' : 'sponsorship.projects'),
            ...gives,
            school,
            used: used > 0 && used < LEAST_SHOWN ? null : used,
            until: membership?.paidUntil.toISOString() ?? null,
            ended: membership?.status === 'ended',
          },
        ]
      : [],
  );
}

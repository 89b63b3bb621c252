import { type GiftPlaces, placesOfDonation, placesOfSponsorship } from '@lia/sdk/places/rules';
import type { GiftPlacesRecord } from '@lia/sdk/places/records';
import { and, desc, eq, inArray, isNull, type SQL } from 'drizzle-orm';

import { donations, sponsorships } from '../giving/tables.ts';
import { institutions } from '../institutions/tables.ts';
import { memberships } from '../memberships/tables.ts';
import { usedLicences } from '../memberships/usedLicences.ts';
import { ordersIn } from '../payments/owner.ts';
import { orders } from '../payments/tables.ts';
import type { Database } from '../platform/database.ts';
import type { Scope } from '../platform/scope.ts';

/** The order of a gift, and what became of its places. */
export interface Gift {
  order: typeof orders.$inferSelect;
  /** Null where it gives none. */
  gives: GiftPlaces | null;
  membership: typeof memberships.$inferSelect | null;
  school: string | null;
  used: number;
}

async function readGifts(db: Database, which: SQL | undefined): Promise<Gift[]> {
  const rows = await db
    .select({
      order: orders,
      donation: donations,
      sponsorship: sponsorships,
      membership: memberships,
      school: institutions.name,
      used: usedLicences,
    })
    .from(orders)
    .leftJoin(donations, eq(donations.orderId, orders.id))
    .leftJoin(sponsorships, eq(sponsorships.orderId, orders.id))
    .leftJoin(memberships, eq(memberships.orderId, orders.id))
    .leftJoin(institutions, eq(institutions.id, memberships.schoolId))
    .where(and(inArray(orders.reason, ['donation', 'sponsorship']), which))
    .orderBy(desc(orders.createdAt), desc(orders.id))
    .limit(100);
  return rows.map(({ donation, sponsorship, ...gift }) => ({
    ...gift,
    gives: donation ? placesOfDonation(donation) : sponsorship ? placesOfSponsorship(sponsorship) : null,
  }));
}

/** The gift of an order, in the scope of who administrates gifts. */
export const findGift = async (db: Database, scope: Scope<'everything'>, orderId: string): Promise<Gift | undefined> =>
  (await readGifts(db, and(scope.where({}), eq(orders.id, orderId))))[0];

/** The latest paid gifts of a scope. */
export const ownGifts = (db: Database, scope: Scope<'own'>): Promise<Gift[]> =>
  readGifts(db, and(ordersIn(scope), eq(orders.status, 'approved')));

/** What administrators read of a gift's places. */
export const recordOf = (
  { order, membership, school, used: held }: Gift,
  { places, months }: GiftPlaces,
): GiftPlacesRecord => ({
  places,
  months,
  paid: order.status === 'approved',
  school: membership?.schoolId == null || school === null ? null : { id: membership.schoolId, name: school },
  status: membership?.status ?? null,
  used: held,
  until: membership?.paidUntil.toISOString() ?? null,
});

/** Whether there is such a school. */
export const isSchool = async (db: Database, id: number): Promise<boolean> =>
  (await db.$count(institutions, and(eq(institutions.id, id), isNull(institutions.deletedAt)))) > 0;

import { and, eq, isNull, type SQL, sql } from 'drizzle-orm';

import type { ReadSubject } from '../consents/ofRecord.ts';
import type { Note } from '../contacts/routes.ts';
import { madeBy } from '../payments/owner.ts';
import { orders } from '../payments/tables.ts';
import { knownPeople } from '../people/store.ts';
import type { AgreedKind } from './agreedKinds.ts';
import { donations, sponsorships, volunteerings } from './tables.ts';

// What the console's pages of gifts and of offers to volunteer show beside the record: consents, calls, the person.

type Gifts = typeof donations | typeof sponsorships;

/** A gift's consents are those of its order, where it was given with one: what is agreed on later is ordered by us. */
export const giftConsents =
  ({ gifts, called, reason: kind }: AgreedKind): ReadSubject =>
  async (db, id) => {
    const [found] = await db
      .select({ orderId: gifts.orderId, userId: madeBy, wasCalled: sql<boolean>`${called}` })
      .from(gifts)
      .leftJoin(orders, eq(orders.id, gifts.orderId))
      .where(eq(gifts.id, id));
    if (!found) return undefined;
    const { orderId, userId, wasCalled } = found;
    return { subject: orderId === null || wasCalled ? { kind, id } : { kind: 'order', id: orderId }, userId };
  };

export const volunteeringConsents: ReadSubject = async (db, id) => {
  const found = await db.$count(volunteerings, eq(volunteerings.id, id));
  return found > 0 ? { subject: { kind: 'volunteering', id }, userId: null } : undefined;
};

/** The team calls about a gift that has no order. */
export const isUnpaidGift =
  (gifts: Gifts): Note =>
  async (tx, scope, id) =>
    (await tx.$count(gifts, and(scope.where({}), eq(gifts.id, id), isNull(gifts.orderId)))) > 0;

export const isVolunteering: Note = async (tx, scope, id) =>
  (await tx.$count(volunteerings, and(scope.where({}), eq(volunteerings.id, id)))) > 0;

/** Donors, sponsors and volunteers. A donor is listed once for each gift, since each gift carries its own contact details. */
export const givers: readonly SQL[] = [
  knownPeople('donor', sql`${donations}`, giverOf(donations)),
  knownPeople('sponsor', sql`${sponsorships}`, giverOf(sponsorships)),
  knownPeople('volunteer', sql`${volunteerings}`, {
    id: sql`lower(${volunteerings.email})`,
    name: volunteerings.name,
    email: volunteerings.email,
    phone: volunteerings.phone_number,
  }),
];

function giverOf(gifts: Gifts) {
  return { id: gifts.donorId, name: gifts.name, email: gifts.email, phone: gifts.phone_number };
}

export const donorOfDonation = (id: string): SQL => sql`
  select 'donor' as kind, ${donations.donorId}::text as id, ${donations.name} as name, ${donations.email} as email,
    ${donations.phone_number} as phone from ${donations} where ${donations.id} = ${id}`;

export const donorOfSponsorship = (id: string): SQL => sql`
  select 'sponsor' as kind, ${sponsorships.donorId}::text as id, ${sponsorships.name} as name,
    ${sponsorships.email} as email, ${sponsorships.phone_number} as phone
  from ${sponsorships} where ${sponsorships.id} = ${id}`;

export const volunteerOf = (id: string): SQL => sql`
  select 'volunteer' as kind, lower(${volunteerings.email}) as id, ${volunteerings.name} as name,
    ${volunteerings.email} as email, ${volunteerings.phone_number} as phone
  from ${volunteerings} where ${volunteerings.id} = ${id}`;

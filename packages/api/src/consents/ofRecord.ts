import type { ConsentRecord } from '@lia/sdk/consents/records';
import { and, eq, or, type SQL, sql } from 'drizzle-orm';

import type { ScopedCall } from '../platform/lists/defineList.ts';
import { donations, sponsorships, volunteerings } from '../giving/tables.ts';
import { orders } from '../payments/tables.ts';
import type { Database } from '../platform/database.ts';
import { schoolContacts } from '../registrations/tables.ts';
import { teacherApplications } from '../teachers/tables.ts';
import { givenByAccount, givenForSubject } from './agreed.ts';
import type { Subject } from './consent.ts';

/** What a record of the console took consents for, and the account that made it, where it is known. */
interface Recorded {
  subject: Subject;
  userId: number | null;
}

/** The account that made an order; null for a visitor, whatever address they typed. */
const maker = sql<number | null>`case when ${orders.orderedByOwner} then ${orders.ownerId} end`;

type Read = (db: Database, id: string) => Promise<Recorded | undefined>;

const gift =
  (gifts: typeof donations | typeof sponsorships, kind: Subject['kind']): Read =>
  async (db, id) => {
    const [found] = await db
      .select({ orderId: gifts.orderId, userId: maker })
      .from(gifts)
      .leftJoin(orders, eq(orders.id, gifts.orderId))
      .where(eq(gifts.id, id));
    if (!found) return undefined;
    const { orderId, userId } = found;
    return { subject: orderId === null ? { kind, id } : { kind: 'order', id: orderId }, userId };
  };

const call =
  (calls: typeof volunteerings | typeof schoolContacts, kind: Subject['kind']): Read =>
  async (db, id) => {
    const [found] = await db.select({ id: calls.id }).from(calls).where(eq(calls.id, id));
    return found && { subject: { kind, id }, userId: null };
  };

const read: Readonly<Record<ConsentRecord, Read>> = {
  donations: gift(donations, 'donation'),
  sponsorships: gift(sponsorships, 'sponsorship'),
  volunteerings: call(volunteerings, 'volunteering'),
  'school-contacts': call(schoolContacts, 'school-contact'),
  async teachers(db, id) {
    const [found] = await db
      .select({ userId: teacherApplications.userId })
      .from(teacherApplications)
      .where(eq(teacherApplications.id, id));
    return found && { subject: { kind: 'application', id }, userId: found.userId };
  },
  async orders(db, id) {
    const first = sql<string>`coalesce(${orders.renewalOf}, ${orders.id})`;
    const [found] = await db.select({ first, userId: maker }).from(orders).where(eq(orders.id, id));
    return found && { subject: { kind: 'order', id: found.first }, userId: found.userId };
  },
};

/** Consents of a record of the console, its account's included, as a condition; undefined where there is no such record. */
export async function givenWith(
  { db, scope }: ScopedCall<'everything'>,
  record: ConsentRecord,
  id: string,
): Promise<SQL | undefined> {
  const found = await read[record](db, id);
  if (!found) return undefined;
  const { subject, userId } = found;
  const given = or(givenForSubject(subject), userId === null ? undefined : givenByAccount(db, userId));
  return and(scope.where({}), given);
}

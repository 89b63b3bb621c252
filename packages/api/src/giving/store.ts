import type { DonationRecord } from '@lia/sdk/giving/donationRecords';
import { publishChoice, publishFlags } from '@lia/sdk/giving/rules';
import type { Donation } from '@lia/sdk/giving/schema';
import { fromPesos } from '@lia/sdk/payments/money';
import { asc, count, desc, eq, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';

import { users } from '../accounts/tables.ts';
import { contactedOf, contactStateOf, markColumns, markMaker, markOf } from '../contacts/store.ts';
import { contactMarks } from '../contacts/tables.ts';
import { orders } from '../payments/tables.ts';
import type { Database, Transaction } from '../platform/database.ts';
import { type ListRange, Page } from '../platform/list.ts';
import { storedFiles } from '../platform/tables.ts';
import { type GiftFilter, giftsMatching, giftState, paymentId, type Sort } from './gifts.ts';
import { donations, donors } from './tables.ts';

/** The donor behind an e-mail address, new or known. */
export async function donorOf(tx: Transaction, id: string, email: string): Promise<string> {
  const [added] = await tx.insert(donors).values({ id, email }).onConflictDoNothing().returning({ id: donors.id });
  if (added) return added.id;
  const [known] = await tx
    .select({ id: donors.id })
    .from(donors)
    .where(sql`lower(${donors.email}) = lower(${email})`);
  if (!known) throw new Error('A donor is neither new nor known');
  return known.id;
}

/** What a donation is kept with, beside what the donor said. */
interface DonationLinks {
  id: string;
  donorId: string;
  orderId: string | null;
  fileId: string | null;
  /** Now, where absent. */
  createdAt?: Date;
}

export async function insertDonation(tx: Transaction, links: DonationLinks, donation: Donation): Promise<void> {
  const { support, supportStudents, supportAmount, institution, instructions, phone_number, ...rest } = donation;
  const { businessName, position, name, email, country, state } = rest;
  await tx.insert(donations).values({
    ...links,
    support,
    // A form may still carry what its other modes asked for.
    supportStudents: support === 1 ? (supportStudents ?? null) : null,
    supportAmount: support === 3 && supportAmount !== undefined ? fromPesos(supportAmount) : null,
    institution: institution || null,
    businessName,
    position,
    name,
    email,
    phoneNumber: phone_number,
    country,
    state,
    instructions: instructions || null,
    publish: publishChoice(donation),
  });
}

/** What the console may sort by. */
export const sortNames = [
  'id',
  'created_at',
  'state',
  'total',
  'support',
  'institution',
  'businessName',
  'name',
  'email',
  'country',
  'state_name',
] as const;
export type SortName = (typeof sortNames)[number];

const sortColumns = {
  id: donations.id,
  created_at: donations.createdAt,
  state: giftState,
  total: orders.total,
  support: donations.support,
  institution: donations.institution,
  businessName: donations.businessName,
  name: donations.name,
  email: donations.email,
  country: donations.country,
  state_name: donations.state,
} as const satisfies Record<SortName, AnyPgColumn | SQL>;

const selectDonations = (db: Database) =>
  db
    .select({ donation: donations, order: orders, file: storedFiles, paymentId, ...markColumns })
    .from(donations)
    .leftJoin(orders, eq(orders.id, donations.orderId))
    .leftJoin(storedFiles, eq(storedFiles.id, donations.fileId))
    .leftJoin(contactMarks, markOf('donations', donations.id))
    .leftJoin(users, markMaker);

export async function listDonations(
  db: Database,
  filter: GiftFilter,
  { column, descending }: Sort<SortName>,
  range: ListRange,
): Promise<Page<DonationRecord>> {
  const where = giftsMatching(donations, filter);
  const by = sortColumns[column];
  const rows = await selectDonations(db)
    .where(where)
    .orderBy(descending ? desc(by) : asc(by), desc(donations.id))
    .limit(range.limit)
    .offset(range.first);
  const [all] = await db
    .select({ total: count() })
    .from(donations)
    .leftJoin(orders, eq(orders.id, donations.orderId))
    .leftJoin(contactMarks, markOf('donations', donations.id))
    .where(where);
  return new Page(rows.map(recordOf), range, all?.total ?? 0);
}

export async function findDonation(db: Database, id: string): Promise<DonationRecord | undefined> {
  const [row] = await selectDonations(db).where(eq(donations.id, id));
  return row && recordOf(row);
}

export async function findDonationFile(db: Database, id: string): Promise<typeof storedFiles.$inferSelect | undefined> {
  const [row] = await selectDonations(db).where(eq(donations.id, id));
  return row?.file ?? undefined;
}

type Row = Awaited<ReturnType<typeof selectDonations>>[number];

function recordOf({ donation, order, file, paymentId: payment_id, ...called }: Row): DonationRecord {
  return {
    id: donation.id,
    created_at: donation.createdAt.toISOString(),
    state: order?.state ?? contactStateOf(called),
    contacted: contactedOf(called),
    total: order?.total ?? null,
    support: donation.support,
    supportStudents: donation.supportStudents,
    institution: donation.institution,
    businessName: donation.businessName,
    position: donation.position,
    name: donation.name,
    email: donation.email,
    phone_number: donation.phoneNumber,
    country: donation.country,
    state_name: donation.state,
    instructions: donation.instructions,
    ...publishFlags(donation.publish),
    order_id: order?.id ?? null,
    payment_id,
    file: file && { name: file.name, type: file.type, size: file.size },
  };
}

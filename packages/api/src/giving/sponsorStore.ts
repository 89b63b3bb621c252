import { publishChoice } from '@lia/sdk/giving/rules';
import type { SponsorshipRecord } from '@lia/sdk/giving/sponsorshipRecords';
import type { Sponsorship } from '@lia/sdk/giving/sponsorshipSchema';
import { asc, count, desc, eq, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';

import { users } from '../accounts/tables.ts';
import { contactedOf, contactStateOf, markColumns, markMaker, markOf } from '../contacts/store.ts';
import { contactMarks } from '../contacts/tables.ts';
import { orders } from '../payments/tables.ts';
import type { Database, Transaction } from '../platform/database.ts';
import { type ListRange, Page } from '../platform/list.ts';
import { storedFiles } from '../platform/tables.ts';
import { type GiftFilter, giftsMatching, giftState, paymentId, type Sort } from './gifts.ts';
import { sponsorships } from './tables.ts';

/** What a sponsorship is kept with, beside what the sponsor said. */
interface SponsorshipLinks {
  id: string;
  donorId: string;
  orderId: string | null;
  fileId: string | null;
  /** Now, where absent. */
  createdAt?: Date;
}

export async function insertSponsorship(
  tx: Transaction,
  links: SponsorshipLinks,
  sponsorship: Sponsorship,
): Promise<void> {
  const { institution, businessName, position, name, email, phone_number, country, state } = sponsorship;
  await tx.insert(sponsorships).values({
    ...links,
    type: sponsorship.sponsorship,
    students: sponsorship.supportStudents,
    months: sponsorship.sponsorship === 1 ? (sponsorship.supportMonths ?? null) : null,
    institution,
    businessName,
    position,
    name,
    email,
    phoneNumber: phone_number,
    country,
    state,
    publish: publishChoice(sponsorship),
  });
}

/** What the console may sort by. */
export const sortNames = ['created_at', 'state', 'total', 'sponsorship', 'businessName', 'name'] as const;
export type SortName = (typeof sortNames)[number];

const sortColumns = {
  created_at: sponsorships.createdAt,
  state: giftState,
  total: orders.total,
  sponsorship: sponsorships.type,
  businessName: sponsorships.businessName,
  name: sponsorships.name,
} as const satisfies Record<SortName, AnyPgColumn | SQL>;

const selectSponsorships = (db: Database) =>
  db
    .select({ sponsorship: sponsorships, order: orders, file: storedFiles, paymentId, ...markColumns })
    .from(sponsorships)
    .leftJoin(orders, eq(orders.id, sponsorships.orderId))
    .leftJoin(storedFiles, eq(storedFiles.id, sponsorships.fileId))
    .leftJoin(contactMarks, markOf('sponsorships', sponsorships.id))
    .leftJoin(users, markMaker);

export async function listSponsorships(
  db: Database,
  filter: GiftFilter,
  { column, descending }: Sort<SortName>,
  range: ListRange,
): Promise<Page<SponsorshipRecord>> {
  const where = giftsMatching(sponsorships, filter);
  const by = sortColumns[column];
  const rows = await selectSponsorships(db)
    .where(where)
    .orderBy(descending ? desc(by) : asc(by), desc(sponsorships.id))
    .limit(range.limit)
    .offset(range.first);
  const [all] = await db
    .select({ total: count() })
    .from(sponsorships)
    .leftJoin(orders, eq(orders.id, sponsorships.orderId))
    .leftJoin(contactMarks, markOf('sponsorships', sponsorships.id))
    .where(where);
  return new Page(rows.map(recordOf), range, all?.total ?? 0);
}

export async function findSponsorship(db: Database, id: string): Promise<SponsorshipRecord | undefined> {
  const [row] = await selectSponsorships(db).where(eq(sponsorships.id, id));
  return row && recordOf(row);
}

export async function findSponsorshipFile(
  db: Database,
  id: string,
): Promise<typeof storedFiles.$inferSelect | undefined> {
  const [row] = await selectSponsorships(db).where(eq(sponsorships.id, id));
  return row?.file ?? undefined;
}

type Row = Awaited<ReturnType<typeof selectSponsorships>>[number];

function recordOf({ sponsorship, order, file, paymentId: payment_id, ...called }: Row): SponsorshipRecord {
  return {
    id: sponsorship.id,
    created_at: sponsorship.createdAt.toISOString(),
    state: order?.state ?? contactStateOf(called),
    contacted: contactedOf(called),
    total: order?.total ?? null,
    sponsorship: sponsorship.type,
    supportStudents: sponsorship.students,
    supportMonths: sponsorship.months,
    institution: sponsorship.institution,
    businessName: sponsorship.businessName,
    position: sponsorship.position,
    name: sponsorship.name,
    email: sponsorship.email,
    phone_number: sponsorship.phoneNumber,
    country: sponsorship.country,
    state_name: sponsorship.state,
    publish: sponsorship.publish,
    order_id: order?.id ?? null,
    payment_id,
    file: file && { name: file.name, type: file.type, size: file.size },
  };
}

import { randomUUID } from 'node:crypto';

import { publishChoice } from '@lia/sdk/giving/rules';
import type { SponsorshipRecord } from '@lia/sdk/giving/sponsorshipRecords';
import { COURSE_PER_STUDENT, OTHER_AMOUNT, sponsorshipTotal } from '@lia/sdk/giving/sponsorshipRules';
import type { Sponsorship } from '@lia/sdk/giving/sponsorshipSchema';
import type { Checkout } from '@lia/sdk/payments/schema';
import { desc, eq } from 'drizzle-orm';

import { checkoutAnswer, type Charge, type OpenedOrder, type Purchase, writeOrder } from '../payments/openOrder.ts';
import { orders } from '../payments/tables.ts';
import type { Database, Transaction } from '../platform/database.ts';
import { keepFile, type ReceivedFile } from '../platform/files.ts';
import type { Language, Say } from '../platform/language.ts';
import { type ListRange, Page } from '../platform/list.ts';
import { donorOf } from './store.ts';
import { sponsorships } from './tables.ts';

/** What a sponsorship is to be paid as; null where the sponsor is called first. */
export function sponsorPurchase(sponsorship: Sponsorship, say: Say, language: Language): Purchase | null {
  const charge = chargeOf(sponsorship, say);
  const payer = { name: sponsorship.name, email: sponsorship.email };
  return charge && { reason: 'sponsorship', charge, payer, language };
}

function chargeOf(sponsorship: Sponsorship, say: Say): Charge | null {
  const total = sponsorshipTotal(sponsorship);
  if (total === null) return null;
  const { supportStudents: students } = sponsorship;
  if (sponsorship.sponsorship === 2) {
    return { title: say('sponsorship.courses'), quantity: students, unitPrice: COURSE_PER_STUDENT };
  }
  return students === OTHER_AMOUNT
    ? { title: say('sponsorship.projects'), quantity: 1, unitPrice: total }
    : { title: say('sponsorship.projects'), quantity: students, unitPrice: total / students };
}

/** Writes a sponsorship with its donor, file and order. */
export async function writeSponsorship(
  tx: Transaction,
  sponsorship: Sponsorship,
  file: ReceivedFile | undefined,
  opened: OpenedOrder | null,
  say: Say,
): Promise<Checkout> {
  if (opened) await writeOrder(tx, opened);
  const donorId = await donorOf(tx, randomUUID(), sponsorship.email);
  const { institution, businessName, position, name, email, phone_number, country, state } = sponsorship;
  await tx.insert(sponsorships).values({
    id: randomUUID(),
    donorId,
    orderId: opened?.id ?? null,
    fileId: file ? await keepFile(tx, file) : null,
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
  return checkoutAnswer(say(opened ? 'sponsorship.received' : 'donation.contact'), opened, donorId);
}

/** Sponsorships, newest first. */
export async function listSponsorships(db: Database, range: ListRange): Promise<Page<SponsorshipRecord>> {
  const rows = await db
    .select({ given: sponsorships, order: orders })
    .from(sponsorships)
    .leftJoin(orders, eq(orders.id, sponsorships.orderId))
    .orderBy(desc(sponsorships.createdAt), desc(sponsorships.id))
    .limit(range.limit)
    .offset(range.first);
  const records = rows.map(({ given, order }) => ({
    id: given.id,
    created_at: given.createdAt.toISOString(),
    state: order?.state ?? ('contact' as const),
    total: order?.total ?? null,
    sponsorship: given.type,
    supportStudents: given.students,
    supportMonths: given.months,
    institution: given.institution,
    businessName: given.businessName,
    position: given.position,
    name: given.name,
    email: given.email,
    phone_number: given.phoneNumber,
    country: given.country,
    state_name: given.state,
    publish: given.publish,
    order_id: given.orderId,
  }));
  return new Page(records, range, await db.$count(sponsorships));
}

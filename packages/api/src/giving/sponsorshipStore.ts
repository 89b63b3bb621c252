import type { Sponsorship } from '@lia/sdk/giving/sponsorshipSchema';

import { orders } from '../payments/tables.ts';
import type { Transaction } from '../platform/database.ts';
import { giftStatus, giftStore, type GiftLinks, giverColumns, selectGifts } from './giftStore.ts';
import { sponsorships } from './tables.ts';

export async function insertSponsorship(tx: Transaction, links: GiftLinks, gift: Sponsorship): Promise<void> {
  await tx.insert(sponsorships).values({
    ...links,
    ...giverColumns(gift),
    type: gift.sponsorship,
    students: gift.supportStudents,
    months: gift.sponsorship === 1 ? (gift.supportMonths ?? null) : null,
    institution: gift.institution,
  });
}

const { type: sponsorship, students: supportStudents, months: supportMonths, institution, publish } = sponsorships;

/** Sponsorships as the console reads them. */
export const sponsorshipStore = giftStore(sponsorships, {
  name: 'sponsorships',
  sorts: {
    created_at: sponsorships.createdAt,
    status: giftStatus,
    total: orders.total,
    sponsorship,
    businessName: sponsorships.businessName,
    name: sponsorships.name,
  },
  rows: (db, tally) =>
    selectGifts(db, tally, sponsorships, { sponsorship, supportStudents, supportMonths, institution, publish }),
  toRecord: (own) => own,
});

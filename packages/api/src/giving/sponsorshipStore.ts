import { publishChoice } from '@lia/sdk/giving/rules';
import type { Sponsorship } from '@lia/sdk/giving/sponsorshipSchema';

import { orders } from '../payments/tables.ts';
import { columnsWithout, columnValues } from '../platform/columns.ts';
import type { Transaction } from '../platform/database.ts';
import { donorWith } from './donors.ts';
import { giftStatus, giftStore, type GiftLinks, notAnswered, selectGifts } from './giftStore.ts';
import { sponsorships } from './tables.ts';

export async function insertSponsorship(tx: Transaction, links: GiftLinks, gift: Sponsorship): Promise<void> {
  await tx.insert(sponsorships).values({
    ...links,
    ...columnValues(sponsorships, gift),
    donorId: donorWith(gift.email),
    supportMonths: gift.sponsorship === 1 ? gift.supportMonths : null,
    publish: publishChoice(gift),
  });
}

const answers = columnsWithout(sponsorships, ...notAnswered);
const { sponsorship, businessName, name } = answers;

/** Sponsorships as the console reads them. */
export const sponsorshipStore = giftStore(sponsorships, {
  name: 'sponsorships',
  sorts: {
    created_at: sponsorships.createdAt,
    status: giftStatus(sponsorships),
    total: orders.total,
    sponsorship,
    businessName,
    name,
  },
  rows: (db, tally) => selectGifts(db, tally, sponsorships, answers),
  toRecord: (own) => own,
});

import { publishFlags } from '@lia/sdk/giving/rules';
import type { Donation } from '@lia/sdk/giving/schema';
import { fromPesos } from '@lia/sdk/payments/money';

import { orders } from '../payments/tables.ts';
import type { Transaction } from '../platform/database.ts';
import { giftStatus, giftStore, type GiftLinks, giverColumns, selectGifts } from './giftStore.ts';
import { donations } from './tables.ts';

export async function insertDonation(tx: Transaction, links: GiftLinks, donation: Donation): Promise<void> {
  const { support, supportStudents, supportAmount, institution, instructions } = donation;
  await tx.insert(donations).values({
    ...links,
    ...giverColumns(donation),
    support,
    // A form may still carry what its other modes asked for.
    supportStudents: support === 1 ? (supportStudents ?? null) : null,
    supportAmount: support === 3 && supportAmount !== undefined ? fromPesos(supportAmount) : null,
    institution: institution || null,
    instructions: instructions || null,
  });
}

const { support, supportStudents, institution, instructions, publish } = donations;

/** Donations as the console reads them. */
export const donationStore = giftStore(donations, {
  name: 'donations',
  sorts: {
    id: donations.id,
    created_at: donations.createdAt,
    status: giftStatus,
    total: orders.total,
    support,
    institution,
    businessName: donations.businessName,
    name: donations.name,
    email: donations.email,
    country: donations.country,
    state_name: donations.state,
  },
  rows: (db, tally) =>
    selectGifts(db, tally, donations, { support, supportStudents, institution, instructions, publish }),
  toRecord: ({ publish: choice, ...own }) => ({ ...own, ...publishFlags(choice) }),
});

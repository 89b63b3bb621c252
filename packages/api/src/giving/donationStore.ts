import { publishChoice, publishFlags } from '@lia/sdk/giving/rules';
import type { Donation } from '@lia/sdk/giving/schema';
import { fromPesos } from '@lia/sdk/payments/money';

import { orders } from '../payments/tables.ts';
import { columnsWithout, columnValues } from '../platform/columns.ts';
import type { Transaction } from '../platform/database.ts';
import { preparedInsert } from '../platform/prepared.ts';
import { donorWith } from './donors.ts';
import { giftStatus, giftStore, type GiftLinks, notAnswered, selectGifts } from './giftStore.ts';
import { donations } from './tables.ts';

const insertRow = preparedInsert('donation', donations, (value) => ({ donorId: donorWith(value('email')) }));

export async function insertDonation(tx: Transaction, links: GiftLinks, donation: Donation): Promise<void> {
  const { support, supportStudents, supportAmount } = donation;
  await insertRow(tx, {
    ...links,
    ...columnValues(donations, donation),
    // A form may still carry what its other modes asked for.
    supportStudents: support === 1 ? supportStudents : null,
    amount: support === 3 && supportAmount !== undefined ? fromPesos(supportAmount) : null,
    publish: publishChoice(donation),
  });
}

const answers = columnsWithout(donations, ...notAnswered, 'amount');
const { support, institution, businessName, name, email, country, state } = answers;

/** Donations as the console reads them. */
export const donationStore = giftStore(donations, {
  name: 'donations',
  sorts: {
    id: donations.id,
    created_at: donations.createdAt,
    status: giftStatus(donations),
    total: orders.total,
    support,
    institution,
    businessName,
    name,
    email,
    country,
    state,
  },
  rows: (db, tally) => selectGifts(db, tally, donations, answers),
  toRecord: ({ publish, ...own }) => ({ ...own, ...publishFlags(publish) }),
});

import type { Donation } from '@lia/sdk/giving/schema';
import type { Checkout } from '@lia/sdk/payments/schema';

import { checkoutAnswer, type OpenedOrder, type Purchase } from '../payments/openOrder.ts';
import type { Transaction } from '../platform/database.ts';
import type { ReceivedFile } from '../platform/files.ts';
import type { Language, Say } from '../platform/language.ts';
import { chargeOf } from './charge.ts';
import { insertDonation } from './donationStore.ts';
import { give } from './give.ts';

/** What a donation is to be paid as; null where the donor is called first. */
export function purchaseOf(donation: Donation, say: Say, language: Language): Purchase | null {
  const charge = chargeOf(donation, say);
  return charge && { reason: 'donation', charge, payer: { name: donation.name, email: donation.email }, language };
}

/** Writes a donation with its donor, file and order. */
export async function donate(
  tx: Transaction,
  donation: Donation,
  file: ReceivedFile | undefined,
  opened: OpenedOrder | null,
  say: Say,
): Promise<Checkout> {
  const donorId = await give(tx, donation.email, file, opened, (links) => insertDonation(tx, links, donation));
  return checkoutAnswer(say(opened ? 'donation.received' : 'donation.contact'), opened, donorId);
}

import { randomUUID } from 'node:crypto';

import type { Donation } from '@lia/sdk/giving/schema';
import type { Checkout } from '@lia/sdk/payments/schema';

import { checkoutAnswer, type OpenedOrder, type Purchase, writeOrder } from '../payments/openOrder.ts';
import type { Transaction } from '../platform/database.ts';
import { keepFile, type ReceivedFile } from '../platform/files.ts';
import type { Language, Say } from '../platform/language.ts';
import { chargeOf } from './charge.ts';
import { donorOf, insertDonation } from './store.ts';

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
  if (opened) await writeOrder(tx, opened);
  const donorId = await donorOf(tx, randomUUID(), donation.email);
  const fileId = file ? await keepFile(tx, file) : null;
  await insertDonation(tx, { id: randomUUID(), donorId, orderId: opened?.id ?? null, fileId }, donation);
  return checkoutAnswer(say(opened ? 'donation.received' : 'donation.contact'), opened, donorId);
}

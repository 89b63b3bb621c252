import type { DonationCall } from '@lia/sdk/giving/callSchemas';
import { DONATION_PER_CHILD, type Donated, donationTotal } from '@lia/sdk/giving/rules';
import type { Donation } from '@lia/sdk/giving/schema';
import type { Checkout } from '@lia/sdk/payments/schema';

import { type GivenConsents, takeConsents } from '../consents/consent.ts';
import { assertState } from '../geography/service.ts';
import { providerOf } from '../payments/configured.ts';
import { type Charge, checkoutAnswer, openOrder, type Purchase } from '../payments/openOrder.ts';
import type { AppContext } from '../platform/appContext.ts';
import type { Transaction } from '../platform/database.ts';
import type { ReceivedFile } from '../platform/files.ts';
import type { Language, Translate } from '../platform/language.ts';
import { insertDonation } from './donationStore.ts';
import { type Asked, give, type OpenedGift, payerOf } from './give.ts';

/**
 * Opens the checkout of a donation, unless the donor is called first.
 * @throws {ApiFailure} 422 on `state` where it is none of Mexico's, and on a consent to a text that is not in force.
 */
export async function openDonation(
  app: AppContext,
  donation: DonationCall,
  asked: Asked,
  known?: GivenConsents,
): Promise<OpenedGift> {
  const consents = known ?? (await takeConsents(donation.consents, { db: app.db, ...asked }));
  assertState(donation);
  const purchase = purchaseOf(donation, asked.t, asked.language);
  return { opened: purchase && (await openOrder(providerOf(app), app.config.publicUrl, purchase)), consents };
}

/** What a donation is to be paid as; null where the donor is called first. */
function purchaseOf(donation: Donation, t: Translate, language: Language): Purchase | null {
  const charge = chargeOf(donation, t);
  return charge && { reason: 'donation', charge, payer: payerOf(donation), language };
}

/** Writes a donation with its donor, file and order. */
export async function donate(
  tx: Transaction,
  donation: Donation,
  file: ReceivedFile | undefined,
  gift: OpenedGift,
  t: Translate,
): Promise<Checkout> {
  const donorId = await give(tx, { kind: 'donation', email: donation.email, file }, gift, (links) =>
    insertDonation(tx, links, donation),
  );
  return checkoutAnswer(t(gift.opened ? 'donation.received' : 'donation.contact'), gift.opened, donorId);
}

/** What a donation is charged as; null where the donor is called first. */
export function chargeOf(donation: Donation, t: Translate): Charge | null {
  const donated = donatedOf(donation);
  const total = donationTotal(donated);
  if (total === null) return null;
  return donated.support === 1
    ? { title: t('donation.children'), quantity: donated.supportStudents, unit_price: DONATION_PER_CHILD }
    : { title: t('donation.amount'), quantity: 1, unit_price: total };
}

/** @throws {Error} for a donation that its schema did not check */
function donatedOf({ support, supportStudents, supportAmount }: Donation): Donated {
  if (support === 2) return { support };
  if (support === 1 && supportStudents !== undefined) return { support, supportStudents };
  if (support === 3 && supportAmount !== undefined) return { support, supportAmount };
  throw new Error('The donation lacks what its mode asks for');
}

import { donationTotal, DONATION_PER_CHILD } from '@lia/sdk/giving/rules';
import type { Donation } from '@lia/sdk/giving/schema';

import type { Charge } from '../payments/openOrder.ts';
import type { Translate } from '../platform/language.ts';

/** What a donation is charged as; null where the donor is called first. */
export function chargeOf(donation: Donation, t: Translate): Charge | null {
  const total = donationTotal(donation);
  if (total === null) return null;
  return donation.support === 1
    ? { title: t('donation.children'), quantity: total / DONATION_PER_CHILD, unitPrice: DONATION_PER_CHILD }
    : { title: t('donation.amount'), quantity: 1, unitPrice: total };
}

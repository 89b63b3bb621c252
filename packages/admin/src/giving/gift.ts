import type { DonationRecord } from '@lia/sdk/giving/donationRecords';
import { DONATION_PER_CHILD } from '@lia/sdk/giving/rules';
import { formatPesos } from '@lia/sdk/payments/money';

import { useText } from '../i18n/text.ts';

/** What a donation gives, in words: its amount, and how it came about where there is something to multiply. */
export function useGift() {
  const t = useText();
  return {
    amount: ({ total }: DonationRecord) => (total === null ? t('donations.noAmount') : formatPesos(total)),
    arithmetic: ({ support, supportStudents }: DonationRecord) =>
      support === 1 && supportStudents !== null
        ? t('donations.arithmetic', {
            children: t('donations.children', { smart_count: supportStudents }),
            price: formatPesos(DONATION_PER_CHILD),
          })
        : null,
  };
}

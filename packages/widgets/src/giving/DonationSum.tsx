import { DONATION_PER_CHILD } from '@lia/sdk/giving/rules';
import { formatAmount, formatPesos } from '@lia/sdk/payments/money';

import { useText } from '../i18n/TextProvider.tsx';
import { type DonationValues, supportOf, totalOf } from './values.ts';

/** The arithmetic of the donation, before it is made. Nothing where there is no amount to show. */
export function DonationSum({ values }: { values: DonationValues }) {
  const { t } = useText();
  const total = totalOf(values);
  if (total === null) return null;
  return (
    <div className="lia-sum" part="sum">
      <span className="lia-sum-how">
        {supportOf(values) === 1
          ? t('donation.sum', { count: Number(values.supportStudents), price: formatAmount(DONATION_PER_CHILD) })
          : t('donation.total')}
      </span>
      <output className="lia-sum-total">{formatPesos(total)}</output>
    </div>
  );
}

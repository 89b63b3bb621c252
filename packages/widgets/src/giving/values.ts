import { donationLabels } from '@lia/sdk/giving/labels';
import { type Donated, donationTotal, studentCounts, type Support, supports } from '@lia/sdk/giving/rules';

import type { AcceptedPath, AcceptedTexts } from '../consents/accepted.ts';
import { plainAmount } from '@lia/sdk/payments/plainAmount';
import { emptyTexts } from '../form/emptyTexts.ts';
import { chosenFirst, giftBody } from './giver.ts';

/** What a donor types and chooses, as text, under the names of the body. */
export const blank = { ...emptyTexts(donationLabels), ...chosenFirst, support: '1', supportStudents: '1' };
type DonationField = keyof typeof blank;
export type DonationPath = DonationField | AcceptedPath;
/** Members are not asked for consents here. */
export type DonationValues = Record<DonationField, string> & Partial<AcceptedTexts>;

/** The mode behind the choice. */
export const supportOf = ({ support }: DonationValues): Support =>
  supports.find((mode) => String(mode) === support) ?? 1;

/** What the donation costs so far, in centavos; null where it has no amount, or none yet. */
export function totalOf(values: DonationValues): number | null {
  const donated = donatedOf(values);
  const total = donated && donationTotal(donated);
  return total === 0 ? null : total;
}

function donatedOf(values: DonationValues): Donated | null {
  const support = supportOf(values);
  if (support === 2) return { support };
  if (support === 3) {
    const amount = Number(plainAmount(values.supportAmount));
    return { support, supportAmount: Number.isFinite(amount) ? amount : 0 };
  }
  const supportStudents = studentCounts.find((count) => String(count) === values.supportStudents);
  return supportStudents === undefined ? null : { support, supportStudents };
}

/** The body as the API takes it: what the chosen mode does not ask for stays behind. */
export const bodyOf = ({ consents, ...values }: DonationValues): object => ({
  ...giftBody({
    ...values,
    supportStudents: values.support === '1' ? values.supportStudents : '',
    supportAmount: values.support === '3' ? plainAmount(values.supportAmount) : '',
  }),
  ...(consents && { consents }),
});

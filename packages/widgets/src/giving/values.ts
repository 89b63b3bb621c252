import { donationLabels } from '@lia/sdk/giving/labels';
import { donationTotal, type Support, supports } from '@lia/sdk/giving/rules';

import type { AcceptedPath, AcceptedTexts } from '../consents/accepted.ts';
import { plainAmount } from '../fields/plainAmount.ts';
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
  const amount = Number(plainAmount(values.supportAmount));
  const total = donationTotal({
    support: supportOf(values),
    supportStudents: Number(values.supportStudents),
    supportAmount: Number.isFinite(amount) ? amount : 0,
  });
  return total === 0 ? null : total;
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

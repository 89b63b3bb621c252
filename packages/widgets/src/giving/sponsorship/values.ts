import { sponsorshipLabels } from '@lia/sdk/giving/sponsorshipLabels';
import {
  MORE_STUDENTS,
  OTHER_AMOUNT,
  type Sponsored,
  sponsoredCounts,
  sponsorshipTotal,
  type SponsorshipType,
} from '@lia/sdk/giving/sponsorshipRules';

import type { AcceptedPath, AcceptedTexts } from '../../consents/accepted.ts';
import { plainAmount } from '@lia/sdk/payments/plainAmount';
import { emptyTexts } from '../../form/emptyTexts.ts';
import { chosenFirst, giftBody } from '../giver.ts';

/** What a sponsor types and chooses, as text, under the names of the body. */
export const blank = {
  ...emptyTexts(sponsorshipLabels),
  ...chosenFirst,
  sponsorship: '1',
  supportStudents: '1',
  supportMonths: '1',
};
type SponsorshipField = keyof typeof blank;
export type SponsorshipPath = SponsorshipField | AcceptedPath;
/** Members are not asked for consents here. */
export type SponsorshipValues = Record<SponsorshipField, string> & Partial<AcceptedTexts>;

export const typeOf = ({ sponsorship }: SponsorshipValues): SponsorshipType => (sponsorship === '2' ? 2 : 1);

/** Counts that the type offers: an amount is for special projects alone (document 1 section 3). */
export const countsOf = (type: SponsorshipType): readonly number[] =>
  sponsoredCounts.filter((count) => type === 1 || count !== OTHER_AMOUNT);

/** Whether months, or an amount, are asked for. */
export const asks = (values: SponsorshipValues) => {
  const students = Number(values.supportStudents);
  const amount = typeOf(values) === 1 && students === OTHER_AMOUNT;
  return {
    amount,
    months: typeOf(values) === 1 && !amount && students !== MORE_STUDENTS,
    contact: students === MORE_STUDENTS,
  };
};

/** What it costs so far, in centavos; null where it has no amount, or none yet. */
export function totalOf(values: SponsorshipValues): number | null {
  const sponsored = sponsoredOf(values);
  const total = sponsored && sponsorshipTotal(sponsored);
  return total === null || total <= 0 ? null : total;
}

function sponsoredOf(values: SponsorshipValues): Sponsored | null {
  const number = (text: string) => (Number.isFinite(Number(text)) ? Number(text) : 0);
  const sponsorship = typeOf(values);
  const supportStudents = sponsoredCounts.find((count) => String(count) === values.supportStudents);
  if (supportStudents === undefined) return null;
  if (supportStudents === MORE_STUDENTS) return { sponsorship, supportStudents };
  if (supportStudents === OTHER_AMOUNT)
    return sponsorship === 1
      ? { sponsorship, supportStudents, supportAmount: number(plainAmount(values.supportAmount)) }
      : null;
  return sponsorship === 1
    ? { sponsorship, supportStudents, supportMonths: number(values.supportMonths) }
    : { sponsorship, supportStudents };
}

/** The body as the API takes it: what the choice does not ask for stays behind. */
export function bodyOf({ consents, ...values }: SponsorshipValues): object {
  const { amount, months } = asks(values);
  const gift = giftBody({
    ...values,
    supportMonths: months ? values.supportMonths : '',
    supportAmount: amount ? plainAmount(values.supportAmount) : '',
  });
  return { ...gift, ...(consents && { consents }) };
}

import { MEXICO } from '@lia/sdk/geography/rules';
import { donationTotal, publishFlags, type Support, supports } from '@lia/sdk/giving/rules';

import { takeTexts } from '../drafts/draft.ts';

/** What a donor types and chooses, as text. Names are those of the body; `publish` is behind its three flags. */
export const blank = {
  support: '1',
  supportStudents: '1',
  supportAmount: '',
  institution: '',
  businessName: '',
  position: '',
  name: '',
  email: '',
  phone_number: '',
  country: MEXICO,
  state: '',
  instructions: '',
  publish: '3',
};
export type DonationPath = keyof typeof blank;
export type DonationValues = Record<DonationPath, string>;

export const revive = (stored: unknown): DonationValues => takeTexts<DonationPath>(blank, stored);

/** Nothing of a donation is secret to the device it was typed on; the file is kept apart and never written down. */
export const keep = (values: DonationValues): DonationValues => values;

/** The mode behind the choice. */
export const supportOf = ({ support }: DonationValues): Support =>
  supports.find((mode) => String(mode) === support) ?? 1;

/** What the donation costs so far, in centavos; null where it has no amount, or none yet. */
export function totalOf(values: DonationValues): number | null {
  const amount = Number(values.supportAmount);
  const total = donationTotal({
    support: supportOf(values),
    supportStudents: Number(values.supportStudents),
    supportAmount: Number.isFinite(amount) ? amount : 0,
  });
  return total === 0 ? null : total;
}

/** The body as the API takes it: what the chosen mode does not ask for stays behind, and so does what was left empty. */
export function bodyOf({ publish, ...values }: DonationValues): object {
  const asked = {
    ...values,
    supportStudents: values.support === '1' ? values.supportStudents : '',
    supportAmount: values.support === '3' ? values.supportAmount : '',
  };
  const filled = Object.entries(asked).filter(([, value]) => value.trim() !== '');
  return { ...Object.fromEntries(filled), ...publishFlags(publish === '1' ? 1 : publish === '2' ? 2 : 3) };
}

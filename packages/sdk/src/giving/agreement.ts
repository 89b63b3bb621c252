import { boolean, type InferType, number, string } from 'yup';

import { centavos } from '../payments/cardsSchema.ts';
import { messageKey, record, uuid } from '../validation/fields.ts';

/** Most children of one agreement: a membership has as many licences (`MAX_LICENCES`). */
export const MAX_AGREED_CHILDREN = 10_000;

/** Most months of one agreement: ten years. Those of the form end sooner, as what is longer is talked over (`MAX_SPONSORED_MONTHS`). */
export const MAX_AGREED_MONTHS = 120;

/** Largest price of one child, in centavos: what is mistyped is refused. */
export const MAX_AGREED_PRICE = 100_000_00;

const orderFields = () => ({
  unit_price: centavos().max(MAX_AGREED_PRICE, messageKey('invalid')),
  replaces: uuid().nullable().defined(messageKey('required')),
});

const countUpTo = (most: number) => wholeUpTo(most).required(messageKey('required'));

const wholeUpTo = (most: number) =>
  number()
    .typeError(messageKey('number.digits'))
    .integer(messageKey('invalid'))
    .min(1, messageKey('invalid'))
    .max(most, messageKey('number.max'));

/**
 * What was agreed on with a donor of more than ten children: how many, and the price of each in centavos. `replaces` is the order of
 * what was agreed on before, null where there is none: 409 `GIFT_ORDERED` where there is another.
 */
export const donationAgreementSchema = record({ children: countUpTo(MAX_AGREED_CHILDREN), ...orderFields() });
export type DonationAgreement = InferType<typeof donationAgreementSchema>;

/**
 * What was agreed on with a sponsor of more than ten students: how many, and the price of each in centavos. That of special projects
 * is for one of the `months`, which courses have none of.
 */
export const sponsorshipAgreementSchema = record({
  students: countUpTo(MAX_AGREED_CHILDREN),
  months: wholeUpTo(MAX_AGREED_MONTHS).nullable().defined(messageKey('required')),
  ...orderFields(),
});
export type SponsorshipAgreement = InferType<typeof sponsorshipAgreementSchema>;

/** Whether the giver declined after our call. */
export const giftDeclineSchema = record({
  declined: boolean().typeError(messageKey('choice.unknown')).required(messageKey('required')),
});
export type GiftDecline = InferType<typeof giftDeclineSchema>;

/** What ordering an agreed gift answers: the sentence to show, and the order. */
export const giftOrderedSchema = record({
  message: string().required(),
  data: record({ order: string().required() }),
});
export type GiftOrdered = InferType<typeof giftOrderedSchema>;

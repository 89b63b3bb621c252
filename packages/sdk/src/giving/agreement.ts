import { boolean, type InferType, number, string } from 'yup';

import { centavos } from '../payments/cardsSchema.ts';
import { messageKey, record, uuid } from '../validation/fields.ts';

/** Most children of one agreement: a membership has as many licences (`MAX_LICENCES`). */
export const MAX_AGREED_CHILDREN = 10_000;

/** Largest price of one child, in centavos: what is mistyped is refused. */
export const MAX_AGREED_PRICE = 100_000_00;

/**
 * What was agreed on with a donor of more than ten children: how many, and the price of each in centavos. `replaces` is the order of
 * what was agreed on before, null where there is none: 409 `GIFT_ORDERED` where there is another.
 */
export const donationAgreementSchema = record({
  children: number()
    .typeError(messageKey('number.digits'))
    .required(messageKey('required'))
    .integer(messageKey('invalid'))
    .min(1, messageKey('invalid'))
    .max(MAX_AGREED_CHILDREN, messageKey('invalid')),
  unit_price: centavos().max(MAX_AGREED_PRICE, messageKey('invalid')),
  replaces: uuid().nullable().defined(messageKey('required')),
});
export type DonationAgreement = InferType<typeof donationAgreementSchema>;

/** Whether the giver declined after our call. */
export const giftDeclineSchema = record({
  declined: boolean().typeError(messageKey('choice.unknown')).required(messageKey('required')),
});
export type GiftDecline = InferType<typeof giftDeclineSchema>;

/** What ordering an agreed donation answers: the sentence to show, and the order. */
export const donationOrderedSchema = record({
  message: string().required(),
  data: record({ order: string().required() }),
});
export type DonationOrdered = InferType<typeof donationOrderedSchema>;

import { array, type InferType, number, string } from 'yup';

import type { MessageAnswer } from '../accounts/schema.ts';
import { endpoint } from '../http/endpoint.ts';
import { LARGEST_ID, messageKey, record } from '../validation/fields.ts';

/** What may be linked to a company: gifts and offers to volunteer, as their records are called. */
export const companyGifts = ['donations', 'sponsorships', 'volunteerings'] as const;
export type CompanyGift = (typeof companyGifts)[number];

const company = () => record({ id: number().required(), name: string().required() });

/**
 * The company that a gift is linked to, null for none, and those whose name is the one on the gift, then those whose name is a
 * part of it.
 */
export const giftCompanySchema = record({
  company: company().nullable().defined(),
  proposals: array(company().required()).required(),
});
export type GiftCompany = InferType<typeof giftCompanySchema>;

/** The number of an institution. */
export const companyNumber = () =>
  number()
    .typeError(messageKey('invalid'))
    .integer(messageKey('invalid'))
    .min(1, messageKey('invalid'))
    .max(LARGEST_ID, messageKey('number.max'));

/** Which company a gift is linked to; null takes the link away. */
export const companyLinkSchema = record({ company_id: companyNumber().nullable().defined(messageKey('required')) });
export type CompanyLink = InferType<typeof companyLinkSchema>;

type OfGift = { gifts: CompanyGift; id: string };

/** The company of a gift or of an offer to volunteer, and proposals by name. */
export const getGiftCompany = endpoint<{ params: OfGift; returns: GiftCompany }>('GET /gifts/{gifts}/{id}/company');

/** Links a gift or an offer to volunteer to a company, or takes the link away. 422 for what is no company. */
export const linkGiftCompany = endpoint<{ params: OfGift; body: CompanyLink; returns: MessageAnswer }>(
  'PUT /gifts/{gifts}/{id}/company',
);

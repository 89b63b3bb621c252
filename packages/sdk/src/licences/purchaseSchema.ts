import { array, type InferType, number, string } from 'yup';

import { centavos, oxxoVoucherSchema } from '../payments/cardsSchema.ts';
import { paymentStatuses } from '../payments/schema.ts';
import { messageKey, record } from '../validation/fields.ts';
import { purchaseMethods } from './purchaseRules.ts';
import { freedIds, licenceCount } from './schema.ts';

/**
 * Further licences of a membership. `total` in centavos is what the buyer was shown. `unit_price` is another price that an
 * administrator agreed on with them; 422 from anyone else.
 */
export const licenceOrderRequestSchema = record({
  licences: licenceCount(),
  method: string()
    .typeError(messageKey('choice.unknown'))
    .oneOf(purchaseMethods, messageKey('choice.unknown'))
    .required(messageKey('required')),
  total: centavos(),
  unit_price: centavos().default(undefined).optional(),
});
export type LicenceOrderRequest = InferType<typeof licenceOrderRequestSchema>;

/** Takes back what was paid for licences; `frees` as of {@link licenceSizeSchema}. */
export const licenceRefundSchema = record({ frees: freedIds() });
export type LicenceRefund = InferType<typeof licenceRefundSchema>;

/** An order of further licences. Amounts in centavos, instants in ISO form. */
export const licencePurchaseSchema = record({
  id: string().required(),
  created_at: string().required(),
  /** Until when they are paid, once the order is. */
  until: string().required(),
  licences: number().required(),
  unit_price: number().required(),
  total: number().required(),
  method: string().oneOf(purchaseMethods).required(),
  status: string().oneOf(paymentStatuses).required(),
  /** Where it is paid, while it can be; null where it is not paid on a page. */
  init_point: string().nullable().defined(),
  /** The OXXO voucher that the counter takes; null where it is paid otherwise, while it is being printed, and once it ended. */
  voucher: oxxoVoucherSchema.nullable().defined(),
  /** What the payer writes beside the transfer; null where it is paid otherwise. */
  reference: string().nullable().defined(),
  /** The transfer that paid it; null while there is none. */
  transfer: record({ paid_on: string().required(), bank_reference: string().required() }).nullable().defined(),
});
export type LicencePurchase = InferType<typeof licencePurchaseSchema>;

/** What a further licence costs, and what was ordered, newest first. */
export const licencePurchasesSchema = record({
  data: record({
    /** Null where none are sold: another kind of plan, or one that is not paid. `months` are those that are charged. */
    offer: record({
      unit_price: number().required(),
      months: number().required(),
      paid_until: string().required(),
    })
      .nullable()
      .defined(),
    /** The bank account that transfers go to; null where it is asked of us. */
    account: string().nullable().defined(),
    purchases: array(licencePurchaseSchema).required(),
  }),
});
export type LicencePurchases = InferType<typeof licencePurchasesSchema>;

/** What ordering and marking answers: the sentence to show, and the order as it is now. */
export const licencePurchasedSchema = record({ message: string().required(), data: licencePurchaseSchema });
export type LicencePurchased = InferType<typeof licencePurchasedSchema>;

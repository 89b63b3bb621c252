import { array, boolean, type InferType, number, string } from 'yup';

import { heldLicenceSchema } from '../licences/records.ts';
import { licenceCount } from '../licences/schema.ts';
import { oxxoVoucherSchema } from '../payments/cardsSchema.ts';
import { record } from '../validation/fields.ts';

/** How many licences the next period is to have: as many as there are takes an earlier choice back. */
export const renewalChoiceSchema = record({ licences: licenceCount() });
export type RenewalChoice = InferType<typeof renewalChoiceSchema>;

/** How a membership is renewed. Amounts in centavos, instants in ISO form. */
export const renewalSchema = record({
  data: record({
    /** When the period that is paid ends. */
    renews_at: string().required(),
    /** Whether a card pays the next period by itself; otherwise its payer orders it. */
    automatic: boolean().required(),
    /** Licences of the period that is paid, and the smallest number that the next one can have. */
    licences: number().required(),
    least: number().required(),
    /** The number that was chosen for the next period; null where it keeps all. */
    chosen: number().nullable().defined(),
    /** The next period with that number, or the one that was asked for: its licences, and what it costs. */
    next: record({
      licences: number().required(),
      /** How many times the plan is paid, and its price each time. */
      quantity: number().required(),
      unit_price: number().required(),
      /** Licences beside those of the plan, and the price of each, also of one that is bought until then; 0 where none are sold. */
      further: number().required(),
      licence_price: number().required(),
      total: number().required(),
    }),
    /** Whose licences would end with the period, as things are now. */
    frees: array(heldLicenceSchema).required(),
    /** How many others would end, of people of schools that the caller does not run. */
    frees_elsewhere: number().required(),
  }),
});
export type Renewal = InferType<typeof renewalSchema>;

/** What choosing a number answers: the sentence to show, and the renewal as it is now. */
export const renewalChosenSchema = renewalSchema.concat(record({ message: string().required() }));
export type RenewalChosen = InferType<typeof renewalChosenSchema>;

/**
 * How a plan goes on that its payer pays at OXXO; null where a card pays it, or where what follows is paid already. Amounts in
 * centavos, instants in ISO form.
 */
export const cashRenewalSchema = record({
  data: record({
    /** The order that the plan began with. */
    order: string().required(),
    /** When the period that is paid ends. */
    ends_at: string().required(),
    /** When the next voucher is printed by itself; from then on one may be asked for. */
    offered_at: string().required(),
    /** What the next period costs. */
    total: number().required(),
    /** Whether its payer chose to end it with what is paid: no voucher is printed then. */
    cancelled: boolean().required(),
    /** Whether OXXO takes what the period costs. */
    takes_cash: boolean().required(),
    /** Whether a voucher may be asked for now. */
    may_ask: boolean().required(),
    /** The last voucher of the next period, and whether the counter still takes it; null before the first. */
    voucher: oxxoVoucherSchema.shape({ open: boolean().required() }).nullable().defined(),
  })
    .nullable()
    .defined(),
});
export type CashRenewal = InferType<typeof cashRenewalSchema>;

/** What asking for a voucher answers: the sentence to show, and how the plan goes on now. */
export const cashRenewalAskedSchema = cashRenewalSchema.concat(record({ message: string().required() }));
export type CashRenewalAsked = InferType<typeof cashRenewalAskedSchema>;

import { array, boolean, type InferType, number, string } from 'yup';

import { record, messageKey } from '../validation/fields.ts';

/**
 * Statuses of a payment, in the words of the receipt's `status` (document 1 section 3). `expired` is a voucher that was not
 * paid in time; `refunded` went back to the payer, by our hand or by their bank's.
 */
export const paymentStatuses = ['pending', 'approved', 'rejected', 'expired', 'refunded'] as const;
export type PaymentStatus = (typeof paymentStatuses)[number];

/** What an order is for. */
export const orderReasons = ['donation', 'sponsorship', 'course', 'membership', 'licences'] as const;
export type OrderReason = (typeof orderReasons)[number];

/**
 * Answer of a form that leads to a payment. `order` and `init_point` are null where nothing is to be paid yet (a
 * donation for more than 10 children); else the browser goes to `init_point` after `REDIRECT_TO_PAYMENT_MS` (rules.ts).
 */
export const checkoutSchema = record({
  message: string().required(),
  data: record({
    order: record({ id: string().required() }).nullable().defined(),
    id_parent: string().nullable().defined(),
    init_point: string().nullable().defined(),
  }),
});
export type Checkout = InferType<typeof checkoutSchema>;

/** What the receipt page knows from the browser (document 1 section 7). */
export const receiptQuestionSchema = record({
  order_id: string().typeError(messageKey('invalid')).max(64, messageKey('text.max')).optional(),
  preference_id: string().typeError(messageKey('invalid')).max(64, messageKey('text.max')).optional(),
});
export type ReceiptQuestion = InferType<typeof receiptQuestionSchema>;

/** Statuses that a receipt shows: those of a payment, and those of a subscription (document 1 section 4: `authorized`). */
export const receiptStatuses = [...paymentStatuses, 'authorized', 'paused', 'cancelled'] as const;
export type ReceiptStatus = (typeof receiptStatuses)[number];

/**
 * A receipt in the fields of the specification (document 1 section 3); amounts in pesos, as receipts print them. Payer,
 * title and quantity stand in it twice, as they do there.
 * `folio` and `receipt_id` are null until the payment is approved; `cancelled_at` states when its receipt was cancelled.
 * The last three are those of a subscription's bill (document 1 section 2), null for a single payment; its total is
 * `summarized.charged_quantity` × `auto_recurring.transaction_amount`, and `frequency` counts months.
 */
export const receiptSchema = record({
  data: record({
    data: record({
      id: string().required(),
      application_id: string().required(),
      folio: string().nullable().defined(),
      receipt_id: string().nullable().defined(),
      cancelled_at: string().nullable().defined(),
      /** Whether the files of its invoice can be downloaded. */
      invoiced: boolean().required(),
      /** Of a gift with a receipt: whether it is deductible, as a sentence in the language of the call; null for the others. */
      tax_note: string().nullable().defined(),
      /** Page on which a gift whose payment failed can still be paid; null where there is none. */
      checkout: string().nullable().defined(),
      status: string().oneOf(receiptStatuses).required(),
      date_created: string().required(),
      reason: string().oneOf(orderReasons).required(),
      payer_email: string().defined(),
      payer_first_name: string().defined(),
      payer_last_name: string().defined(),
      /** In whose name the payer gave; null where a person bought for themselves. */
      payer_company: string().nullable().defined(),
      payer: record({ email: string().defined(), first_name: string().defined(), last_name: string().defined() }),
      updtOrder: record({ title: string().required() }),
      quantity: number().required(),
      transaction_amount: number().required(),
      additional_info: record({
        items: array(
          record({ title: string().required(), quantity: number().required(), unit_price: number().required() }),
        ).required(),
      }),
      payment_type: string().nullable().defined(),
      auto_recurring: record({ frequency: number().required(), transaction_amount: number().required() })
        .nullable()
        .defined(),
      summarized: record({ charged_quantity: number().required(), last_charged_amount: number().required() })
        .nullable()
        .defined(),
    }),
  }),
});
export type Receipt = InferType<typeof receiptSchema>;

/** Answers a provider that its event is stored and need not be sent again. */
export const eventReceivedSchema = record({ received: boolean().required() });
export type EventReceived = InferType<typeof eventReceivedSchema>;

/** What a bank may answer to a sandbox checkout. */
export const checkoutDecisions = ['pending', 'approved', 'rejected'] as const;
export type CheckoutDecision = (typeof checkoutDecisions)[number];

/** What the sandbox checkout page shows; amounts in centavos. */
export const sandboxCheckoutSchema = record({
  preference_id: string().required(),
  title: string().required(),
  quantity: number().required(),
  unit_price: number().required(),
  total: number().required(),
  status: string()
    .oneOf(['open', ...checkoutDecisions])
    .required(),
});
export type SandboxCheckout = InferType<typeof sandboxCheckoutSchema>;

export const sandboxDecisionSchema = record({
  decision: string()
    .typeError(messageKey('choice.unknown'))
    .oneOf(checkoutDecisions, messageKey('choice.unknown'))
    .required(messageKey('required')),
});
export type SandboxDecision = InferType<typeof sandboxDecisionSchema>;

/** Where the sandbox sends the visitor after the decision: the receipt page with its query. */
export const sandboxOutcomeSchema = record({ back_url: string().required() });
export type SandboxOutcome = InferType<typeof sandboxOutcomeSchema>;

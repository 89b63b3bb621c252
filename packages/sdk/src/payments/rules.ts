import { type Centavos, fromPesos } from './money.ts';

/** Pause between a form's success and the payment page, so that its message is read (document 1 section 9). */
export const REDIRECT_TO_PAYMENT_MS = 1000;

/** Pause between a voucher's success and the sign-in page (document 1 section 9). */
export const REDIRECT_AFTER_OXXO_MS = 1000;

/** What OXXO takes in one payment (document 1 section 9). */
export const oxxoRange = { min: fromPesos(10), max: fromPesos(10_000) } as const;

/** Whether an amount can be paid at OXXO; elsewhere the card is the way (document 1 section 4). */
export const fitsOxxo = (amount: Centavos): boolean => amount >= oxxoRange.min && amount <= oxxoRange.max;

/** How a purchase is paid on our own pages (document 1 section 4). */
export const paymentMethods = ['card', 'oxxo'] as const;
export type PaymentMethod = (typeof paymentMethods)[number];

/** How else a payment came: on the provider's own page, or to our bank account. */
export const otherMethods = ['checkout', 'transfer'] as const;

/** What an order that is paid by bank transfer, and its payments, have as their provider. */
export const TRANSFER = 'transfer';

/** Whether no company gives back what was paid so, but a person: cash, and what came to our bank account. */
export const goesBackByHand = (method: PaymentMethod | (typeof otherMethods)[number]): boolean =>
  method === 'oxxo' || method === TRANSFER;

/** What a payer writes beside a bank transfer, by which its order is found. */
export const transferReference = (orderId: string): string => `LIA-${orderId.slice(0, 8).toUpperCase()}`;

/** The beginning of an order's id behind what {@link transferReference} writes, or null for any other text. */
export const readTransferReference = (text: string): string | null =>
  /^\s*(?:LIA-?)?([0-9a-f]{8})\s*$/i.exec(text)?.[1]?.toLowerCase() ?? null;

/** Life of a voucher: `paid_late` came after its last day, and counts. */
export const voucherStatuses = ['created', 'awaiting_cash', 'paid', 'expired', 'paid_late'] as const;
export type VoucherStatus = (typeof voucherStatuses)[number];

/** How often the page of a voucher that is not paid yet looks for news. */
export const VOUCHER_REFRESH_MS = 15_000;

/** How often a subscription is charged, as its bill names it: Mensual, Semestral, Anual (document 1 section 2). */
export const frequencies = ['monthly', 'semiannual', 'annual'] as const;
export type Frequency = (typeof frequencies)[number];

/** Frequency behind `auto_recurring.frequency`, in months: 6 Semestral, 12 Anual, otherwise Mensual (document 1 section 2). */
export const frequencyOf = (months: number): Frequency =>
  months === 6 ? 'semiannual' : months === 12 ? 'annual' : 'monthly';

/** Days for which the body of a provider event is kept; what came of it stays. */
export const EVENT_BODY_DAYS = 90;

/** Life of a subscription. `past_due`: a renewal failed and is tried again. `ended` is final. */
export const subscriptionStatuses = ['incomplete', 'active', 'past_due', 'ended'] as const;
export type SubscriptionStatus = (typeof subscriptionStatuses)[number];

/** Why the team gives an order's money back: its payer asked, it was not delivered, it was charged by mistake. */
export const teamRefundReasons = ['payer', 'undelivered', 'mistake', 'other'] as const;
export type TeamRefundReason = (typeof teamRefundReasons)[number];

/**
 * Why money went back: the order was paid already, it was paid after the period that it was for, what it pays was paid already by
 * another order, of its buyer, of another guardian or of another administrator of a school, the company reports it, or the team decided so.
 */
export const refundReasons = ['duplicate', 'late', 'owned', 'reported', ...teamRefundReasons] as const;
export type RefundReason = (typeof refundReasons)[number];

/** Whether a payment that goes back for a reason had paid nothing, so that nothing is taken with it. */
export const paysNothing = (reason: RefundReason): boolean => reason === 'duplicate' || reason === 'late';

/**
 * `requested` is asked of the company until it is `completed`; what it `refused` a person has to give back. `reversed` came back
 * to us: a dispute that was lost and then won.
 */
export const refundStatuses = ['requested', 'completed', 'refused', 'reversed'] as const;
export type RefundStatus = (typeof refundStatuses)[number];

/**
 * Life of a dispute (chargeback): `open` until the company has our evidence, then `answered` until the payer's bank decides:
 * `won` by us, or `lost` to the payer.
 */
export const disputeStatuses = ['open', 'answered', 'won', 'lost'] as const;
export type DisputeStatus = (typeof disputeStatuses)[number];

/** `12345678901234` → `1234 5678 9012 34`: a voucher's number in groups of four, as a cashier types it. */
export const groupVoucherNumber = (number: string): string => number.replaceAll(/(\d{4})(?=\d)/g, '$1 ');

import type { MessageAnswer } from '../accounts/schema.ts';
import { endpoint } from '../http/endpoint.ts';
import type { Intent, IntentRequest, OxxoConfirmation, PaymentSettings, Voucher } from './cardsSchema.ts';

/** Who takes cards here, and the public key that a page needs for it. */
export const getPaymentSettings = endpoint<{ returns: PaymentSettings }>('GET /payments/settings');

/**
 * Makes the intent to pay an order by card or OXXO (document 1 section 7). 422 where the amount is not the order's or
 * OXXO cannot take it; 404 for an order that is not open; 409 `ORDER_EXPIRED` 30 days after it was written, 409
 * `COURSE_OWNED` where another order of the buyer paid its course. The same order asked again answers the same open intent.
 */
export const createIntent = endpoint<{ body: IntentRequest; returns: Intent }>('POST /stripe/pay');

/** Reports that the browser got a voucher. Changes nothing that the provider does not confirm. */
export const confirmOxxo = endpoint<{ body: OxxoConfirmation; returns: MessageAnswer }>('POST /oxxo-confirmed');

/** A voucher by its unguessable id: how much, until when, how to pay it. */
export const getVoucher = endpoint<{ params: { id: string }; returns: Voucher }>('GET /oxxo/vouchers/{id}');

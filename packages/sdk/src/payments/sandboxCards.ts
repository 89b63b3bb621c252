import { endpoint } from '../http/endpoint.ts';
import type {
  SandboxAuthentication,
  SandboxCard,
  SandboxCardToken,
  SandboxConfirmation,
  SandboxDispute,
  SandboxDone,
  SandboxIntent,
  SandboxRefund,
  SandboxRenewal,
  SandboxVoucher,
  SandboxVoucherDecision,
} from './sandboxCardsSchema.ts';

// What a card company's script would do in the browser. Served only where the sandbox takes cards. Who knows a
// secret or an id may use it; all of them are unguessable. Payments become known through the webhook, as a real
// company's do; where a body has `notifications` and `delay_ms`, they come that often and that late.

/** Turns a test card into a token. 422 for any other number: a real card never belongs here. */
export const tokeniseSandboxCard = endpoint<{ body: SandboxCard; returns: SandboxCardToken }>('POST /sandbox/cards');

/** Where an intent stands, by its secret. */
export const getSandboxIntent = endpoint<{ params: { client_secret: string }; returns: SandboxIntent }>(
  'GET /sandbox/intents/{client_secret}',
);

/**
 * Pays an intent with a tokenised card, or asks for its voucher. `status` of the answer: `approved`, `declined` (with
 * `failure`; another card may be tried), `requires_action` (then `authenticateSandboxIntent`), `awaiting_cash` (with
 * `voucher`). The same secret of a subscription's first payment or of a change of card is confirmed here as well.
 * 409 `CHECKOUT_DECIDED` where the intent is paid or over.
 */
export const confirmSandboxIntent = endpoint<{ body: SandboxConfirmation; returns: SandboxIntent }>(
  'POST /sandbox/intents/confirm',
);

/** The holder's answer to their bank, for an intent that is `requires_action`; refusing it makes it `declined`. */
export const authenticateSandboxIntent = endpoint<{ body: SandboxAuthentication; returns: SandboxIntent }>(
  'POST /sandbox/intents/authenticate',
);

/** A voucher by the id in its page's address. */
export const getSandboxVoucher = endpoint<{ params: { id: string }; returns: SandboxVoucher }>(
  'GET /sandbox/vouchers/{id}',
);

/** Pays a voucher at the counter, lets it expire, or pays it after it did. 409 `CHECKOUT_DECIDED` where it is paid. */
export const decideSandboxVoucher = endpoint<{
  params: { id: string };
  body: SandboxVoucherDecision;
  returns: SandboxVoucher;
}>('POST /sandbox/vouchers/{id}/decision');

/** Lets the next period of a subscription begin: paid, refused, or ended for want of payment. */
export const renewSandboxSubscription = endpoint<{
  params: { id: string };
  body: SandboxRenewal;
  returns: SandboxDone;
}>('POST /sandbox/subscriptions/{id}/renewal');

/** Gives a card or OXXO payment back, as a refund or a chargeback would. */
export const refundSandboxPayment = endpoint<{
  params: { id: string };
  body: SandboxRefund;
  returns: SandboxDone;
}>('POST /sandbox/payments/{id}/refund');

/**
 * Disputes a card payment at its bank, or decides the dispute. 409 `CHECKOUT_DECIDED` where it was not paid by card.
 */
export const disputeSandboxPayment = endpoint<{
  params: { id: string };
  body: SandboxDispute;
  returns: SandboxDone;
}>('POST /sandbox/payments/{id}/dispute');

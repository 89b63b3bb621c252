import { endpoint } from '../http/endpoint.ts';
import type { OfOrder } from '../memberships/records.ts';
import type { CashRenewal, CashRenewalAsked, Renewal, RenewalChoice, RenewalChosen } from './schema.ts';

type RenewalOf = { id: string };

/**
 * How the membership of an order is renewed: when, with how many licences, at what price, and whose licences end. `licences`
 * asks for another number without choosing it. 404 for another's order, and where nothing is renewed: the membership ended, or
 * a gift pays it.
 */
export const getRenewal = endpoint<{ params: RenewalOf; query: { licences?: number }; returns: Renewal }>(
  'GET /orders/{id}/renewal',
);

/**
 * Chooses how many licences the next period has; may be taken back until it begins. 422 for a number that it cannot have. Send
 * an idempotency key.
 */
export const chooseRenewal = endpoint<{ params: RenewalOf; body: RenewalChoice; returns: RenewalChosen }>(
  'POST /orders/{id}/renewal',
);

/** How the plan of the caller goes on that they pay in cash, or that of an order; null where they do not. */
export const getCashRenewal = endpoint<{ query: OfOrder; returns: CashRenewal }>('GET /me/membership/voucher');

/**
 * Asks for the OXXO voucher of the next period: the one that stands, or another where it ended. 404 where nothing is renewed in
 * cash, or not yet; 503 `OXXO_UNREACHABLE`. Send an idempotency key.
 */
export const askForCashVoucher = endpoint<{ query: OfOrder; returns: CashRenewalAsked }>('POST /me/membership/voucher');

import type { Centavos } from '@lia/sdk/payments/money';
import type { PaymentState } from '@lia/sdk/payments/schema';

interface Part {
  state: PaymentState;
  amount: Centavos;
}

/** A payment as a company reports it: its status, and when that last changed, by the company's own clock. */
interface Report {
  state: PaymentState;
  changedAt: Date | null;
}

/**
 * A payment only ever grows stronger, so that the order of reports does not matter: an old `pending` changes nothing, and
 * a voucher that expired may turn out to be paid. What went back to the payer returns only by a newer report: a dispute
 * that was lost and then won.
 */
const strength: Readonly<Record<PaymentState, number>> = {
  pending: 0,
  rejected: 1,
  expired: 2,
  approved: 3,
  refunded: 4,
};

const wasPaid = (state: PaymentState): boolean => state === 'approved' || state === 'refunded';

/** What is known of a payment once a report came in; the order and the number of reports do not matter. */
export function afterReport(known: Report, reported: Report): Report {
  if (known.state === reported.state) return isNewer(reported, known) ? reported : known;
  const stronger = strength[reported.state] > strength[known.state];
  if (!wasPaid(known.state) || !wasPaid(reported.state)) return stronger ? reported : known;
  return isNewer(reported, known) || (stronger && !isNewer(known, reported)) ? reported : known;
}

const isNewer = (one: Report, other: Report): boolean =>
  one.changedAt !== null && (other.changedAt === null || one.changedAt > other.changedAt);

/**
 * State of an order from its payments, in whichever order they became known: `approved` once they cover the total,
 * `refunded` where they did and no longer do, `rejected` or `expired` when every one ended so, else `pending`.
 */
export function orderState(total: Centavos, payments: readonly Part[]): PaymentState {
  const sum = (...states: PaymentState[]): Centavos =>
    payments.reduce((all, { state, amount }) => (states.includes(state) ? all + amount : all), 0);
  if (sum('approved') >= total) return 'approved';
  if (sum('approved', 'refunded') >= total) return 'refunded';
  const over = payments.filter(({ state }) => state === 'rejected' || state === 'expired');
  if (payments.length === 0 || over.length < payments.length) return 'pending';
  return over.some(({ state }) => state === 'expired') ? 'expired' : 'rejected';
}

import type { Centavos } from '@lia/sdk/payments/money';
import type { PaymentStatus } from '@lia/sdk/payments/schema';

interface Part {
  status: PaymentStatus;
  amount: Centavos;
}

/** A payment as a company reports it: its status, and when that last changed, by the company's own clock. */
interface Report {
  status: PaymentStatus;
  changedAt: Date | null;
}

/**
 * A payment only ever grows stronger, so that the order of reports does not matter: an old `pending` changes nothing, and
 * a voucher that expired may turn out to be paid. What went back to the payer returns only by a newer report: a dispute
 * that was lost and then won.
 */
const strength: Readonly<Record<PaymentStatus, number>> = {
  pending: 0,
  rejected: 1,
  expired: 2,
  approved: 3,
  refunded: 4,
};

const wasPaid = (status: PaymentStatus): boolean => status === 'approved' || status === 'refunded';

/** What is known of a payment once a report came in; the order and the number of reports do not matter. */
export function afterReport(known: Report, reported: Report): Report {
  if (known.status === reported.status) return isNewer(reported, known) ? reported : known;
  const stronger = strength[reported.status] > strength[known.status];
  if (!wasPaid(known.status) || !wasPaid(reported.status)) return stronger ? reported : known;
  return isNewer(reported, known) || (stronger && !isNewer(known, reported)) ? reported : known;
}

const isNewer = (one: Report, other: Report): boolean =>
  one.changedAt !== null && (other.changedAt === null || one.changedAt > other.changedAt);

/**
 * Status of an order from its payments, in whichever order they became known: `approved` once they cover the total,
 * `refunded` where they did and no longer do, `rejected` or `expired` when every one ended so, else `pending`.
 */
export function orderStatus(total: Centavos, payments: readonly Part[]): PaymentStatus {
  const sum = (...statuses: PaymentStatus[]): Centavos =>
    payments.reduce((all, { status, amount }) => (statuses.includes(status) ? all + amount : all), 0);
  if (sum('approved') >= total) return 'approved';
  if (sum('approved', 'refunded') >= total) return 'refunded';
  const over = payments.filter(({ status }) => status === 'rejected' || status === 'expired');
  if (payments.length === 0 || over.length < payments.length) return 'pending';
  return over.some(({ status }) => status === 'expired') ? 'expired' : 'rejected';
}

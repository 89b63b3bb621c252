import type { Centavos } from '@lia/sdk/payments/money';
import type { PaymentState } from '@lia/sdk/payments/schema';

interface Part {
  state: PaymentState;
  amount: Centavos;
}

/**
 * A payment only ever grows stronger, so what was said of it last does not matter: an old `pending` changes nothing, a
 * voucher that expired may turn out to be paid, and what went back to the payer does not return.
 */
const strength: Readonly<Record<PaymentState, number>> = {
  pending: 0,
  rejected: 1,
  expired: 2,
  approved: 3,
  refunded: 4,
};

/** Whether a payment may go from one state to another. */
export const mayBecome = (from: PaymentState, to: PaymentState): boolean => strength[to] > strength[from];

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

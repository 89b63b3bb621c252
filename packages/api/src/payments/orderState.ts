import type { Centavos } from '@lia/sdk/payments/money';
import type { PaymentState } from '@lia/sdk/payments/schema';

interface Part {
  state: PaymentState;
  amount: Centavos;
}

/** Whether a payment may go from one state to another: `approved` and `rejected` are final. */
export const mayBecome = (from: PaymentState, to: PaymentState): boolean => from === 'pending' && to !== 'pending';

/**
 * State of an order from its payments, in whichever order they became known: `approved` once they cover the total,
 * `rejected` when every one was, else `pending`.
 */
export function orderState(total: Centavos, payments: readonly Part[]): PaymentState {
  const paid = payments.reduce((sum, { state, amount }) => (state === 'approved' ? sum + amount : sum), 0);
  if (paid >= total) return 'approved';
  return payments.length > 0 && payments.every(({ state }) => state === 'rejected') ? 'rejected' : 'pending';
}

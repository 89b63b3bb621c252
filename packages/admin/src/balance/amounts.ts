import { formatAmount } from '@lia/sdk/payments/money';

/** `-5000` → `−$50.00`. */
export const signedAmount = (amount: number): string =>
  amount < 0 ? `−${formatAmount(-amount)}` : formatAmount(amount);

import type { PaymentMethod } from '@lia/sdk/payments/rules';

/** What is typed to pay; the card itself is never among it. */
export interface PaymentValues {
  method: PaymentMethod;
  /** Of the card's holder. */
  email: string;
  /** Of who pays at OXXO, under the names of the body. */
  oxxo: { name: string; email: string };
}
export type PaymentPath = 'method' | 'email' | 'oxxo.name' | 'oxxo.email';

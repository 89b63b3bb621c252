import type { Centavos } from '@lia/sdk/payments/money';
import type { PaymentStatus } from '@lia/sdk/payments/schema';

/** The fields of a payment that decide whether its order needed it. */
export interface Paid {
  id: string;
  status: PaymentStatus;
  method: string;
  amount: Centavos;
  createdAt: Date;
  paidAt: Date | null;
}

/**
 * Payments beyond the total of their order, which are refunded. Cash is kept before anything else, since no
 * company refunds it; then whatever was paid first. `going` are ids whose refund is under way already.
 */
export function surplus<P extends Paid>(total: Centavos, payments: readonly P[], going: ReadonlySet<string>): P[] {
  const standing = payments.filter(({ id, status }) => status === 'approved' && !going.has(id));
  let covered = 0;
  return standing.toSorted(byWorth).filter(({ amount }) => {
    const needed = covered < total;
    if (needed) covered += amount;
    return !needed;
  });
}

const whenPaid = ({ paidAt, createdAt }: Paid): number => (paidAt ?? createdAt).getTime();

const byWorth = (a: Paid, b: Paid): number =>
  Number(b.method === 'oxxo') - Number(a.method === 'oxxo') || whenPaid(a) - whenPaid(b) || (a.id < b.id ? -1 : 1);

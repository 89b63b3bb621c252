import { fromPesos } from '@lia/sdk/payments/money';

import type { ProviderTransaction } from '../provider.ts';
import { type Payment, paymentIn } from './read.ts';

/**
 * What moved for a payment. Mercado Pago lists no movements but in files that it writes within hours; payments name what
 * came, its fees and each refund, with their dates.
 */
export function transactionsIn(reported: Payment): ProviderTransaction[] {
  const payment = paymentIn(reported);
  if (payment?.paidAt == null) return [];
  const { id: paymentId, amount, paidAt, disputes = [] } = payment;
  const ours = (reported.fee_details ?? []).filter(({ fee_payer }) => fee_payer === 'collector');
  const fee = ours.reduce((sum, one) => sum + fromPesos(one.amount), 0);
  return [
    { id: `${paymentId}:charge`, kind: 'charge', paymentId, amount, fee, at: paidAt },
    ...(reported.refunds ?? []).map((refund): ProviderTransaction => {
      const at = new Date(refund.date_created);
      return {
        id: `${paymentId}:refund:${refund.id}`,
        kind: 'refund',
        paymentId,
        amount: -fromPesos(refund.amount),
        fee: 0,
        at,
      };
    }),
    ...disputes.flatMap(({ amount: taken, takenAt, returnedAt }): ProviderTransaction[] => [
      ...(takenAt
        ? [{ id: `${paymentId}:dispute`, kind: 'dispute', paymentId, amount: -taken, fee: 0, at: takenAt } as const]
        : []),
      ...(returnedAt
        ? [{ id: `${paymentId}:reversal`, kind: 'reversal', paymentId, amount: taken, fee: 0, at: returnedAt } as const]
        : []),
    ]),
  ];
}

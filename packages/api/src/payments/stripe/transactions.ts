import type { TransactionKind } from '@lia/sdk/balance/rules';
import { CURRENCY } from '@lia/sdk/payments/money';
import type Stripe from 'stripe';

import type { ProviderTransaction } from '../provider.ts';
import { sensible } from './calls.ts';
import { idOf, instant } from './read.ts';

/**
 * Our words for Stripe's reporting categories. What failed in the end belongs to what it was to be, in the other direction.
 * The others (payouts, reserves) move no money of a payment.
 */
const kindOf: Readonly<Record<string, TransactionKind>> = {
  charge: 'charge',
  charge_failure: 'charge',
  refund: 'refund',
  partial_capture_reversal: 'refund',
  refund_failure: 'refund',
  dispute: 'dispute',
  dispute_reversal: 'reversal',
  fee: 'fee',
  tax: 'fee',
};

/** A balance transaction with `source` expanded; none where it moves no money of a payment, or no pesos. */
export function transactionIn(transaction: Stripe.BalanceTransaction): ProviderTransaction[] {
  const { id, amount, fee, created, currency, reporting_category } = sensible(transaction, {
    id: 'string',
    amount: 'number',
    fee: 'number',
    created: 'number',
    reporting_category: 'string',
  });
  const kind = kindOf[reporting_category];
  if (kind === undefined || currency !== CURRENCY.toLowerCase()) return [];
  const at = instant(created);
  // What Stripe bills apart from payments is an amount that leaves the balance.
  if (kind === 'fee') return [{ id, kind, paymentId: null, amount: 0, fee: fee - amount, at }];
  return [{ id, kind, paymentId: paymentOf(transaction), amount, fee, at }];
}

/** A charge, a refund and a dispute all name their intent. */
function paymentOf({ source }: Stripe.BalanceTransaction): string | null {
  if (typeof source !== 'object' || source === null || !('payment_intent' in source)) return null;
  return idOf(source.payment_intent);
}

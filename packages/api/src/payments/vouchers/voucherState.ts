import type { VoucherState } from '@lia/sdk/payments/rules';

import type { ProviderPayment } from '../provider.ts';

/**
 * The status of a voucher after its provider's report on its payment. What is paid stays paid, and `paid_late` came after
 * its last day; a voucher that expired may still be paid, since shops report late.
 */
export function voucherState(
  before: VoucherState,
  { state, paidAt, voucher }: Pick<ProviderPayment, 'state' | 'paidAt' | 'voucher'>,
  expiresAt: Date | null,
): VoucherState {
  if (before === 'paid' || before === 'paid_late') return before;
  switch (state) {
    case 'approved':
    case 'refunded':
      return before === 'expired' || (paidAt !== null && expiresAt !== null && paidAt > expiresAt)
        ? 'paid_late'
        : 'paid';
    case 'expired':
    case 'rejected':
      return 'expired';
    case 'pending':
      if (before === 'expired') return 'expired';
      return before === 'awaiting_cash' || voucher?.number || voucher?.hostedUrl ? 'awaiting_cash' : 'created';
  }
}

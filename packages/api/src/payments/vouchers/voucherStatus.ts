import type { VoucherStatus } from '@lia/sdk/payments/rules';

import type { ProviderPayment } from '../provider.ts';

/**
 * The status of a voucher after its provider's report on its payment. What is paid stays paid, and `paid_late` came after
 * its last day; a voucher that expired may still be paid, since shops report late.
 */
export function voucherStatus(
  before: VoucherStatus,
  { status, paidAt, voucher }: Pick<ProviderPayment, 'status' | 'paidAt' | 'voucher'>,
  expiresAt: Date | null,
): VoucherStatus {
  if (before === 'paid' || before === 'paid_late') return before;
  switch (status) {
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

import type { VoucherStatus } from '@lia/sdk/payments/rules';
import { paymentStatuses } from '@lia/sdk/payments/schema';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';

import { voucherStatus } from './follow.ts';

const ENDS = new Date('2026-11-24T05:59:00Z');
const LATER = new Date('2026-11-24T18:00:00Z');
const voucher = { number: '1234', hostedUrl: null, expiresAt: ENDS };

const reported = (status: (typeof paymentStatuses)[number], paidAt: Date | null = null) => ({
  status,
  paidAt,
  voucher,
});

test.each([
  ['created', reported('pending'), 'awaiting_cash'],
  ['awaiting_cash', reported('approved', new Date('2026-11-23T18:00:00Z')), 'paid'],
  ['awaiting_cash', reported('expired'), 'expired'],
  ['expired', reported('approved', LATER), 'paid_late'],
  ['awaiting_cash', reported('approved', LATER), 'paid_late'],
  ['expired', reported('pending'), 'expired'],
  ['paid', reported('expired'), 'paid'],
] as const)('%s becomes what it should', (before, after, status) => {
  expect(voucherStatus(before, after, ENDS)).toBe(status);
});

test('takes the strongest report, whatever the order', () => {
  const report = fc.record({
    status: fc.constantFrom(...paymentStatuses),
    paidAt: fc.constantFrom(null, new Date('2026-11-23T18:00:00Z'), LATER),
    voucher: fc.constant(voucher),
  });
  fc.assert(
    fc.property(fc.array(report, { minLength: 1, maxLength: 12 }), (reports) => {
      const end = reports.reduce<VoucherStatus>((status, one) => voucherStatus(status, one, ENDS), 'created');
      const wasPaid = reports.some(({ status }) => status === 'approved' || status === 'refunded');
      expect(end === 'paid' || end === 'paid_late').toBe(wasPaid);
      // Once paid, later reports do not change it.
      const after = wasPaid ? reports.map((one) => voucherStatus(end, one, ENDS)) : [];
      expect(after).toEqual(after.map(() => end));
    }),
  );
});

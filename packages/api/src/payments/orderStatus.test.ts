import { type PaymentStatus, paymentStatuses } from '@lia/sdk/payments/schema';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { afterReport, orderStatus } from './orderStatus.ts';

const amounts = fc.integer({ min: 1, max: 1_000_000_00 });
const statuses = fc.constantFrom(...paymentStatuses);
const payment = fc.record({ status: statuses, amount: amounts });

const of = (status: PaymentStatus, amount = 100) => ({ status, amount });

describe('status of an order', () => {
  it.each([
    ['no payment', [], 'pending'],
    ['one pending', [of('pending')], 'pending'],
    ['one approved', [of('approved')], 'approved'],
    ['one rejected', [of('rejected')], 'rejected'],
    ['an unpaid voucher', [of('expired')], 'expired'],
    ['a rejected card, then another one', [of('rejected'), of('approved')], 'approved'],
    ['a rejected card, then a voucher', [of('rejected'), of('pending')], 'pending'],
    ['a rejected card, then an unpaid voucher', [of('rejected'), of('expired')], 'expired'],
    ['an unpaid voucher, then another one', [of('expired'), of('pending')], 'pending'],
    ['too little', [of('approved', 99)], 'pending'],
    ['two halves', [of('approved', 50), of('approved', 50)], 'approved'],
    ['refunded', [of('refunded')], 'refunded'],
    ['half of it refunded', [of('approved', 50), of('refunded', 50)], 'refunded'],
    ['paid twice, and refunded once', [of('approved'), of('refunded')], 'approved'],
    ['refunded, and paid again with a voucher', [of('refunded'), of('pending')], 'refunded'],
    ['too little, and refunded', [of('refunded', 99)], 'pending'],
  ] as const)('%s', (_, payments, expected) => {
    expect(orderStatus(100, payments)).toBe(expected);
  });

  it('is approved exactly while what was paid covers the total', () => {
    fc.assert(
      fc.property(amounts, fc.array(payment, { maxLength: 8 }), (total, payments) => {
        const paid = payments.reduce((sum, part) => (part.status === 'approved' ? sum + part.amount : sum), 0);
        expect(orderStatus(total, payments) === 'approved').toBe(paid >= total);
      }),
    );
  });
});

/** What is reported of one payment, as often as it pleases. */
interface Report {
  id: number;
  status: PaymentStatus;
  changedAt: Date | null;
}

const undated = (id: number, status: PaymentStatus): Report => ({ id, status, changedAt: null });

/** Keeps reports as they come, as `settle` does. */
function ledgerAfter(reports: readonly Report[]): Map<number, PaymentStatus> {
  const ledger = new Map<number, Report>();
  for (const report of reports) {
    const known = ledger.get(report.id);
    ledger.set(report.id, { ...report, ...(known && afterReport(known, report)) });
  }
  return new Map([...ledger].map(([id, { status }]) => [id, status]));
}

const statusAfter = (reports: readonly Report[]): PaymentStatus =>
  orderStatus(
    100,
    [...ledgerAfter(reports).values()].map((known) => of(known)),
  );

describe('the ledger', () => {
  const ids = fc.integer({ min: 1, max: 4 });
  const reports = fc.array(fc.record({ id: ids, status: statuses, changedAt: fc.constant(null) }), { maxLength: 12 });
  // At one instant, a payment has one status.
  const dated = fc.uniqueArray(
    fc.record({ id: ids, status: statuses, changedAt: fc.integer({ min: 1, max: 20 }).map((at) => new Date(at)) }),
    { maxLength: 12, selector: (report) => `${report.id} ${Number(report.changedAt)}` },
  );
  const shuffled = fc
    .oneof<fc.Arbitrary<Report[]>[]>(reports, dated)
    .chain((all) => fc.tuple(fc.constant(all), fc.shuffledSubarray(all, { minLength: all.length })));

  it('come to the same whatever the order of reports, and however often each comes', () => {
    fc.assert(
      fc.property(shuffled, fc.integer({ min: 1, max: 10 }), (pair, times) => {
        const [all, other] = pair;
        const repeated = Array.from({ length: times }, () => other).flat();
        expect(ledgerAfter(repeated)).toEqual(ledgerAfter(all));
        expect(statusAfter(repeated)).toBe(statusAfter(all));
      }),
    );
  });

  it('never take back a payment but by giving it back', () => {
    fc.assert(
      fc.property(reports, reports, (before, after) => {
        const then = ledgerAfter(before);
        const now = ledgerAfter([...before, ...after]);
        const lost = [...then].filter(([id, was]) => {
          const is = now.get(id);
          if (was === 'refunded') return is !== 'refunded';
          return was === 'approved' && is !== 'approved' && is !== 'refunded';
        });
        expect(lost).toEqual([]);
      }),
    );
  });

  it('count a voucher that was paid late', () => {
    expect(statusAfter([undated(1, 'expired')])).toBe('expired');
    expect(statusAfter([undated(1, 'expired'), undated(1, 'approved')])).toBe('approved');
    expect(statusAfter([undated(1, 'approved'), undated(1, 'expired')])).toBe('approved');
  });

  it('follow the newest report of whether paid money went back, where reports are dated', () => {
    fc.assert(
      fc.property(dated, (all) => {
        const paid = all.filter(({ status }) => status === 'approved' || status === 'refunded');
        const oldestFirst = paid.toSorted((a, b) => Number(a.changedAt) - Number(b.changedAt));
        expect(Object.fromEntries(ledgerAfter(all))).toMatchObject(
          Object.fromEntries(oldestFirst.map((report) => [report.id, report.status])),
        );
      }),
    );
  });
});

import { type PaymentState, paymentStates } from '@lia/sdk/payments/schema';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { afterReport, orderState } from './orderState.ts';

const amounts = fc.integer({ min: 1, max: 1_000_000_00 });
const states = fc.constantFrom(...paymentStates);
const payment = fc.record({ state: states, amount: amounts });

const of = (state: PaymentState, amount = 100) => ({ state, amount });

describe('state of an order', () => {
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
    expect(orderState(100, payments)).toBe(expected);
  });

  it('is approved exactly while what was paid covers the total', () => {
    fc.assert(
      fc.property(amounts, fc.array(payment, { maxLength: 8 }), (total, payments) => {
        const paid = payments.reduce((sum, part) => (part.state === 'approved' ? sum + part.amount : sum), 0);
        expect(orderState(total, payments) === 'approved').toBe(paid >= total);
      }),
    );
  });
});

/** What is reported of one payment, as often as it pleases. */
interface Report {
  id: number;
  state: PaymentState;
  changedAt: Date | null;
}

const undated = (id: number, state: PaymentState): Report => ({ id, state, changedAt: null });

/** Keeps reports as they come, as `settle` does. */
function ledgerAfter(reports: readonly Report[]): Map<number, PaymentState> {
  const ledger = new Map<number, Report>();
  for (const report of reports) {
    const known = ledger.get(report.id);
    ledger.set(report.id, { ...report, ...(known && afterReport(known, report)) });
  }
  return new Map([...ledger].map(([id, { state }]) => [id, state]));
}

const stateAfter = (reports: readonly Report[]): PaymentState =>
  orderState(
    100,
    [...ledgerAfter(reports).values()].map((known) => of(known)),
  );

describe('the ledger', () => {
  const ids = fc.integer({ min: 1, max: 4 });
  const reports = fc.array(fc.record({ id: ids, state: states, changedAt: fc.constant(null) }), { maxLength: 12 });
  // At one instant, a payment has one state.
  const dated = fc.uniqueArray(
    fc.record({ id: ids, state: states, changedAt: fc.integer({ min: 1, max: 20 }).map((at) => new Date(at)) }),
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
        expect(stateAfter(repeated)).toBe(stateAfter(all));
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
    expect(stateAfter([undated(1, 'expired')])).toBe('expired');
    expect(stateAfter([undated(1, 'expired'), undated(1, 'approved')])).toBe('approved');
    expect(stateAfter([undated(1, 'approved'), undated(1, 'expired')])).toBe('approved');
  });

  it('follow the newest report of whether paid money went back, where reports are dated', () => {
    fc.assert(
      fc.property(dated, (all) => {
        const paid = all.filter(({ state }) => state === 'approved' || state === 'refunded');
        const oldestFirst = paid.toSorted((a, b) => Number(a.changedAt) - Number(b.changedAt));
        expect(Object.fromEntries(ledgerAfter(all))).toMatchObject(
          Object.fromEntries(oldestFirst.map((report) => [report.id, report.state])),
        );
      }),
    );
  });
});

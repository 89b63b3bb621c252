import { paymentStates } from '@lia/sdk/payments/schema';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { mayBecome, orderState } from './orderState.ts';

const amount = fc.integer({ min: 1, max: 1_000_000_00 });
const payment = fc.record({ state: fc.constantFrom(...paymentStates), amount });

describe('state of an order', () => {
  it.each([
    ['no payment', [], 'pending'],
    ['one pending', [{ state: 'pending', amount: 100 }], 'pending'],
    ['one approved', [{ state: 'approved', amount: 100 }], 'approved'],
    ['one rejected', [{ state: 'rejected', amount: 100 }], 'rejected'],
    [
      'a rejected card, then another one',
      [
        { state: 'rejected', amount: 100 },
        { state: 'approved', amount: 100 },
      ],
      'approved',
    ],
    [
      'a rejected card, then a voucher',
      [
        { state: 'rejected', amount: 100 },
        { state: 'pending', amount: 100 },
      ],
      'pending',
    ],
    ['too little', [{ state: 'approved', amount: 99 }], 'pending'],
    [
      'two halves',
      [
        { state: 'approved', amount: 50 },
        { state: 'approved', amount: 50 },
      ],
      'approved',
    ],
  ] as const)('%s', (_, payments, state) => {
    expect(orderState(100, payments)).toBe(state);
  });

  it('does not depend on the order in which payments became known', () => {
    const shuffled = fc
      .array(payment, { maxLength: 8 })
      .chain((payments) =>
        fc.tuple(fc.constant(payments), fc.shuffledSubarray(payments, { minLength: payments.length })),
      );
    fc.assert(
      fc.property(amount, shuffled, (total, [payments, other]) => {
        expect(orderState(total, other)).toBe(orderState(total, payments));
      }),
    );
  });

  it('stays approved whatever comes later', () => {
    fc.assert(
      fc.property(amount, fc.array(payment, { maxLength: 8 }), (total, later) => {
        expect(orderState(total, [{ state: 'approved', amount: total }, ...later])).toBe('approved');
      }),
    );
  });
});

describe('a payment', () => {
  it('leaves pending alone, and only once', () => {
    const moves = paymentStates.flatMap((from) => paymentStates.map((to) => `${from} → ${to}: ${mayBecome(from, to)}`));
    expect(moves).toEqual([
      'pending → pending: false',
      'pending → approved: true',
      'pending → rejected: true',
      'approved → pending: false',
      'approved → approved: false',
      'approved → rejected: false',
      'rejected → pending: false',
      'rejected → approved: false',
      'rejected → rejected: false',
    ]);
  });
});

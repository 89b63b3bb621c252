import type { DifferenceKind, MovementKind } from '@lia/sdk/balance/rules';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';

import { movementsOf, type PaymentEntries } from './ledger.ts';
import { differenceOf, matchMovements, type Moved } from './match.ts';

const start = Date.parse('2026-11-02T12:00:00Z');
const after = (minutes: number): Date => new Date(start + minutes * 60_000);

/** What becomes of a payment: parts of it go back, and its payer may dispute what is left. */
const history = fc.record({
  amount: fc.integer({ min: 100, max: 5_000 }),
  parts: fc.array(fc.record({ share: fc.double({ min: 0.01, max: 0.4, noNaN: true }), reported: fc.boolean() }), {
    maxLength: 3,
  }),
  dispute: fc.constantFrom('none', 'inquiry', 'open', 'won', 'lost'),
  /** Minutes by which we learn of everything later than it happened. */
  late: fc.nat(3_000),
});
type History = typeof history extends fc.Arbitrary<infer H> ? H : never;

/** The same payment in our ledger, and at an honest provider. */
function sidesOf(
  { amount, parts, dispute, late }: History,
  index: number,
): { ours: PaymentEntries; reported: Moved[] } {
  const paymentId = `pi_${index}`;
  const refunds = parts.map(({ share, reported }, nth) => ({
    amount: Math.ceil(share * amount),
    reported,
    minute: nth,
  }));
  // Parts that are more than there is are not given back.
  let left = amount;
  const given = refunds.filter((part) => part.amount <= left && (left -= part.amount) >= 0);
  const isTaken = left > 0 && ['open', 'won', 'lost'].includes(dispute);
  const back = (kind: MovementKind, moved: number, minute: number): Moved => ({
    kind,
    paymentId,
    amount: moved,
    at: after(minute),
  });
  return {
    ours: {
      id: paymentId,
      orderId: `order ${index}`,
      amount,
      paidAt: after(0),
      refunds: [
        ...given.map((part) => ({ amount: part.amount, reported: part.reported, at: after(part.minute + late) })),
        // A lost dispute makes a payment `refunded`: the ledger enters what is left of it (bookRefund).
        ...(isTaken && dispute === 'lost' ? [{ amount: left, reported: true, at: after(100 + late) }] : []),
      ],
      disputes:
        left === 0 || dispute === 'none'
          ? []
          : [
              {
                amount: left,
                lost: dispute === 'lost',
                takenAt: isTaken ? after(50) : null,
                returnedAt: dispute === 'won' ? after(90) : null,
              },
            ],
    },
    reported: [
      back('charge', amount, 0),
      ...given.map((part) => back('refund', -part.amount, part.minute)),
      ...(isTaken ? [back('dispute', -left, 50)] : []),
      ...(isTaken && dispute === 'won' ? [back('reversal', left, 90)] : []),
    ],
  };
}

const faults = ['not_reported', 'not_recorded', 'amount'] as const satisfies readonly DifferenceKind[];

/** What a provider reports that lost a transaction, has it twice, or has it with another amount. */
function broken(transaction: Moved, fault: DifferenceKind): Moved[] {
  if (fault === 'not_reported') return [];
  return fault === 'amount' ? [{ ...transaction, amount: transaction.amount + 7 }] : [transaction, { ...transaction }];
}

const differences = (ours: readonly PaymentEntries[], reported: readonly Moved[]): DifferenceKind[] =>
  matchMovements(ours.flatMap(movementsOf), reported).flatMap((match) => differenceOf(match) ?? []);

test('an honest provider differs in nothing, one that broke k movements in exactly these', () => {
  fc.assert(
    fc.property(
      fc.array(history, { minLength: 1, maxLength: 12 }),
      fc.array(fc.record({ at: fc.nat(), fault: fc.constantFrom(...faults) }), { maxLength: 6 }),
      fc.boolean(),
      (histories, wanted, isReversed) => {
        const sides = histories.map(sidesOf);
        const ours = sides.map((side) => side.ours);
        const reported = sides.flatMap((side) => side.reported);
        const ordered = isReversed ? reported.toReversed() : reported;
        expect(differences(ours, ordered)).toEqual([]);

        // One fault for each payment and kind: a refund that is lost beside one that is doubled is another amount.
        const hit = new Map<string, { index: number; fault: DifferenceKind }>();
        for (const { at, fault } of wanted) {
          const index = at % ordered.length;
          const { kind, paymentId } = ordered[index] ?? { kind: '', paymentId: '' };
          if (!hit.has(`${kind} ${paymentId}`)) hit.set(`${kind} ${paymentId}`, { index, fault });
        }
        const at = new Map([...hit.values()].map(({ index, fault }) => [index, fault]));
        const dishonest = ordered.flatMap((transaction, index) => {
          const fault = at.get(index);
          return fault ? broken(transaction, fault) : [transaction];
        });
        expect(differences(ours, dishonest).toSorted()).toEqual([...at.values()].toSorted());
      },
    ),
    { numRuns: 300 },
  );
});

test('what the provider links to no payment is a difference of its own', () => {
  const unknown: Moved = { kind: 'charge', paymentId: null, amount: 5, at: after(0) };
  expect(differences([], [unknown, { ...unknown }])).toEqual(['not_recorded', 'not_recorded']);
});

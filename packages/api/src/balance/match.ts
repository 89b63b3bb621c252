import type { DifferenceKind, MovementKind } from '@lia/sdk/balance/rules';
import type { Centavos } from '@lia/sdk/payments/money';

/** Money that moved, as one side has it. */
export interface Moved {
  kind: MovementKind;
  /** The provider's id of the payment; null where its report names none. */
  paymentId: string | null;
  /** Below zero where it left our account. */
  amount: Centavos;
  at: Date;
}

/** A movement on both sides, or on one of them. */
export type Match<O extends Moved, T extends Moved> =
  | { ours: O; reported: T }
  | { ours: O; reported: null }
  | { ours: null; reported: T };

/**
 * Finds the movements that are the same on both sides: of the same payment and kind, of the same amount first, then of
 * whatever amount is left, oldest first.
 */
export function matchMovements<O extends Moved, T extends Moved>(
  ours: readonly O[],
  reported: readonly T[],
): Match<O, T>[] {
  const matches: Match<O, T>[] = [];
  const theirs = grouped(byTime(reported), subjectOf);
  for (const [key, mine] of grouped(byTime(ours), subjectOf)) {
    const left = [...(theirs.get(key) ?? [])];
    const others = mine.filter((movement) => {
      const same = left.findIndex(({ amount }) => amount === movement.amount);
      const [found] = same === -1 ? [] : left.splice(same, 1);
      if (found) matches.push({ ours: movement, reported: found });
      return !found;
    });
    for (const movement of others) {
      const other = left.shift();
      matches.push(other ? { ours: movement, reported: other } : { ours: movement, reported: null });
    }
    theirs.set(key, left);
  }
  for (const movement of [...theirs.values()].flat()) matches.push({ ours: null, reported: movement });
  return matches;
}

/** Values by a key, in their order. (`Map.groupBy` comes with Node 21.) */
export function grouped<V>(values: readonly V[], keyOf: (value: V) => string): Map<string, V[]> {
  const groups = new Map<string, V[]>();
  for (const value of values) {
    const group = groups.get(keyOf(value)) ?? [];
    group.push(value);
    groups.set(keyOf(value), group);
  }
  return groups;
}

const subjectOf = ({ kind, paymentId }: Moved): string => `${kind} ${paymentId ?? ''}`;

const byTime = <M extends Moved>(movements: readonly M[]): M[] => movements.toSorted((a, b) => +a.at - +b.at);

/** When a movement counts: on the day of the provider, where it reports it. */
export const bookedAt = ({ ours, reported }: Match<Moved, Moved>): Date => (reported ?? ours).at;

/** How its two sides differ; null where they do not. */
export function differenceOf({ ours, reported }: Match<Moved, Moved>): DifferenceKind | null {
  if (ours === null) return 'not_recorded';
  if (reported === null) return 'not_reported';
  return ours.amount === reported.amount ? null : 'amount';
}

import { LONGEST_USERNAME } from '@lia/sdk/validation/lengths';
import { and, isNull, sql } from 'drizzle-orm';

import { nameKey } from '../geography/names.ts';
import { textArray } from '../platform/arrays.ts';
import type { Transaction } from '../platform/database.ts';
import { users } from './tables.ts';

/** What a username consists of, of a name: `María José` → `mariajose`. */
const wordOf = (name: string): string => nameKey(name).replaceAll(/[^a-z\d]/g, '');

/** Who gets a username. */
interface NewPerson {
  /** Distinguishes them from the others of a call. */
  num: number;
  firstName: string;
  firstLastName: string;
  /** What they asked for; empty for none. */
  wanted: string;
}

/** The username of a person before numbers: `nombre.apellido`. */
function baseOf({ firstName, firstLastName }: NewPerson): string {
  const words = [wordOf(firstName), wordOf(firstLastName)].filter((word) => word !== '');
  return words.length === 0 ? 'usuario' : words.join('.');
}

const withNumber = (base: string, n: number): string =>
  n === 1 ? base.slice(0, LONGEST_USERNAME) : `${base.slice(0, LONGEST_USERNAME - String(n).length)}${n}`;

/** How many numbers are asked for first, for each person; each further time, twice as many. */
const FIRST_NUMBERS = 4;

/** For each `nombre.apellido`, the number from which on names were found free: the next people start there. */
export type UsernameNumbers = Map<string, number>;

/**
 * A username for each new account: what is asked for where that is free, or first and last name with a number where that
 * is taken. Another registration may take one of them before they are written: the unique index decides.
 */
export async function assignUsernames(
  tx: Transaction,
  people: readonly NewPerson[],
  numbers: UsernameNumbers,
): Promise<ReadonlyMap<number, string>> {
  const assigned = new Map<number, string>();
  const used = new Set<string>();
  let open = people.map((person) => {
    const base = baseOf(person);
    return { ...person, base, from: numbers.get(base) ?? 1 };
  });
  for (let asked = 0, count = FIRST_NUMBERS; open.length > 0; asked += count, count *= 2) {
    const candidatesOf = ({ base, wanted, from }: (typeof open)[number]) => [
      ...(asked === 0 && wanted !== '' ? [{ name: wanted, number: null }] : []),
      ...Array.from({ length: count }, (_, index) => from + asked + index).map((number) => ({
        name: withNumber(base, number),
        number,
      })),
    ];
    const taken = await takenAmong(
      tx,
      open.flatMap(candidatesOf).map(({ name }) => name),
    );
    open = open.filter((person) => {
      const free = candidatesOf(person).find(
        ({ name }) => !taken.has(name.toLowerCase()) && !used.has(name.toLowerCase()),
      );
      if (free === undefined) return true;
      used.add(free.name.toLowerCase());
      assigned.set(person.num, free.name);
      if (free.number !== null) numbers.set(person.base, free.number);
      return false;
    });
  }
  return assigned;
}

async function takenAmong(tx: Transaction, names: readonly string[]): Promise<ReadonlySet<string>> {
  const asked = [...new Set(names.map((name) => name.toLowerCase()))];
  const found = await tx
    .select({ name: sql<string>`lower(${users.username})` })
    .from(users)
    .where(and(isNull(users.deletedAt), sql`lower(${users.username}) = any(${textArray(asked)})`));
  return new Set(found.map(({ name }) => name));
}

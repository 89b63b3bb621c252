import type { ImportCells } from '@lia/sdk/imports/row';
import { LONGEST_USERNAME } from '@lia/sdk/validation/lengths';
import { and, isNull, sql } from 'drizzle-orm';

import { users } from '../accounts/tables.ts';
import { nameKey } from '../geography/names.ts';
import type { Transaction } from '../platform/database.ts';
import { textArray } from './people.ts';

/** What a username consists of, of a name: `María José` → `mariajose`. */
const wordOf = (name: string): string => nameKey(name).replaceAll(/[^a-z\d]/g, '');

/** The username of a person before numbers: `nombre.apellido`. */
function baseOf({ nombre, apellido_paterno }: ImportCells): string {
  const words = [wordOf(nombre), wordOf(apellido_paterno)].filter((word) => word !== '');
  return words.length === 0 ? 'usuario' : words.join('.');
}

const withNumber = (base: string, n: number): string =>
  n === 1 ? base.slice(0, LONGEST_USERNAME) : `${base.slice(0, LONGEST_USERNAME - String(n).length)}${n}`;

/** How many numbers are asked for first, for each person; each further time, twice as many. */
const FIRST_NUMBERS = 4;

/** For each `nombre.apellido`, the number from which on an import found names free: its next rows start there. */
export type UsernameNumbers = Map<string, number>;

/**
 * A username for each new account: what the file gives where that is free, or first and last name with a number where that
 * is taken. Another registration may take one of them before they are written: the unique index decides.
 */
export async function assignUsernames(
  tx: Transaction,
  rows: readonly { num: number; cells: ImportCells }[],
  numbers: UsernameNumbers,
): Promise<ReadonlyMap<number, string>> {
  const assigned = new Map<number, string>();
  const used = new Set<string>();
  let open = rows.map(({ num, cells }) => {
    const base = baseOf(cells);
    return { num, base, given: cells.username, from: numbers.get(base) ?? 1 };
  });
  for (let asked = 0, count = FIRST_NUMBERS; open.length > 0; asked += count, count *= 2) {
    const candidatesOf = ({ base, given, from }: (typeof open)[number]) => [
      ...(asked === 0 && given !== '' ? [{ name: given, number: null }] : []),
      ...Array.from({ length: count }, (_, index) => from + asked + index).map((number) => ({
        name: withNumber(base, number),
        number,
      })),
    ];
    const taken = await takenAmong(
      tx,
      open.flatMap(candidatesOf).map(({ name }) => name),
    );
    open = open.filter((row) => {
      const free = candidatesOf(row).find(
        ({ name }) => !taken.has(name.toLowerCase()) && !used.has(name.toLowerCase()),
      );
      if (free === undefined) return true;
      used.add(free.name.toLowerCase());
      assigned.set(row.num, free.name);
      if (free.number !== null) numbers.set(row.base, free.number);
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

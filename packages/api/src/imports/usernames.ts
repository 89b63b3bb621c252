import type { ImportCells } from '@lia/sdk/imports/row';
import { and, isNull, sql } from 'drizzle-orm';

import { users } from '../accounts/tables.ts';
import { nameKey } from '../geography/names.ts';
import type { Transaction } from '../platform/database.ts';
import { textArray } from './people.ts';

/** Longest username (document 1 section 5). */
const MAX_USERNAME = 30;

/** What a username consists of, of a name: `María José` → `mariajose`. */
const wordOf = (name: string): string => nameKey(name).replaceAll(/[^a-z\d]/g, '');

/** The username of a person before numbers: `nombre.apellido`. */
function baseOf({ nombre, apellido_paterno }: ImportCells): string {
  const words = [wordOf(nombre), wordOf(apellido_paterno)].filter((word) => word !== '');
  return words.length === 0 ? 'usuario' : words.join('.');
}

const withNumber = (base: string, n: number): string =>
  n === 1 ? base.slice(0, MAX_USERNAME) : `${base.slice(0, MAX_USERNAME - String(n).length)}${n}`;

/** How many numbers are asked for first, for each person; each further time, twice as many. */
const FIRST_NUMBERS = 4;

/**
 * A username for each new account: what the file gives where that is free, or first and last name with a number where that
 * is taken. Another registration may take one of them before they are written: the unique index decides.
 */
export async function assignUsernames(
  tx: Transaction,
  rows: readonly { num: number; cells: ImportCells }[],
): Promise<ReadonlyMap<number, string>> {
  const assigned = new Map<number, string>();
  const used = new Set<string>();
  let open = rows.map(({ num, cells }) => ({ num, base: baseOf(cells), given: cells.username }));
  for (let from = 1, count = FIRST_NUMBERS; open.length > 0; from += count, count *= 2) {
    const candidatesOf = ({ base, given }: (typeof open)[number]) => [
      ...(from === 1 && given !== '' ? [given] : []),
      ...Array.from({ length: count }, (_, index) => withNumber(base, from + index)),
    ];
    const taken = await takenAmong(tx, open.flatMap(candidatesOf));
    open = open.filter((row) => {
      const free = candidatesOf(row).find((name) => !taken.has(name.toLowerCase()) && !used.has(name.toLowerCase()));
      if (free === undefined) return true;
      used.add(free.toLowerCase());
      assigned.set(row.num, free);
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

import { type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';

type Named = Record<'name' | 'lastName', AnyPgColumn>;

/** First and last name of an account in one, as SQL. */
export const fullName = ({ name, lastName }: Named): SQL<string> => sql<string>`trim(${name} || ' ' || ${lastName})`;

/** That of an account which is joined where there is one; null as well where it has no name. */
export const fullNameOrNull = (account: Named): SQL<string | null> =>
  sql<string | null>`nullif(${fullName(account)}, '')`;

/** How a person is named to those who are not known to be of their family yet: `ANA MARÍA`, `NÚÑEZ` → `ANA N.` */
export function shortName(name: string, lastName: string): string {
  const [first = ''] = name.trim().split(/\s+/);
  const [initial = ''] = lastName.trim();
  return initial === '' ? first : `${first} ${initial}.`;
}

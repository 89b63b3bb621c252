import { type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';

/** First and last name of an account in one, as SQL. */
export const fullName = ({ name, lastName }: { name: AnyPgColumn; lastName: AnyPgColumn }): SQL<string> =>
  sql<string>`trim(${name} || ' ' || ${lastName})`;

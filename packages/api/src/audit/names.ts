import { type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';

/** First and last name in one. */
export const fullName = ({ name, lastName }: { name: AnyPgColumn; lastName: AnyPgColumn }): SQL<string> =>
  sql<string>`trim(${name} || ' ' || ${lastName})`;

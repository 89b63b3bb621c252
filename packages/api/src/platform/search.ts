import { ilike, or, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';

/** Words as a pattern of `like` that means nothing but them. */
export const literally = (words: string): string => words.replaceAll(/[\\%_]/g, String.raw`\$&`);

/** Rows in which one of the columns contains the words, whatever their case; all rows where there are no words. */
export function containing(columns: readonly AnyPgColumn[], words: string | undefined): SQL | undefined {
  const sought = words?.trim();
  return sought ? or(...columns.map((column) => ilike(column, `%${literally(sought)}%`))) : undefined;
}

import { sql } from 'drizzle-orm';

/**
 * A list as one parameter, whatever its length. The planner knows its values, so it hashes them where they are compared
 * with many rows: it would search a list that a subquery makes once for each row.
 */
export const textArray = (values: readonly string[]) => sql`${sql.param([...values])}::text[]`;

/** The same of numbers, such as rows and ids. */
export const numberArray = (values: readonly number[]) => sql`${sql.param([...values])}::int[]`;

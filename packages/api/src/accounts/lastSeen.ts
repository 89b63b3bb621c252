import { sql } from 'drizzle-orm';

import { sessions, users } from './tables.ts';

const latestSession = sql`select max(${sessions.createdAt}) from ${sessions} where ${sessions.userId} = ${users.id}`;

/**
 * The latest sign-in of a row of `users`.
 * Nested: of the columns that a field of one table's select names itself, drizzle leaves out the table.
 */
export const lastSeenAt = sql<string | null>`(${latestSession})`;

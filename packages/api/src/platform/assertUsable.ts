import { DrizzleQueryError } from 'drizzle-orm';
import type pg from 'pg';

import { ConfigError } from './config/config.ts';
import { sqlState } from './database.ts';

/** The first version with `UNIQUE NULLS NOT DISTINCT`. */
const OLDEST_VERSION = 15;

const CANNOT_START = 'LIA cannot start:';

/** Of several addresses that a name stands for, none answered: the error has a code, and no message. */
const messageOf = (error: unknown): string =>
  error instanceof AggregateError
    ? error.errors.map(messageOf).join(', ')
    : error instanceof Error
      ? error.message
      : String(error);

/** Connects. @throws {ConfigError} where no database lets us in, without the password of the setting */
export async function connectTo(client: pg.Client): Promise<void> {
  try {
    await client.connect();
  } catch (error) {
    throw new ConfigError(`${CANNOT_START}\n- DATABASE_URL leads to no database that lets us in: ${messageOf(error)}`);
  }
}

/** Makes sure that the migrations understand the database. @throws {ConfigError} with what the operator has to change */
export async function assertUsable(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ version: number; encoding: string }>(
    `select current_setting('server_version_num')::int / 10000 as version, current_setting('server_encoding') as encoding`,
  );
  const problems = rows.flatMap(({ version, encoding }) => [
    version < OLDEST_VERSION && `DATABASE_URL leads to PostgreSQL ${version}: LIA needs ${OLDEST_VERSION} or later`,
    encoding !== 'UTF8' && 'the database of DATABASE_URL must be in UTF8',
  ]);
  const found = problems.filter((problem) => problem !== false);
  if (found.length > 0) throw new ConfigError([CANNOT_START, ...found.map((it) => `- ${it}`)].join('\n'));
}

const INSUFFICIENT_PRIVILEGE = '42501';

/**
 * Runs the migrations. @throws {ConfigError} where the role lacks rights for them: the database was granted to it and is another one's,
 * or an administrator restored what is in it
 */
export async function asOwner(migrations: () => Promise<void>): Promise<void> {
  try {
    await migrations();
  } catch (error) {
    if (sqlState(error) !== INSUFFICIENT_PRIVILEGE) throw error;
    const reason = messageOf(error instanceof DrizzleQueryError ? error.cause : error);
    throw new ConfigError(
      `${CANNOT_START}\n- the role of DATABASE_URL lacks rights in its database: make it the owner of the database and of all that ` +
        `is in it (${reason})`,
    );
  }
}

import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { DrizzleQueryError, sql } from 'drizzle-orm';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';

/** Where queries go: either engine, inside a transaction or outside of one. */
export type Database = PgDatabase<PgQueryResultHKT>;

/** Where the queries of one transaction go. A function that takes it runs all or nothing. */
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];

/** A database that is open, with its schema brought up to date. */
export interface OpenDatabase {
  db: Database;
  /** The connections of this process to the database, and how many callers wait for one. The embedded one has none. */
  connections?: () => Promise<{ idle: number; busy: number; waiting: number }>;
  close: () => Promise<void>;
}

/** Folder of the numbered SQL that drizzle-kit wrote. */
export const MIGRATIONS = fileURLToPath(new URL('../../migrations', import.meta.url));

const RETRIES = 5;
const SERIALIZATION_FAILURE = '40001';
const DEADLOCK_DETECTED = '40P01';

/**
 * The connection of a transaction broke. `committing`: it broke while COMMIT was under way, so it is unknown whether the
 * transaction was committed; else it was not.
 */
export class ConnectionLost extends Error {
  override readonly name = 'ConnectionLost';
  readonly committing: boolean;

  constructor(committing: boolean, cause: unknown) {
    super(`The database connection was lost ${committing ? 'during' : 'before'} COMMIT`, { cause });
    this.committing = committing;
  }
}

/**
 * Carries out `work` in one transaction. Work that another transaction got in the way of, or that lost its connection
 * before COMMIT, is done again, so it must do nothing but queries. Inside, use `tx` alone: the embedded engine has one connection, which the transaction holds.
 */
export async function inTransaction<T>(db: Database, work: (tx: Transaction) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    const end: End = { statements: [], followUps: new Set() };
    try {
      const result = await db.transaction((tx) => {
        ends.set(tx, end);
        return work(tx);
      });
      await Promise.all(end.statements);
      for (const followUp of end.followUps) followUp();
      return result;
    } catch (error) {
      if (!undone(error) || attempt > RETRIES) throw error;
      await pause(Math.random() * 20 * 2 ** attempt);
    }
  }
}

/** What a transaction ends with. */
interface End {
  statements: Promise<unknown>[];
  followUps: Set<() => void>;
}

const ends = new WeakMap<Transaction, End>();

/**
 * Has COMMIT sent together with the last statement of a transaction, without waiting for its answer. COMMIT of a transaction
 * in which a statement failed rolls it back, in every PostgreSQL; `inTransaction` fails with that statement.
 */
export function commitWith(tx: Transaction, statement: Promise<unknown>): void {
  // Where the connection is lost, COMMIT fails.
  statement.catch(() => {});
  ends.get(tx)?.statements.push(statement);
}

/** Calls `followUp` once the transaction has committed, one time however often it is asked for; never where it does not. */
export function afterCommit(tx: Transaction, followUp: () => void): void {
  ends.get(tx)?.followUps.add(followUp);
}

/** Whether a transaction failed for a reason that may be gone now, and certainly left nothing behind. */
function undone(error: unknown): boolean {
  if (error instanceof ConnectionLost) return !error.committing;
  const code = sqlState(error);
  return code === SERIALIZATION_FAILURE || code === DEADLOCK_DETECTED;
}

/** The five-character code of a PostgreSQL error, or null for any other error. */
export function sqlState(error: unknown): string | null {
  const cause = error instanceof DrizzleQueryError ? error.cause : error;
  if (!(cause instanceof Error) || !('code' in cause) || typeof cause.code !== 'string') return null;
  return /^[0-9A-Z]{5}$/.test(cause.code) ? cause.code : null;
}

const UNIQUE_VIOLATION = '23505';

/** Name of the unique constraint or index that a write ran into, or null for any other error. */
export function violatedConstraint(error: unknown): string | null {
  if (sqlState(error) !== UNIQUE_VIOLATION) return null;
  const cause = error instanceof DrizzleQueryError ? error.cause : error;
  return cause instanceof Error && 'constraint' in cause && typeof cause.constraint === 'string'
    ? cause.constraint
    : null;
}

/** Messages of `pg`, without a code, for a connection that broke or that could not be had in time. */
const BROKEN =
  /^(Connection terminated|Client (has encountered|was closed)|Query read timeout|timeout exceeded when trying to connect)/;

/** Whether an error means that the database is away, starting or stopping, and not that the query is wrong. */
export function isUnreachable(error: unknown): boolean {
  const cause = error instanceof DrizzleQueryError ? error.cause : error;
  if (!(cause instanceof Error)) return false;
  if (cause instanceof ConnectionLost) return true;
  const code = 'code' in cause ? String(cause.code) : '';
  return (
    /^(ECONN|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|ETIMEDOUT|EPIPE|08|53|57P|25P03)/.test(code) ||
    BROKEN.test(cause.message)
  );
}

/** Whether the database answers. */
export async function answers(db: Database): Promise<boolean> {
  const ask = () => db.execute(sql`select 1`);
  try {
    // The pool may hand out a session that has just ended, which does not mean that the database is away.
    await ask().catch((error: unknown) => (isUnreachable(error) ? ask() : Promise.reject(error)));
    return true;
  } catch {
    return false;
  }
}

/** Locks a key until the transaction ends: others that lock the same key meanwhile wait. */
export async function lockKey(tx: Transaction, key: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`);
}

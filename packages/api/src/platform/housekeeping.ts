import { sweepSessions } from '../accounts/sessions.ts';
import type { Database } from './database.ts';
import { sweepIdempotencyKeys } from './idempotency.ts';
import { sweepAttempts } from './limits.ts';
import { sweepOutbox } from './mail/outbox.ts';

const EVERY_MS = 3_600_000;

/** Deletes rows whose time is over. Any number of instances may do it at once. */
export async function sweep(db: Database): Promise<void> {
  await sweepAttempts(db);
  await sweepIdempotencyKeys(db);
  await sweepSessions(db);
  await sweepOutbox(db);
}

/** Sweeps every hour until the returned function is called, which waits for a sweep under way. */
export function sweepHourly(db: Database, failed: (error: unknown) => void): () => Promise<void> {
  let underWay = Promise.resolve();
  const timer = setInterval(() => {
    underWay = sweep(db).catch(failed);
  }, EVERY_MS);
  timer.unref();
  return () => {
    clearInterval(timer);
    return underWay;
  };
}

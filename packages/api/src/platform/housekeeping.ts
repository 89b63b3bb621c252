import { sweepHandoffs } from '../accounts/handoff.ts';
import { sweepSessions } from '../accounts/sessions.ts';
import { sweepBuyers } from '../courses/store.ts';
import { sweepUnpaidFamilies } from '../memberships/store.ts';
import { sweepTickets } from '../teachers/sweep.ts';
import type { House } from './house.ts';
import { sweepIdempotencyKeys } from './idempotency.ts';
import { sweepAttempts } from './limits.ts';
import { sweepOutbox } from './mail/outbox.ts';

const EVERY_MS = 3_600_000;

/** Deletes rows whose time is over. Any number of instances may do it at once. */
export async function sweep({ db, files }: Pick<House, 'db' | 'files'>): Promise<void> {
  await sweepAttempts(db);
  await sweepIdempotencyKeys(db);
  await sweepSessions(db);
  await sweepHandoffs(db);
  await sweepOutbox(db);
  await sweepTickets(db, files);
  await sweepBuyers(db);
  await sweepUnpaidFamilies(db);
}

/** Sweeps every hour until the returned function is called, which waits for a sweep under way. */
export function sweepHourly(house: House, failed: (error: unknown) => void): () => Promise<void> {
  let underWay = Promise.resolve();
  const timer = setInterval(() => {
    underWay = sweep(house).catch(failed);
  }, EVERY_MS);
  timer.unref();
  return () => {
    clearInterval(timer);
    return underWay;
  };
}

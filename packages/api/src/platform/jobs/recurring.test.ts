import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect } from 'vitest';

import { type RunningApi, test } from '../../testing/api.ts';
import type { Database } from '../database.ts';
import type { JobHandler } from './job.ts';
import { recurringJob, schedule } from './recurring.ts';
import { JobRunner } from './runner.ts';
import { jobs } from './tables.ts';

/** Days ahead of the server's clock, in the middle of a minute. */
const LATER = new Date(Math.floor(Date.now() / 60_000) * 60_000 + 10 * 86_400_000 + 30_000);
const after = (ms: number): Date => new Date(LATER.getTime() + ms);

const runnerOf = (db: Database, handler: JobHandler): JobRunner =>
  new JobRunner({ db, log: { warn() {}, error() {} }, handlers: [handler] });

beforeEach<{ api: RunningApi }>(async ({ api }) => {
  await api.app.db.delete(jobs);
});

/** A promise that the test resolves. */
function deferred() {
  let resolve = (): void => {};
  const promise = new Promise<null>((done) => {
    resolve = () => done(null);
  });
  return { promise, resolve: () => resolve() };
}

describe('a recurring job', () => {
  test('runs once per period however many instances there are, also when one run fails', async ({ api }) => {
    const ran: string[] = [];
    const instances = [1, 2, 3].map(() => {
      const handler = recurringJob({
        kind: 'every minute',
        everyMs: 60_000,
        work: async ({ now }) => {
          ran.push(now.toISOString());
          if (ran.length === 2) throw new Error('fails once');
        },
      });
      return { handler, runner: runnerOf(api.app.db, handler) };
    });
    const periods = [0, 1, 2, 3].map((n) => after(n * 60_000));
    for (const now of periods) {
      // Each instance looks more than once within a period.
      for (const ms of [0, 2000]) {
        const then = new Date(now.getTime() + ms);
        await Promise.all(
          instances.map(async ({ handler, runner }) => {
            await schedule(api.app.db, handler, then);
            await runner.runDue(then);
          }),
        );
      }
    }
    expect(ran).toEqual(periods.map((now) => now.toISOString()));
  });

  test('keeps its last runs, and those that failed until one succeeds', async ({ api }) => {
    const handler = recurringJob({
      kind: 'every minute',
      everyMs: 60_000,
      work: async ({ now }) => {
        if ([1, 2, 4].some((minute) => now.getTime() === after(minute * 60_000).getTime())) throw new Error('fails');
      },
    });
    const runner = runnerOf(api.app.db, handler);
    const other = { kind: 'other', key: 'other', payload: {}, status: 'failed' } as const;
    await api.app.db.insert(jobs).values({ ...other, finishedAt: LATER });
    const keptAfter = async (minute: number) => {
      await schedule(api.app.db, handler, after(minute * 60_000));
      await runner.runDue(after(minute * 60_000));
      const rows = await api.app.db.select().from(jobs).where(eq(jobs.kind, 'every minute')).orderBy(jobs.key);
      return rows.map(({ status, dueAt }) => [status, (dueAt.getTime() - LATER.getTime()) / 60_000]);
    };
    const kept = [];
    for (const minute of [0, 1, 2, 3, 4, 5]) kept.push(await keptAfter(minute));
    expect(kept.slice(2)).toEqual([
      [
        ['succeeded', 0],
        ['failed', 1],
        ['failed', 2],
      ],
      [
        ['succeeded', 0],
        ['succeeded', 3],
      ],
      [
        ['succeeded', 0],
        ['succeeded', 3],
        ['failed', 4],
      ],
      [
        ['succeeded', 0],
        ['succeeded', 3],
        ['succeeded', 5],
      ],
    ]);
    expect(await api.app.db.$count(jobs, eq(jobs.kind, 'other'))).toBe(1);
  });

  test('is not started a second time while a run goes on', async ({ api }) => {
    const release = deferred();
    const handler = recurringJob({ kind: 'long', everyMs: 60_000, work: async () => void (await release.promise) });
    const runner = runnerOf(api.app.db, handler);
    await schedule(api.app.db, handler, LATER);
    expect(await runner.start(LATER)).toBe(1);
    await schedule(api.app.db, handler, after(60_000));
    expect(await api.app.db.$count(jobs)).toBe(1);
    release.resolve();
    await runner.idle();
    await schedule(api.app.db, handler, after(120_000));
    expect(await api.app.db.$count(jobs)).toBe(2);
  });
});

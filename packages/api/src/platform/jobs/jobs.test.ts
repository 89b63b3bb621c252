import { randomUUID } from 'node:crypto';

import { record } from '@lia/sdk/validation/fields';
import { eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, inject, onTestFinished } from 'vitest';
import { string } from 'yup';

import { type RunningApi, test } from '../../testing/api.ts';
import { buildServer } from '../../server.ts';
import type { Config } from '../config/config.ts';
import { type Database, inTransaction } from '../database.ts';
import { enqueue } from './enqueue.ts';
import { defineJob, handle, JobFailure, type JobHandler, type JobResult, type JobRun, Postponed } from './job.ts';
import { claim, LEASE_MS, sweepJobs } from './queue.ts';
import { JobRunner } from './runner.ts';
import { jobs } from './tables.ts';
import { startWorker } from './worker.ts';

/** Days ahead of the server's clock, in the middle of a minute. */
const LATER = new Date(Math.floor(Date.now() / 60_000) * 60_000 + 10 * 86_400_000 + 30_000);
const after = (ms: number): Date => new Date(LATER.getTime() + ms);

const count = defineJob({ kind: 'count', payload: record({ name: string().required() }), attempts: 3, concurrency: 4 });
const slow = defineJob({ kind: 'slow', payload: record({ name: string().required() }), cancellable: false });

/** A promise that the test resolves. */
function deferred() {
  let resolve = (): void => {};
  const promise = new Promise<null>((done) => {
    resolve = () => done(null);
  });
  return { promise, resolve: () => resolve() };
}

type Work = (name: string, run: JobRun) => Promise<JobResult | null>;

const handled = (job: typeof count, work: Work): JobHandler => handle(job, ({ name }, run) => work(name, run));

const runnerOf = ({ app }: Pick<RunningApi, 'app'>, ...handlers: JobHandler[]): JobRunner =>
  new JobRunner({ db: app.db, log: { warn() {}, error() {} }, handlers });

const add = (api: RunningApi, name: string, job = count, dueAt = LATER) =>
  inTransaction(api.app.db, (tx) => enqueue(tx, job, { name }, { key: name, dueAt }));

const rowOf = async (db: Database, key: string) => (await db.select().from(jobs).where(eq(jobs.key, key)))[0];

/** A runner that notes what it ran. */
function counting(api: RunningApi, work: Work = async () => null) {
  const ran: string[] = [];
  const runner = runnerOf(
    api,
    handled(count, async (name, run) => {
      ran.push(name);
      return work(name, run);
    }),
  );
  return { runner, ran };
}

beforeEach<{ api: RunningApi }>(async ({ api }) => {
  await api.app.db.delete(jobs);
});

describe('the queue', () => {
  test('runs each job once, however often it is enqueued and however many workers there are', async ({ api }) => {
    const names = Array.from({ length: 40 }, (_, n) => `job ${n}`);
    for (const name of names) await add(api, name);
    await add(api, 'job 0');
    const workers = [1, 2, 3].map(() => counting(api));
    await Promise.all(workers.map(({ runner }) => runner.runDue(LATER)));
    expect(workers.flatMap(({ ran }) => ran).toSorted()).toEqual(names.toSorted());
    await workers[0]?.runner.runDue(after(86_400_000));
    expect(workers[0]?.ran.length).toBeLessThanOrEqual(names.length);
    expect(await api.app.db.$count(jobs, eq(jobs.status, 'succeeded'))).toBe(names.length);
  });

  test('holds nothing of a transaction that was rolled back', async ({ api }) => {
    const undone = inTransaction(api.app.db, async (tx) => {
      await enqueue(tx, count, { name: 'undone' }, { key: 'undone' });
      throw new Error('rolled back');
    });
    await expect(undone).rejects.toThrow('rolled back');
    expect(await api.app.db.$count(jobs)).toBe(0);
  });

  test('skips what another worker is taking, without waiting', async ({ api, skip }) => {
    skip(inject('template').engine === 'pglite', 'One connection: no row is locked while another caller looks');
    await add(api, 'held');
    await add(api, 'free');
    await inTransaction(api.app.db, async (tx) => {
      await tx.select().from(jobs).where(eq(jobs.key, 'held')).for('update');
      const taken = await claim(api.app.db, [{ kind: 'count', free: 5 }], LATER);
      expect(taken.map(({ key }) => key)).toEqual(['free']);
    });
  });

  test('takes of each kind as many as are free, the longest due first', async ({ api }) => {
    for (const minute of [3, 1, 2]) await add(api, `count ${minute}`, count, after(-minute * 60_000));
    await add(api, 'slow 0', slow);
    await add(api, 'too early', slow, after(1));
    const lanes = [
      { kind: 'count', free: 2 },
      { kind: 'slow', free: 2 },
    ];
    const taken = await claim(api.app.db, lanes, LATER);
    expect(taken.map(({ key }) => key).toSorted()).toEqual(['count 2', 'count 3', 'slow 0']);
    expect(await claim(api.app.db, [{ kind: 'unknown', free: 9 }], LATER)).toEqual([]);
  });

  test('runs one kind while another is busy', async ({ api }) => {
    await add(api, 'blocks', slow);
    await add(api, 'blocks too', slow);
    await add(api, 'quick');
    const release = deferred();
    const ran: string[] = [];
    const runner = runnerOf(
      api,
      handled(slow, () => release.promise),
      handled(count, async (name) => {
        ran.push(name);
        return null;
      }),
    );
    await runner.start(LATER);
    await expect.poll(() => ran).toEqual(['quick']);
    release.resolve();
    await runner.idle();
  });
});

describe('a job that fails', () => {
  test('is tried again, each time later, until it is given up with the code of its failure', async ({ api }) => {
    await add(api, 'fails');
    const { runner, ran } = counting(api, async () => {
      throw Object.assign(new Error('ana@example.mx is unknown'), { code: 'EUNKNOWN' });
    });
    const seen: unknown[] = [];
    for (const seconds of [0, 29, 30, 89, 90, 86_400]) {
      await runner.runDue(after(seconds * 1000));
      const row = await rowOf(api.app.db, 'fails');
      seen.push([seconds, ran.length, row?.status]);
    }
    expect(seen).toEqual([
      [0, 1, 'waiting'],
      [29, 1, 'waiting'],
      [30, 2, 'waiting'],
      [89, 2, 'waiting'],
      [90, 3, 'failed'],
      [86_400, 3, 'failed'],
    ]);
    const row = await rowOf(api.app.db, 'fails');
    expect(row).toMatchObject({ failure: 'EUNKNOWN', attempts: 3, finishedAt: after(90_000) });
    expect(JSON.stringify(row)).not.toContain('ana@example.mx');
  });

  test('for good, or with a payload that is no longer understood, is not tried again', async ({ api }) => {
    await add(api, 'final');
    await add(api, 'old');
    await api.app.db
      .update(jobs)
      .set({ payload: { title: 'x' } })
      .where(eq(jobs.key, 'old'));
    const { runner, ran } = counting(api, async () => {
      throw new JobFailure('NO_SUCH_ADDRESS', true);
    });
    await runner.runDue(LATER);
    expect(ran).toEqual(['final']);
    expect(await rowOf(api.app.db, 'final')).toMatchObject({ status: 'failed', failure: 'NO_SUCH_ADDRESS' });
    expect(await rowOf(api.app.db, 'old')).toMatchObject({ status: 'failed', failure: 'ValidationError' });
  });

  test('of nothing, since it is too early, waits unlogged', async ({ api }) => {
    await add(api, 'early');
    const logged: object[] = [];
    const log = (entry: object): void => void logged.push(entry);
    const work: Work = async () => {
      throw new Postponed('ORDER_UNKNOWN');
    };
    await new JobRunner({
      db: api.app.db,
      log: { warn: log, error: log },
      handlers: [handled(count, work)],
    }).runDue(LATER);
    expect(logged).toEqual([]);
    expect(await rowOf(api.app.db, 'early')).toMatchObject({ status: 'waiting', failure: 'ORDER_UNKNOWN' });
  });
});

describe('a worker that dies', () => {
  const dead = (api: RunningApi) =>
    runnerOf(
      api,
      handled(count, async () => new Promise<never>(() => {})),
    );

  test('leaves its job to another one once the lease is over, and may report nothing any more', async ({ api }) => {
    await add(api, 'cut');
    const late = deferred();
    const stalled = runnerOf(
      api,
      handled(count, () => late.promise),
    );
    await stalled.start(LATER);
    const release = deferred();
    const { runner, ran } = counting(api, async () => {
      await release.promise;
      return { by: 'the other' };
    });
    await runner.runDue(after(LEASE_MS - 1));
    expect(ran).toEqual([]);
    await runner.start(after(LEASE_MS));
    expect(ran).toEqual(['cut']);
    late.resolve();
    await stalled.idle();
    expect(await rowOf(api.app.db, 'cut')).toMatchObject({ status: 'running', attempts: 2 });
    release.resolve();
    await runner.idle();
    expect(await rowOf(api.app.db, 'cut')).toMatchObject({
      status: 'succeeded',
      attempts: 2,
      result: { by: 'the other' },
    });
  });

  test('keeps its job as long as it extends the lease', async ({ api }) => {
    await add(api, 'long');
    const worker = dead(api);
    await worker.start(LATER);
    await worker.renew(after(LEASE_MS - 1));
    const { runner, ran } = counting(api);
    await runner.runDue(after(LEASE_MS + 1));
    expect(ran).toEqual([]);
    await runner.runDue(after(2 * LEASE_MS));
    expect(ran).toEqual(['long']);
  });

  test('time and again over the same job has it given up', async ({ api }) => {
    await add(api, 'kills');
    for (let n = 0; n < 8; n += 1) expect(await dead(api).start(after(n * LEASE_MS))).toBe(1);
    const { runner, ran } = counting(api);
    await runner.runDue(after(8 * LEASE_MS));
    expect(ran).toEqual([]);
    expect(await rowOf(api.app.db, 'kills')).toMatchObject({ status: 'failed', failure: 'INTERRUPTED' });
  });
});

describe('a job under way', () => {
  test('shows its progress, and ends where it is cancelled', async ({ api }) => {
    await add(api, 'import');
    const steps: number[] = [];
    const { runner } = counting(api, async (_, { progress }) => {
      for (let done = 0; done < 10; done += 1) {
        await progress(done, 10);
        steps.push(done);
        if (done === 3) await api.app.db.update(jobs).set({ cancelRequested: true });
      }
      return null;
    });
    await runner.runDue(LATER);
    expect(steps).toEqual([0, 1, 2, 3]);
    expect(await rowOf(api.app.db, 'import')).toMatchObject({
      status: 'cancelled',
      progress: { done: 4, total: 10 },
      finishedAt: LATER,
    });
  });

  test('that is interrupted by the end of the server waits for another instance, as if it had not begun', async ({
    api,
  }) => {
    await add(api, 'interrupted');
    await add(api, 'short');
    const finish = deferred();
    const { runner } = counting(api, (name, { signal }) =>
      name === 'short'
        ? finish.promise
        : new Promise((_, reject) => {
            signal.addEventListener('abort', () => reject(new Error('aborted')));
          }),
    );
    await runner.start(LATER);
    const stopped = runner.stop();
    finish.resolve();
    await stopped;
    expect(await rowOf(api.app.db, 'interrupted')).toMatchObject({ status: 'waiting', attempts: 0, leasedUntil: null });
    expect(await rowOf(api.app.db, 'short')).toMatchObject({ status: 'succeeded' });
  });

  test('waits where the disk fills up, as if it had not begun, and goes on once there is room', async ({ api }) => {
    await add(api, 'long');
    let room = true;
    const steps: number[] = [];
    const handler = handled(count, async (_, { progress }) => {
      for (let done = steps.length; done < 4; done = steps.length) {
        steps.push(done);
        room = done !== 1;
        await progress(steps.length, 4);
      }
      return null;
    });
    const readRoom = async () => () => room;
    const runner = new JobRunner({ db: api.app.db, log: { warn() {}, error() {} }, handlers: [handler], readRoom });
    await runner.runDue(LATER);
    await runner.runDue(LATER);
    expect(steps).toEqual([0, 1]);
    expect(await rowOf(api.app.db, 'long')).toMatchObject({ status: 'waiting', attempts: 0, failure: null });
    room = true;
    await runner.runDue(LATER);
    expect(steps).toEqual([0, 1, 2, 3]);
    expect(await rowOf(api.app.db, 'long')).toMatchObject({ status: 'succeeded' });
  });
});

describe('the worker of a server', () => {
  test('runs what this process enqueues, and stops with the server', async ({ api }) => {
    const { config, db } = api.app;
    const { server } = await buildServer({ config, db, staticApps: { portal: '', console: '', embed: '' } });
    const ran: string[] = [];
    const runner = runnerOf(
      api,
      handled(count, async (name) => {
        ran.push(name);
        return null;
      }),
    );
    startWorker(server, db, runner);
    onTestFinished(() => server.close());
    await server.ready();
    const name = randomUUID();
    await inTransaction(db, (tx) => enqueue(tx, count, { name }, { key: name }));
    await expect.poll(() => ran).toEqual([name]);
    await server.close();
    await inTransaction(db, (tx) => enqueue(tx, count, { name: 'after' }, { key: 'after' }));
    expect(await rowOf(db, 'after')).toMatchObject({ status: 'waiting' });
  });
});

test('a server whose jobs are off neither schedules nor runs any', async ({ api }) => {
  const { db } = api.app;
  const statuses = async (settings: Partial<Config>) => {
    await db.delete(jobs);
    await inTransaction(db, (tx) => enqueue(tx, count, { name: 'due' }, { key: 'due' }));
    const { config } = api.app;
    const staticApps = { portal: '', console: '', embed: '' };
    const { server } = await buildServer({ config: { ...config, ...settings }, db, staticApps });
    await server.ready();
    // It waits for the first look, which a server that runs jobs begins with.
    await server.close();
    return (await db.select({ kind: jobs.kind, status: jobs.status }).from(jobs)).map((row) => Object.values(row));
  };
  expect(await statuses({ runsJobs: false })).toEqual([[count.kind, 'waiting']]);
  expect((await statuses({ runsJobs: true })).length).toBeGreaterThan(1);
});

test('jobs that are over are deleted: successes after days, failures after months', async ({ api }) => {
  const { db } = api.app;
  const ages = [
    ['succeeded', 2],
    ['succeeded', 4],
    ['failed', 89],
    ['failed', 91],
    ['cancelled', 91],
  ] as const;
  for (const [status, days] of ages) {
    const finishedAt = sql`now() - make_interval(days => ${days})`;
    await db.insert(jobs).values({ kind: 'x', key: `${status} ${days}`, payload: {}, status, finishedAt });
  }
  await db.insert(jobs).values({ kind: 'x', key: 'waiting', payload: {}, createdAt: sql`now() - interval '1 year'` });
  await sweepJobs(db);
  const kept = await db.select({ key: jobs.key }).from(jobs).where(eq(jobs.kind, 'x'));
  expect(kept.map(({ key }) => key).toSorted()).toEqual(['failed 89', 'succeeded 2', 'waiting']);
});

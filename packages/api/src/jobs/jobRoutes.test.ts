import { randomUUID } from 'node:crypto';

import { cancelJob, getJob, listJobs, retryJob } from '@lia/sdk/jobs/endpoints';
import { eq } from 'drizzle-orm';
import { beforeEach, expect } from 'vitest';

import { jobs } from '../platform/jobs/tables.ts';
import { type RunningApi, test } from '../testing/api.ts';

type Row = Partial<typeof jobs.$inferInsert>;

const later = new Date(Date.now() + 86_400_000);

/** A job of a kind that nothing handles, so that none runs it. */
async function add(api: RunningApi, key: string, row: Row = {}): Promise<string> {
  const payload = { email: 'ana@example.mx' };
  const [added] = await api.app.db
    .insert(jobs)
    .values({ kind: 'send email', key, payload, dueAt: later, ...row })
    .returning({ id: jobs.id });
  return added?.id ?? '';
}

beforeEach<{ api: RunningApi }>(async ({ api }) => {
  await api.app.db.delete(jobs);
});

test('jobs are listed with progress and reason, and without what they are about', async ({ api }) => {
  const { client, token } = await api.member('admin');
  const failed = await add(api, 'a', { status: 'failed', failure: 'EENVELOPE 550', attempts: 13, finishedAt: later });
  await add(api, 'b', { kind: 'import', status: 'running', progress: { done: 3, total: 10 } });
  const list = async (filter: object) => client.call(listJobs, { query: { filter: JSON.stringify(filter) } });
  expect(await list({ status: 'failed' })).toEqual([
    {
      id: failed,
      kind: 'send email',
      key: 'a',
      status: 'failed',
      progress: null,
      attempts: 13,
      failure: 'EENVELOPE 550',
      created_at: expect.any(String),
      due_at: later.toISOString(),
      started_at: null,
      finished_at: later.toISOString(),
      cancelling: false,
      can_retry: true,
      can_cancel: false,
    },
  ]);
  const [running, ...others] = await list({ q: 'imp' });
  expect(running).toMatchObject({ status: 'running', progress: { done: 3, total: 10 }, can_retry: false });
  expect(others).toEqual([]);
  expect(await list({ kind: 'import' })).toEqual([running]);
  expect(await client.call(getJob, { params: { id: failed } })).toMatchObject({ id: failed, key: 'a' });
  expect(JSON.stringify(await list({}))).not.toContain('ana@example.mx');
  const sorted = await client.call(listJobs, { query: { sort: '["created_at","ASC"]', range: '[0,0]' } });
  expect(sorted.map(({ id }) => id)).toEqual([failed]);
  for (const query of ['filter={"status":"lost"}', 'sort=["payload","ASC"]', 'filter={"payload":"x"}']) {
    expect(await api.request('GET', `/jobs?${encodeURI(query)}`, { token })).toMatchObject({ status: 422 });
  }
});

test('a job that failed, waits or was cancelled runs from its first attempt, and no other', async ({ api }) => {
  const { client } = await api.member('admin');
  const retry = (id: string) => client.call(retryJob, { params: { id } });
  for (const status of ['failed', 'waiting', 'cancelled'] as const) {
    const id = await add(api, status, { status, attempts: 5, cancelRequested: true });
    expect(await retry(id)).toMatchObject({ status: 'waiting', attempts: 0, finished_at: null, can_cancel: true });
    const [row] = await api.app.db.select().from(jobs).where(eq(jobs.id, id));
    expect(row?.dueAt.getTime()).toBeLessThan(later.getTime());
  }
  for (const status of ['running', 'succeeded'] as const) {
    const id = await add(api, status, { status });
    await expect(retry(id)).rejects.toMatchObject({ status: 409, code: 'JOB_NOT_CHANGED' });
  }
  await expect(retry(randomUUID())).rejects.toMatchObject({ status: 404 });
});

test('a job that waits is cancelled at once, and one that runs is asked to end', async ({ api }) => {
  const { client } = await api.member('admin');
  const cancel = (id: string) => client.call(cancelJob, { params: { id } });
  const waiting = await add(api, 'waiting');
  expect(await cancel(waiting)).toMatchObject({ status: 'cancelled', finished_at: expect.any(String) });
  const running = await add(api, 'running', { status: 'running' });
  expect(await cancel(running)).toMatchObject({ status: 'running', cancelling: true, can_cancel: false });
  for (const id of [
    waiting,
    await add(api, 'over', { status: 'succeeded' }),
    await add(api, 'money', { kind: 'refund payment' }),
    await add(api, 'event', { kind: 'process provider event' }),
  ]) {
    await expect(cancel(id)).rejects.toMatchObject({ status: 409, code: 'JOB_NOT_CHANGED' });
  }
  await expect(cancel(randomUUID())).rejects.toMatchObject({ status: 404 });
});

test('jobs are for administrators alone', async ({ api }) => {
  const id = await add(api, 'mine');
  for (const [method, path] of [
    ['GET', '/jobs'],
    ['GET', `/jobs/${id}`],
    ['POST', `/jobs/${id}/retry`],
    ['POST', `/jobs/${id}/cancel`],
  ] as const) {
    expect((await api.request(method, path)).status).toBe(401);
    for (const role of ['padre', 'admin_escuela'] as const) {
      const { token } = await api.member(role);
      expect((await api.request(method, path, { token })).status).toBe(403);
    }
  }
});

import { cancelImport, commitImport, getImport, undoImport } from '@lia/sdk/imports/endpoints';
import { and, eq } from 'drizzle-orm';
import { expect } from 'vitest';

import { jobs } from '../platform/jobs/tables.ts';
import { draft, many, runJob, student, test } from '../testing/imports.ts';
import { commitJob } from './commit.ts';

test('an import whose workers died too often has failed, and is committed again', async ({ api, school }) => {
  const { client } = school.admin;
  const { id } = await draft({ client }, school.id, [student({})]);
  const params = { id };
  const commit = () => client.call(commitImport, { params, body: { password: 'abc', privacy_notice: true } });
  const status = async () => (await client.call(getImport, { params })).status;
  await commit();
  await api.app.db.update(jobs).set({ attempts: 10 }).where(eq(jobs.key, id));
  await api.jobRunner.runDue();
  expect(await api.app.db.select().from(jobs).where(eq(jobs.key, id))).toMatchObject([
    { status: 'failed', failure: 'INTERRUPTED' },
  ]);
  expect(await status()).toBe('failed');

  await commit();
  await api.jobRunner.runDue();
  expect(await status()).toBe('done');
});

test('an import that was stopped, and whose undoing is given up before its first row, stays stopped', async ({
  api,
  school,
}) => {
  const { client } = school.admin;
  const { id } = await draft({ client }, school.id, many(101));
  const params = { id };
  await client.call(commitImport, { params, body: { password: 'abc', privacy_notice: true } });
  await runJob(api, commitJob, id, 1);
  const stopped = await client.call(cancelImport, { params });
  expect(stopped).toMatchObject({ status: 'cancelled', outcomes: { created: 100 }, undo_until: expect.any(String) });
  await client.call(undoImport, { params });
  await api.app.db.update(jobs).set({ attempts: 10 }).where(eq(jobs.key, id));
  await api.jobRunner.runDue();
  expect(await client.call(getImport, { params })).toEqual(stopped);

  await client.call(undoImport, { params });
  await api.jobRunner.runDue();
  expect(await client.call(getImport, { params })).toMatchObject({ status: 'undone', undone: { removed: 100 } });
});

test('an import that was interrupted, and whose undoing is given up before its first row, is gone on with', async ({
  api,
  school,
}) => {
  const { client } = school.admin;
  const { id } = await draft({ client }, school.id, many(101));
  const params = { id };
  const commit = () => client.call(commitImport, { params, body: { password: 'abc', privacy_notice: true } });
  const giveUp = async () => {
    await api.app.db.update(jobs).set({ attempts: 10 }).where(eq(jobs.key, id));
    await api.jobRunner.runDue();
    return client.call(getImport, { params });
  };
  await commit();
  await runJob(api, commitJob, id, 1);
  const interrupted = await giveUp();
  expect(interrupted).toMatchObject({ status: 'failed', outcomes: { created: 100 } });
  await client.call(undoImport, { params });
  expect(await giveUp()).toEqual(interrupted);

  await commit();
  await api.jobRunner.runDue();
  expect(await client.call(getImport, { params })).toMatchObject({ status: 'done', outcomes: { created: 101 } });
});

test('an import that is undone goes on being undone where the job that committed it is given up', async ({
  api,
  school,
}) => {
  const { client } = school.admin;
  const { id } = await draft({ client }, school.id, many(101));
  const params = { id };
  await client.call(commitImport, { params, body: { password: 'abc', privacy_notice: true } });
  await runJob(api, commitJob, id, 1);
  await client.call(cancelImport, { params });
  await client.call(undoImport, { params });
  const committing = and(eq(jobs.key, id), eq(jobs.kind, commitJob.kind));
  await api.app.db.update(jobs).set({ attempts: 10 }).where(committing);
  await api.jobRunner.runDue();
  expect(await api.app.db.select().from(jobs).where(committing)).toMatchObject([{ failure: 'INTERRUPTED' }]);
  expect(await client.call(getImport, { params })).toMatchObject({ status: 'undone', undone: { removed: 100 } });
});

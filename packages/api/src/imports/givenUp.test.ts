import { cancelImport, commitImport, getImport, undoImport } from '@lia/sdk/imports/endpoints';
import { eq } from 'drizzle-orm';
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

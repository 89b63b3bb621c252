import { randomUUID } from 'node:crypto';

import { dayOf } from '@lia/sdk/calendar/instants';
import {
  decideDataRequest,
  enterDataRequest,
  getDataRequest,
  listMyDataRequests,
  prepareArchive,
} from '@lia/sdk/dataRequests/endpoints';
import type { DataRequestKind } from '@lia/sdk/dataRequests/rules';
import { listNotifications } from '@lia/sdk/notifications/endpoints';
import { eraseUser } from '@lia/sdk/users/endpoints';
import { expect } from 'vitest';

import { type Member, test } from '../testing/api.ts';
import { emailsTo } from '../testing/mail.ts';
import { refusal } from '../testing/refusal.ts';

/** Enters a request that came in writing for an account; its record, and the address that it came from. */
async function entered({ client }: Member, user: string, kind: DataRequestKind = 'access') {
  const email = `${randomUUID()}@datos.example`;
  const received_on = dayOf(new Date().toISOString());
  const body = { name: 'Ana López', email, kind, details: 'Ya no puedo entrar', received_on, user };
  return { email, record: (await client.call(enterDataRequest, { body })).data };
}

test('a request that came in writing is of an account, whose member reads it and downloads the archive', async ({
  api,
}) => {
  const [lia, teacher] = [await api.member('admin'), await api.member('maestro')];
  const { email, record } = await entered(lia, teacher.uuid);
  expect(record).toMatchObject({ user: teacher.uuid, user_active: true, answered_by: 'email', email });
  const params = { id: record.id };
  await lia.client.call(prepareArchive, { params });
  await api.jobRunner.runDue();
  expect((await teacher.client.call(listMyDataRequests)).data).toMatchObject([
    { id: record.id, archive: { status: 'ready' } },
  ]);
  await lia.client.call(decideDataRequest, { params, body: { decision: 'answered', note: 'Tu nombre y tu correo' } });
  const answer = (await emailsTo(api, email)).find(({ subject }) => subject?.startsWith('Ya respondimos'));
  expect(answer?.text).toContain('Tu nombre y tu correo');
  expect(answer?.text).toContain('/apps/misdatos');
});

test('erasing the account answers a request to cancel its data that came in writing', async ({ api }) => {
  const [lia, teacher] = [await api.member('admin'), await api.member('maestro')];
  const { email, record } = await entered(lia, teacher.uuid, 'cancellation');
  await lia.client.call(eraseUser, { params: { id: teacher.uuid }, body: { username: teacher.username } });
  expect(await lia.client.call(getDataRequest, { params: { id: record.id } })).toMatchObject({
    status: 'answered',
    note: expect.stringContaining('Eliminamos la cuenta'),
  });
  const answer = (await emailsTo(api, email)).find(({ subject }) => subject?.startsWith('Ya respondimos'));
  expect(answer?.text).toContain('Eliminamos la cuenta');
});

test('a request may be of a student, for whom no archive is made', async ({ api }) => {
  const [lia, student] = [await api.member('admin'), await api.member('alumno')];
  const { record } = await entered(lia, student.uuid);
  expect(record).toMatchObject({ user: student.uuid, user_active: false, answered_by: 'email' });
  const prepared = lia.client.call(prepareArchive, { params: { id: record.id } });
  expect(await refusal(prepared)).toEqual([409, 'DATA_REQUEST_WITHOUT_ARCHIVE', []]);
  expect((await student.client.call(listNotifications, { query: {} })).data).toEqual([]);
});

test('an account that is unknown or was erased is refused', async ({ api }) => {
  const [lia, gone] = [await api.member('admin'), await api.member('maestro')];
  await lia.client.call(eraseUser, { params: { id: gone.uuid }, body: { username: gone.username } });
  for (const uuid of [randomUUID(), gone.uuid]) {
    // oxlint-disable-next-line no-await-in-loop
    expect(await refusal(entered(lia, uuid))).toEqual([422, 'VALIDATION_FAILED', ['user']]);
  }
});

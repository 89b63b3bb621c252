import {
  decideDataRequest,
  getDataRequest,
  listMyDataRequests,
  prepareArchive,
  requestData,
} from '@lia/sdk/dataRequests/endpoints';
import type { DataRequestKind } from '@lia/sdk/dataRequests/rules';
import { eq } from 'drizzle-orm';
import { expect } from 'vitest';

import { guardianships } from '../accounts/tables.ts';
import { type Member, type RunningApi, test } from '../testing/api.ts';
import { guardianOf } from '../testing/guardians.ts';
import { emailsTo } from '../testing/mail.ts';
import { refusal } from '../testing/refusal.ts';

const NOTE = 'Vive en la calle X';
const ENDED = [409, 'DATA_REQUEST_GUARDIAN_ENDED', []];

const ask = async ({ client }: Member, kind: DataRequestKind, child: Member): Promise<string> =>
  (await client.call(requestData, { body: { kind, details: 'Es sobre mi hija', child: child.uuid } })).data.id;

const answersFor = ({ app }: RunningApi, { id }: Member, answers: boolean) =>
  app.db
    .update(guardianships)
    .set({ endedAt: answers ? null : new Date() })
    .where(eq(guardianships.guardianId, id));

test('what a guardian asked about a child is marked, neither answered nor shown to them, once they answer for the child no more', async ({
  api,
}) => {
  const lia = await api.member('admin');
  const child = await api.member('alumno');
  const father = await guardianOf(api, child);
  const [access, answered, cancellation] = [
    await ask(father, 'access', child),
    await ask(father, 'rectification', child),
    await ask(father, 'cancellation', child),
  ];
  const find = (id: string) => lia.client.call(getDataRequest, { params: { id } });
  const decide = (id: string, decision: 'answered' | 'extended' | 'refused' | 'withdrawn') =>
    lia.client.call(decideDataRequest, { params: { id }, body: { decision, note: NOTE } });
  const prepare = (id: string) => lia.client.call(prepareArchive, { params: { id } });
  const mine = async () => (await father.client.call(listMyDataRequests)).data;
  await decide(answered, 'answered');
  await prepare(access);
  expect(await find(cancellation)).toMatchObject({ child: 'Ana López', answers_for_child: true });
  expect(await mine()).toMatchObject([
    { id: cancellation, child: 'Ana López', answers_for_child: true },
    { id: answered, child: 'Ana López', note: NOTE },
    { id: access, archive: { status: 'preparing' } },
  ]);

  await answersFor(api, father, false);
  await api.jobRunner.runDue();
  const hidden = { answers_for_child: false, child: null, note: null, extension: null, archive: null };
  expect(await mine()).toMatchObject([
    { id: cancellation, details: 'Es sobre mi hija', status: 'received', ...hidden },
    { id: answered, status: 'answered', ...hidden },
    { id: access, ...hidden },
  ]);
  expect(await find(cancellation)).toMatchObject({
    answers_for_child: false,
    child: 'Ana López',
    child_user: child.uuid,
  });
  for (const call of [
    () => decide(cancellation, 'answered'),
    () => decide(cancellation, 'extended'),
    () => prepare(access),
  ]) {
    expect(await refusal(call())).toEqual(ENDED);
  }
  // What was under way is not made.
  const subjects = (await emailsTo(api, `${father.username}@example.com`)).map(({ subject }) => subject);
  expect(subjects).not.toContain('Tu archivo con tus datos está listo');

  // A removal is taken back within minutes.
  await answersFor(api, father, true);
  expect(await mine()).toMatchObject([
    { answers_for_child: true },
    { note: NOTE },
    { child: 'Ana López', archive: { status: 'failed' } },
  ]);
  await answersFor(api, father, false);
  await decide(cancellation, 'refused');
  await decide(access, 'withdrawn');
  expect(await find(cancellation)).toMatchObject({ status: 'refused', note: NOTE });
  expect(await mine()).toMatchObject([
    { status: 'refused', ...hidden },
    { status: 'answered', ...hidden },
    { status: 'withdrawn', ...hidden },
  ]);
});

test('a request about one’s own data names no child to answer for', async ({ api }) => {
  const parent = await api.member('padre');
  const body = { kind: 'access', details: 'Quiero saber qué guardan' } as const;
  const { data } = await parent.client.call(requestData, { body });
  expect(data).toMatchObject({ child: null, answers_for_child: null });
});

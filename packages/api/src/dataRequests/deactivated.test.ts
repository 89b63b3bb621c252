import { decideDataRequest, getDataRequest, requestData } from '@lia/sdk/dataRequests/endpoints';
import { deactivateUser, restoreUser } from '@lia/sdk/users/endpoints';
import { eq } from 'drizzle-orm';
import { expect } from 'vitest';

import { users } from '../accounts/tables.ts';
import { type Member, type RunningApi, test } from '../testing/api.ts';
import { emailsTo } from '../testing/mail.ts';

const NOTE = 'Tu nombre y tu correo';

/** A teacher who asked for their data, and whose account was deactivated before there was an answer. */
async function leaver(api: RunningApi, lia: Member, confirmed: boolean) {
  const teacher = await api.member('maestro');
  const emailVerifiedAt = confirmed ? new Date() : null;
  await api.app.db.update(users).set({ emailVerifiedAt }).where(eq(users.id, teacher.id));
  const body = { kind: 'access', details: 'Quiero saber qué datos tienen de mí' } as const;
  const { id } = (await teacher.client.call(requestData, { body })).data;
  await lia.client.call(deactivateUser, { params: { id: teacher.uuid }, body: {} });
  return { teacher, id, email: `${teacher.username}@example.com` };
}

const answer = ({ client }: Member, id: string) =>
  client.call(decideDataRequest, { params: { id }, body: { decision: 'answered', note: NOTE } });

const find = ({ client }: Member, id: string) => client.call(getDataRequest, { params: { id } });

test('e-mails the answer to who signs in no more, at an address that they confirmed', async ({ api }) => {
  const lia = await api.member('admin');
  const { id, email } = await leaver(api, lia, true);
  expect(await find(lia, id)).toMatchObject({ user_active: false, answered_by: 'email' });
  await answer(lia, id);
  const sent = (await emailsTo(api, email)).at(-1);
  expect(sent?.subject).toBe('Ya respondimos tu solicitud sobre tus datos');
  expect(sent?.text).toContain(NOTE);
  expect(sent?.text).not.toContain('/apps/misdatos');
});

test('keeps the answer out of the e-mail where the address may be of another person', async ({ api }) => {
  const lia = await api.member('admin');
  const [unconfirmed, moved] = [await leaver(api, lia, false), await leaver(api, lia, true)];
  await api.app.db.update(users).set({ email: 'otra@datos.example' }).where(eq(users.id, moved.teacher.id));
  for (const { id, email } of [unconfirmed, moved]) {
    // oxlint-disable-next-line no-await-in-loop
    expect(await find(lia, id)).toMatchObject({ user_active: false, answered_by: null });
    // oxlint-disable-next-line no-await-in-loop
    await answer(lia, id);
    // oxlint-disable-next-line no-await-in-loop
    const sent = (await emailsTo(api, email)).at(-1);
    expect(sent?.text).not.toContain(NOTE);
    expect(sent?.text).not.toContain('/apps/misdatos');
    expect(sent?.text).toContain('Tu cuenta está desactivada');
  }
});

test('leaves the answer to «Mis datos» once the account is active again', async ({ api }) => {
  const lia = await api.member('admin');
  const { id, email, teacher } = await leaver(api, lia, true);
  await lia.client.call(restoreUser, { params: { id: teacher.uuid }, body: {} });
  expect(await find(lia, id)).toMatchObject({ user_active: true, answered_by: 'account' });
  await answer(lia, id);
  const sent = (await emailsTo(api, email)).at(-1);
  expect(sent?.text).not.toContain(NOTE);
  expect(sent?.text).toContain('/apps/misdatos');
});

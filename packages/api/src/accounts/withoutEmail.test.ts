import { getMyContact, login, sendConfirmation } from '@lia/sdk/accounts/endpoints';
import { eq } from 'drizzle-orm';
import { expect } from 'vitest';

import { outbox } from '../platform/mail/tables.ts';
import { type RunningApi, test } from '../testing/api.ts';
import { hashPassword } from './passwords.ts';
import { users } from './tables.ts';

const PASSWORD = 'cometa';

async function student({ app }: RunningApi, username: string) {
  const passwordHash = await hashPassword(app.config, PASSWORD);
  const account = { username, email: null, passwordHash, name: 'Emi', lastName: 'Ruiz', role: ['alumno'] };
  await app.db.insert(users).values(account);
}

test('students without an e-mail address sign in, and nothing is sent to them', async ({ api }) => {
  for (const username of ['sin.correo.1', 'sin.correo.2']) {
    await student(api, username);
    const { user, access_token } = await api.visitor.call(login, { body: { username, password: PASSWORD } });
    expect(user.data.email).toBe('');
    const client = api.clientOf(access_token);
    expect((await client.call(getMyContact)).data).toMatchObject({ name: 'Emi Ruiz', email: '' });
    await client.call(sendConfirmation);
  }
  expect(await api.app.db.$count(outbox)).toBe(0);
});

test('what needs an address is refused by the field that is missing', async ({ api }) => {
  const parent = await api.member('padre');
  await api.app.db.update(users).set({ email: null }).where(eq(users.id, parent.id));
  const { token } = parent;
  const answer = await api.request('POST', '/storeOrder', { token, json: { id_licenses_type: 2 } });
  expect(answer).toMatchObject({ status: 422, body: { fields: { email: expect.any(String) } } });
});

test('no account has confirmed an address that it does not have', async ({ api }) => {
  const member = await api.member('padre');
  const change = api.app.db.update(users).set({ email: null, emailVerifiedAt: new Date() });
  await expect(change.where(eq(users.id, member.id))).rejects.toThrow('Failed query');
});

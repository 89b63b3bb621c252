import { changePassword, login, resetPassword, setChildPassword } from '@lia/sdk/accounts/endpoints';
import { newIdempotencyKey } from '@lia/sdk/http/idempotency';
import { createUser } from '@lia/sdk/users/endpoints';
import { eq } from 'drizzle-orm';
import { expect } from 'vitest';

import { type Member, type RunningApi, test } from '../testing/api.ts';
import { emailsTo } from '../testing/mail.ts';
import { hashPassword } from './passwords.ts';
import { guardianships, users } from './tables.ts';

const PASSWORD = 'un-colibrí-en-el-patio';
const refused = { status: 422, fields: { password: expect.stringContaining('más usadas') } };

async function memberWithPassword(api: RunningApi, role: Parameters<RunningApi['member']>[0]): Promise<Member> {
  const member = await api.member(role);
  const passwordHash = await hashPassword(api.app.config, PASSWORD);
  await api.app.db.update(users).set({ passwordHash }).where(eq(users.id, member.id));
  return member;
}

const twice = (password: string) => ({ password, password_confirmation: password });
const change = ({ client }: Member, password: string) =>
  client.call(changePassword, { body: { current_password: PASSWORD, ...twice(password) } });

/** Chooses a password by the link of an e-mail. */
async function resetTo(api: RunningApi, { id }: Member, password: string) {
  const [{ email } = { email: null }] = await api.app.db.select().from(users).where(eq(users.id, id));
  await api.request('POST', '/account/password/request', { json: { email } });
  const texts = (await emailsTo(api, email ?? '')).map(({ text }) => text ?? '');
  const [, token = ''] = /#token=([\w-]+)/.exec(texts.join('\n')) ?? [];
  return api.visitor.call(resetPassword, { body: { token, ...twice(password) } });
}

test.for(['admin', 'admin_escuela', 'Escuela-M'] as const)(
  'a common password is refused to %s, who chooses another one',
  async (role, { api }) => {
    const member = await memberWithPassword(api, role);
    for (const password of ['123456789', 'Contraseña', 'TeQuiero']) {
      await expect(change(member, password)).rejects.toMatchObject(refused);
    }
    await expect(resetTo(api, member, 'qwerty')).rejects.toMatchObject(refused);
    expect(await change(member, 'otro-colibrí-azul')).not.toHaveProperty('common_password');
  },
);

test.for(['padre', 'maestro', 'alumno'] as const)('%s is warned of one, and may go on', async (role, { api }) => {
  const member = await memberWithPassword(api, role);
  expect(await change(member, 'Contraseña')).toMatchObject({ common_password: true });
  const enter = (password: string) => api.visitor.call(login, { body: { username: member.username, password } });
  expect(await enter('Contraseña')).toMatchObject({ common_password: true });
  expect(await resetTo(api, member, 'otro-colibrí-azul')).not.toHaveProperty('common_password');
  expect(await enter('otro-colibrí-azul')).not.toHaveProperty('common_password');
});

test('a parent is warned of one for their child, and a school may give none to others', async ({ api }) => {
  const parent = await api.member('padre');
  const child = await api.member('alumno');
  await api.app.db.insert(guardianships).values({ guardianId: parent.id, studentId: child.id });
  const [row] = await api.app.db.select().from(users).where(eq(users.id, child.id));
  const params = { id: row?.uuid ?? '' };
  const set = (password: string) => parent.client.call(setChildPassword, { params, body: twice(password) });
  expect(await set('dragon')).toMatchObject({ common_password: true });
  expect(await set('el-dragón-de-mi-hija')).not.toHaveProperty('common_password');

  const { client } = await api.member('admin');
  const create = (password: string) =>
    client.call(createUser, {
      idempotencyKey: newIdempotencyKey(),
      body: { name: 'Inés', last_name: 'Ríos', username: 'ines.rios.comun', role: ['maestro'], password },
    });
  await expect(create('Mexico')).rejects.toMatchObject(refused);
  expect(await create('un-cenote-hondo')).toMatchObject({ data: { username: 'ines.rios.comun' } });
});

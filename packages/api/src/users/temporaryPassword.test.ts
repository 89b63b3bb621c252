import { login } from '@lia/sdk/accounts/endpoints';
import { giveTemporaryPassword } from '@lia/sdk/users/endpoints';
import { expect } from 'vitest';

import { type Member, test } from '../testing/api.ts';
import { personIn, runSchool } from '../testing/users.ts';

test('a temporary password is given to a student without address and card, who replaces it before anything else', async ({
  api,
}) => {
  const { id, director } = await runSchool(api);
  const student = await personIn(api, id, 'alumno_secundaria', { email: null, level: 3, grade: 1 });
  const give = { params: { id: student.uuid }, body: { password: 'girasol77' } };
  const { message } = await director.client.call(giveTemporaryPassword, give);
  expect(message).toBe('Listo. Al entrar con la contraseña temporal, elige la suya');
  expect(await api.request('GET', '/auth/verify', { token: student.token })).toMatchObject({ status: 401 });
  const { user, access_token: token } = await api.visitor.call(login, {
    body: { username: student.username, password: 'girasol77' },
  });
  expect(user.temporary_password).toBe(true);
  expect((await api.request('GET', '/tareas', { token })).status).toBe(403);
  const change = { current_password: 'girasol77', password: 'otra-mejor', password_confirmation: 'otra-mejor' };
  expect(await api.request('POST', '/account/password', { token, json: change })).toMatchObject({ status: 200 });
});

test('a temporary password is refused where it is common, and of who is reached in another way or is no student of the school', async ({
  api,
}) => {
  const admin = await api.member('admin');
  const { id, director } = await runSchool(api);
  const give = (by: Member, uuid: string, password = 'girasol77') =>
    api.request('POST', `/usuarios/${uuid}/temporary-password`, { token: by.token, json: { password } });
  const alone = { email: null };
  const student = await personIn(api, id, 'alumno_secundaria', { ...alone, level: 3, grade: 1 });
  expect(await give(director, student.uuid, '123456')).toMatchObject({
    status: 422,
    body: { fields: { password: expect.any(String) } },
  });
  const others = [
    await personIn(api, id, 'alumno', { ...alone, level: 2, grade: 3 }),
    await personIn(api, id, 'alumno_secundaria', { level: 3, grade: 1, email: 'con@correo.mx' }),
    await personIn(api, id, 'maestro', alone),
  ];
  for (const { uuid } of others) {
    expect(await give(director, uuid)).toMatchObject({ status: 409, body: { code: 'USER_NOT_GIVEN_PASSWORD' } });
  }
  expect(await give(admin, others[2]?.uuid ?? '')).toMatchObject({ status: 200 });
  const { director: another } = await runSchool(api);
  expect(await give(another, student.uuid)).toMatchObject({ status: 404 });
});

import { randomUUID } from 'node:crypto';

import { login } from '@lia/sdk/accounts/endpoints';
import { createClient } from '@lia/sdk/http/client';
import { createUser, sendUserReset, updateUser } from '@lia/sdk/users/endpoints';
import type { NewUser } from '@lia/sdk/users/schema';
import { expect } from 'vitest';

import { API_ROOT } from '../platform/serve.ts';
import { test } from '../testing/api.ts';
import { emailsTo } from '../testing/mail.ts';
import { personIn, runSchool } from '../testing/users.ts';

const teacher: NewUser = { name: 'Íñigo', last_name: 'Núñez Peña', role: ['maestro'] };

test('a new account is written to in the language that its owner signs in with first, whatever that of the administrator is', async ({
  api,
}) => {
  const { director, id: school } = await runSchool(api);
  const english = createClient({
    baseUrl: `${api.origin}${API_ROOT}`,
    language: () => 'en',
    token: () => director.token,
  });
  const reset = async (id: string, to: string) => {
    await english.call(sendUserReset, { params: { id }, idempotencyKey: randomUUID() });
    return (await emailsTo(api, to)).at(-1)?.subject;
  };
  // Another account has confirmed it.
  const email = 'idioma@escuela.example';
  await personIn(api, school, 'padre', { email, emailVerifiedAt: new Date() });
  const { data: shared } = await english.call(createUser, { body: { ...teacher, email } });
  expect(await reset(shared.uuid, email)).toBe('Elige una contraseña nueva');

  const { data } = await director.client.call(createUser, { body: { ...teacher, password: 'girasol' } });
  const corrected = 'corregido@escuela.example';
  await director.client.call(updateUser, { params: { id: data.uuid }, body: { email: corrected } });
  await english.call(login, { body: { username: data.username, password: 'girasol' } });
  expect(await reset(data.uuid, corrected)).toBe('Choose a new password');
});

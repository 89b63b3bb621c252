import { login } from '@lia/sdk/accounts/endpoints';
import { newIdempotencyKey } from '@lia/sdk/http/idempotency';
import { listChildren, registerFree } from '@lia/sdk/registrations/endpoints';
import type { FreeRegistration } from '@lia/sdk/registrations/schema';
import { eq, like } from 'drizzle-orm';
import { describe, expect } from 'vitest';

import { hashPassword } from '../accounts/passwords.ts';
import { users } from '../accounts/tables.ts';
import { schoolMembers } from '../institutions/tables.ts';
import { outbox } from '../platform/mail/tables.ts';
import { type RunningApi, startApi, test as base } from '../testing/api.ts';
import { child, family } from '../testing/families.ts';
import { runSchool } from '../testing/users.ts';

const test = base.extend<{ limited: RunningApi }>({
  limited: [
    // oxlint-disable-next-line no-empty-pattern -- Vitest reads the pattern to see what the fixture needs
    async ({}, use) => {
      const api = await startApi({ rateLimits: true });
      await use(api);
      await api.stop();
    },
    { scope: 'file' },
  ],
});

const RECEIVED = { message: 'Tu registro está listo. Ya puedes iniciar sesión' };
const TAKEN = 'Ese nombre de usuario ya está ocupado';

/** Sends a form as a page does that knows nothing of an earlier time: under a key of its own. */
const send = (api: RunningApi, body: FreeRegistration) =>
  api.visitor.call(registerFree, { body, idempotencyKey: newIdempotencyKey() });

const refusal = async (api: RunningApi, json: FreeRegistration) => {
  const { status, body } = await api.request('POST', '/stripe/public/free-sub', { json });
  return { status, fields: Object(body).fields };
};

/** Every account of a family whose usernames begin so. */
const accountsOf = (api: RunningApi, name: string) =>
  api.app.db
    .select()
    .from(users)
    .where(like(users.username, `${name}%`))
    .orderBy(users.id);

const withPassword = ({ form, children }: FreeRegistration, password: string): FreeRegistration => ({
  form: { ...form, password, password_confirmation: password },
  children,
});

async function enter(api: RunningApi, username: string, password: string) {
  const { access_token } = await api.visitor.call(login, { body: { username, password } });
  return api.clientOf(access_token);
}

describe('a family that is registered and is sent again', () => {
  test('is led on as registered, and is one family', async ({ api }) => {
    const body = family('vuelve', child('vuelve.uno'), child('vuelve.dos'));
    expect(await send(api, body)).toEqual(RECEIVED);
    const before = await accountsOf(api, 'vuelve');
    expect(before).toHaveLength(3);
    expect(await send(api, body)).toEqual(RECEIVED);
    expect(await accountsOf(api, 'vuelve')).toEqual(before);
    // No second confirmation email is sent.
    const { kind: name, recipient } = outbox;
    const sent = await api.app.db.select().from(outbox).where(eq(recipient, body.form.email)).orderBy(name);
    expect(sent.map(({ kind }) => kind)).toEqual(['email-confirmation', 'membership-accounts']);
  });

  test('however it writes its names', async ({ api }) => {
    await send(api, family('mayuscula'));
    const again = family('MAYUSCULA', child('Mayuscula.Hijo', { email: 'MAYUSCULA.hijo@Example.mx' }));
    expect(await send(api, again)).toEqual(RECEIVED);
    expect(await accountsOf(api, 'mayuscula')).toHaveLength(2);
    expect(await accountsOf(api, 'MAYUSCULA')).toHaveLength(0);
  });

  test('at the same moment, under as many keys, as well', async ({ api }) => {
    const body = family('de.golpe', child('de.golpe.uno'), child('de.golpe.dos'));
    const answers = await Promise.all(Array.from({ length: 5 }, () => send(api, body)));
    expect(answers).toEqual(Array.from({ length: 5 }, () => RECEIVED));
    expect(await accountsOf(api, 'de.golpe')).toHaveLength(3);
  });

  test('with what it corrects: nothing that was typed is lost', async ({ api }) => {
    await send(api, family('corrige', child('corrige.uno', { level: 2, grade: 4 })));
    const { form } = family('corrige');
    const again = {
      form: { ...form, phone_number: '3312345678', name: 'Fernanda', state: 'Yucatán' },
      children: [child('corrige.uno', { level: 3, grade: 1, last_name: 'Ruiz Ñáñez Peón' })],
    };
    expect(await send(api, again)).toEqual(RECEIVED);
    expect(await accountsOf(api, 'corrige')).toMatchObject([
      { name: 'Fernanda', phoneNumber: '3312345678', state: 'Yucatán', role: ['padre'] },
      { lastName: 'Ruiz Ñáñez Peón', level: 3, grade: 1, role: ['alumno_secundaria'] },
    ]);
  });

  test('changes neither name nor grade of a child whom a school keeps', async ({ api }) => {
    await send(api, family('deescuela', child('deescuela.uno', { level: 2, grade: 4 })));
    const [, before] = await accountsOf(api, 'deescuela');
    const { id: schoolId } = await runSchool(api);
    await api.app.db.insert(schoolMembers).values({ userId: before?.id ?? 0, schoolId, role: 'student' });
    const again = family('deescuela', child('deescuela.uno', { level: 3, grade: 1, name: 'Otro' }));
    expect(await send(api, again)).toEqual(RECEIVED);
    expect((await accountsOf(api, 'deescuela'))[1]).toEqual(before);
  });

  test('with a child more gets that child', async ({ api }) => {
    await send(api, family('crece', child('crece.uno')));
    expect(await send(api, family('crece', child('crece.uno'), child('crece.dos')))).toEqual(RECEIVED);
    const client = await enter(api, 'crece', 'girasol');
    const { data } = await client.call(listChildren);
    expect(data.map(({ username }) => username)).toEqual(['crece.uno', 'crece.dos']);
  });
});

describe('a caller who does not prove that the family is theirs', () => {
  test.for([
    ['another password', (body: FreeRegistration) => withPassword(body, 'adivinada')],
    [
      'another address',
      ({ form, children }: FreeRegistration) => ({ form: { ...form, email: 'otra@example.mx' }, children }),
    ],
  ] as const)('gets the answer of any taken username: %s', async ([what, change], { api }) => {
    const name = what.replace(' ', '.');
    const body = family(name);
    await send(api, body);
    const before = await accountsOf(api, name);
    const { status, fields } = await refusal(api, change(body));
    expect(status).toBe(422);
    expect(fields).toEqual({ 'form.username': TAKEN, 'children[0].username': TAKEN });
    expect(await accountsOf(api, name)).toEqual(before);
  });

  test('gets no child of another family', async ({ api }) => {
    await send(api, family('ajena', child('ajena.hijo')));
    await send(api, family('propia', child('propia.hijo')));
    const { status, fields } = await refusal(api, family('propia', child('propia.hijo'), child('ajena.hijo')));
    expect(status).toBe(422);
    expect(fields).toEqual({ 'children[1].username': TAKEN });
  });

  test('is refused a child whose password is another one, since it would not open their account', async ({ api }) => {
    await send(api, family('clave', child('clave.hijo')));
    const again = family('clave', child('clave.hijo', { password: 'papalote', password_confirmation: 'papalote' }));
    expect(await refusal(api, again)).toEqual({
      status: 422,
      fields: { 'children[0].username': TAKEN, 'children[0].email': 'Ese correo ya está registrado' },
    });
    await enter(api, 'clave.hijo', 'cometa');
  });

  test('makes no parent of a teacher', async ({ api }) => {
    const teacher = await api.member('maestro');
    const { form, children } = family('maestra.madre');
    const [account] = await api.app.db
      .update(users)
      .set({ passwordHash: await hashPassword(api.app.config, form.password) })
      .where(eq(users.id, teacher.id))
      .returning();
    const known = { ...form, username: teacher.username, email: account?.email ?? '' };
    const { status, fields } = await refusal(api, { form: known, children });
    expect(status).toBe(422);
    expect(fields).toEqual({ 'form.username': TAKEN });
    expect(await accountsOf(api, 'maestra.madre')).toEqual([]);
  });

  test('may guess as little as at the sign-in, whose attempts it does not use up', async ({ limited }) => {
    const body = family('asediada');
    await send(limited, body);
    for (let guess = 1; guess <= 10; guess += 1) {
      expect((await refusal(limited, withPassword(body, `adivina-${guess}`))).status).toBe(422);
    }
    // Even the right one discloses nothing any more.
    const { status, fields } = await refusal(limited, body);
    expect(status).toBe(422);
    expect(fields).toMatchObject({ 'form.username': TAKEN });
    const json = { username: 'asediada', password: 'girasol' };
    expect(await limited.request('POST', '/login', { json })).toMatchObject({ status: 200 });
  });
});

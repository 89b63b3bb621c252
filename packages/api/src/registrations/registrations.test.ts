import { login } from '@lia/sdk/accounts/endpoints';
import { newIdempotencyKey } from '@lia/sdk/http/idempotency';
import { listChildren, registerFree } from '@lia/sdk/registrations/endpoints';
import { count, eq, inArray } from 'drizzle-orm';
import { describe, expect } from 'vitest';

import { users } from '../accounts/tables.ts';
import { schoolMembers } from '../institutions/tables.ts';
import { countAttempt } from '../platform/limits.ts';
import { type RunningApi, startApi, test } from '../testing/api.ts';
import { child, family } from '../testing/families.ts';
import { emailsTo, unsolicited } from '../testing/mail.ts';
import { USERNAME_CHECKS } from './limits.ts';

async function signIn(api: RunningApi, username: string, password: string) {
  const { access_token, user } = await api.visitor.call(login, { body: { username, password } });
  return { user, client: api.clientOf(access_token) };
}

/** How many accounts there are by these usernames. */
async function accounts(api: RunningApi, ...usernames: string[]): Promise<number> {
  const [found] = await api.app.db.select({ n: count() }).from(users).where(inArray(users.username, usernames));
  return found?.n ?? 0;
}

const register = (api: RunningApi, json: unknown) => api.request('POST', '/stripe/public/free-sub', { json });

describe('POST /usernames/check', () => {
  const ask = (api: RunningApi, json: object) => api.request('POST', '/usernames/check', { json });

  test('distinguishes a free username from a taken one, and discloses no e-mail address', async ({ api }) => {
    const { username } = await api.member('padre');
    expect(await ask(api, { username: 'nadie.lo.tiene' })).toMatchObject({ status: 200, body: { available: true } });
    expect(await ask(api, { username: username.toUpperCase() })).toMatchObject({ body: { available: false } });
    expect(await ask(api, { username: `${username}@example.com` })).toMatchObject({
      status: 200,
      body: { available: true },
    });
    expect(await ask(api, { username, email: 'a@example.mx' })).toMatchObject({ status: 422 });
    expect(await ask(api, {})).toMatchObject({ status: 422, body: { fields: { username: 'Este dato es necesario' } } });
  });

  test('answers a network so often, and no more', async () => {
    const api = await startApi({ rateLimits: true });
    try {
      await countAttempt(api.app.db, 'POST /usernames/check:127.0.0.1', { times: 1, seconds: 600 });
      const answers = await Promise.all(
        Array.from({ length: USERNAME_CHECKS.times }, async () => (await ask(api, { username: 'quien.sea' })).status),
      );
      expect(answers.filter((status) => status === 429)).toHaveLength(1);
    } finally {
      await api.stop();
    }
  });
});

describe('POST /stripe/public/free-sub', () => {
  test('registers a parent and two children, who can all sign in', async ({ api }) => {
    const body = family('mafer', child('emi'), child('regina', { level: 1, grade: 3, name: 'Regina' }));
    await expect(api.visitor.call(registerFree, { body })).resolves.toEqual({
      message: 'Tu registro está listo. Ya puedes iniciar sesión',
    });

    const parent = await signIn(api, 'mafer', 'girasol');
    expect(parent.user).toMatchObject({ role: ['padre'], school_id: 305, data: { displayName: 'María Fernanda' } });
    const { data } = await parent.client.call(listChildren);
    expect(data).toMatchObject([
      { name: 'Emiliano', username: 'emi', level: 2, grade: 4, avatar_path: null },
      { name: 'Regina', username: 'regina', level: 1, grade: 3, avatar_path: null },
    ]);

    const student = await api.app.db.select().from(users).where(eq(users.username, 'regina'));
    expect(student).toMatchObject([{ role: ['preescolar'], dependent: true }]);
    const schools = await api.app.db
      .select()
      .from(schoolMembers)
      .where(eq(schoolMembers.userId, student[0]?.id ?? 0));
    expect(schools).toMatchObject([{ schoolId: 305, role: 'student', until: null }]);
  });

  test('gives each level its role', async ({ api }) => {
    const children = [
      child('nivel1', { level: 1, grade: 1 }),
      child('nivel2', { level: 2, grade: 6 }),
      child('nivel3', { level: 3, grade: 3 }),
    ];
    await api.visitor.call(registerFree, { body: family('niveles', ...children) });
    const roles = await Promise.all(
      children.map(async ({ username }) => (await signIn(api, username, 'cometa')).user.role),
    );
    expect(roles).toEqual([['preescolar'], ['alumno'], ['alumno_secundaria']]);
  });

  test('writes to the parent with the username of each, in their language and without passwords', async ({ api }) => {
    const body = family('con.correo', child('con.correo.uno'), child('con.correo.dos', { name: 'Regina' }));
    await api.request('POST', '/stripe/public/free-sub', { json: body, headers: { 'Accept-Language': 'en' } });
    const sent = await emailsTo(api, body.form.email);
    const [email, ...others] = sent.filter(({ subject }) => subject === 'Your LIA accounts are ready');
    for (const { username } of [body.form, ...body.children]) expect(email?.text).toContain(username);
    for (const { password } of [body.form, ...body.children]) expect(email?.text).not.toContain(password);
    expect(others).toEqual([]);
  });

  test('writes no usernames to who confirmed the address for another account', async ({ api }) => {
    const { username } = await api.member('padre');
    const email = `${username}@example.com`;
    await api.app.db.update(users).set({ emailVerifiedAt: new Date() }).where(eq(users.username, username));
    const { form, children } = family(`typo.${username}`);
    await api.visitor.call(registerFree, { body: { form: { ...form, email }, children } });
    const emails = await emailsTo(api, email);
    expect(emails).toMatchObject([
      { subject: 'Hay otra cuenta con tu correo', text: expect.stringMatching(unsolicited) },
    ]);
  });

  test('keeps no password as it was typed', async ({ api }) => {
    await api.visitor.call(registerFree, { body: family('secreta') });
    const [kept] = await api.app.db.select().from(users).where(eq(users.username, 'secreta'));
    expect(kept?.passwordHash).toMatch(/^\$argon2id\$/);
  });

  test('names every username that is taken, whatever its case, no address, and creates no account', async ({ api }) => {
    await api.visitor.call(registerFree, { body: family('ocupada', child('ocupado')) });
    const { form, children } = family(
      'OCUPADA',
      child('nuevo'),
      child('otro', { username: 'Ocupado', email: 'OCUPADO@example.mx' }),
    );
    const stranger = { ...form, password: 'tulipan', password_confirmation: 'tulipan' };
    const { status, body } = await register(api, { form: stranger, children });
    expect(status).toBe(422);
    expect(body).toEqual({
      code: 'VALIDATION_FAILED',
      message: 'Revisa los datos marcados',
      fields: {
        'form.username': 'Ese nombre de usuario ya está ocupado',
        'children[1].username': 'Ese nombre de usuario ya está ocupado',
      },
    });
    expect(await accounts(api, 'OCUPADA', 'nuevo', 'Ocupado')).toBe(0);
  });

  test('names what repeats within the family', async ({ api }) => {
    const repeated = family('gemelos', child('gemelo'), child('otro.gemelo', { username: 'GEMELO' }));
    expect(await register(api, repeated)).toMatchObject({
      status: 422,
      body: { fields: { 'children[1].username': 'Ese nombre de usuario ya está ocupado' } },
    });
    const shared = family('compartida', child('comparte', { email: 'Compartida@example.mx' }));
    expect(await register(api, shared)).toMatchObject({
      status: 422,
      body: { fields: { 'children[0].email': 'Ese correo ya está registrado' } },
    });
    const twice = family('dos', child('uno1', { email: 'x@example.mx' }), child('uno2', { email: 'X@example.mx' }));
    expect(await register(api, twice)).toMatchObject({
      status: 422,
      body: { fields: { 'children[1].email': 'Cada hijo necesita un correo distinto' } },
    });
    expect(await accounts(api, 'gemelos', 'gemelo', 'compartida', 'comparte', 'dos', 'uno1')).toBe(0);
  });

  test('lets one of two families have a name that both want at the same moment', async ({ api }) => {
    const wanted = ['uno', 'otro'].map((name) =>
      family(`carrera.${name}`, child('deseado', { email: `${name}@deseado.mx` })),
    );
    const answers = await Promise.all(wanted.map((body) => register(api, body)));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 422]);
    expect(await accounts(api, 'carrera.uno', 'carrera.otro', 'deseado')).toBe(2);
  });

  test('names what is wrong with a child', async ({ api }) => {
    const body = family('grados', child('grado1'), child('grado2', { level: 1, grade: 6 }));
    expect(await register(api, body)).toMatchObject({
      status: 422,
      body: { fields: { 'children[1].grade': 'Elige un grado de la lista' } },
    });
  });

  test.for([{ role: ['admin'] }, { role_id: 'admin' }, { schoolId: 301 }, { uuid: 'x' }])(
    'takes no %j from the request',
    async (wish, { api }) => {
      const body = family('ambiciosa');
      expect((await register(api, { ...body, form: { ...body.form, ...wish } })).status).toBe(422);
      expect((await register(api, { ...body, children: [{ ...child('ambicioso'), ...wish }] })).status).toBe(422);
    },
  );

  test.for([
    ['nothing', undefined],
    ['null', null],
    ['a list', [{}]],
    ['a form that is text', { form: 'x', children: [] }],
    ['children as an object', { form: {}, children: { 0: {} } }],
    ['a thousand children', { form: {}, children: Array.from({ length: 1000 }, () => ({})) }],
    ['children in children', { form: {}, children: [[[[[[[[[[]]]]]]]]]] }],
    ['a constructor', { form: { constructor: { prototype: {} } }, children: [] }],
  ])('refuses %s', async ([, json], { api }) => {
    expect(await register(api, json)).toMatchObject({ status: 422, body: { code: 'VALIDATION_FAILED' } });
  });
});

describe('the same registration twice', () => {
  test('is one family with one answer, even at the same moment', async ({ api }) => {
    const call = { body: family('doble'), idempotencyKey: newIdempotencyKey() };
    const answers = await Promise.all(Array.from({ length: 5 }, () => api.visitor.call(registerFree, call)));
    for (const answer of answers)
      expect(answer).toEqual({ message: 'Tu registro está listo. Ya puedes iniciar sesión' });
    expect(await accounts(api, 'doble', 'doble.hijo')).toBe(2);
  });

  test('may be mended after a refusal, with the same key', async ({ api }) => {
    await api.visitor.call(registerFree, { body: family('primera') });
    const idempotencyKey = newIdempotencyKey();
    const { form, children } = family('primera', child('segundo'));
    const stranger = { ...form, password: 'tulipan', password_confirmation: 'tulipan' };
    const refused = api.visitor.call(registerFree, { body: { form: stranger, children }, idempotencyKey });
    await expect(refused).rejects.toMatchObject({ status: 422 });
    await api.visitor.call(registerFree, { body: family('segunda', child('segundo')), idempotencyKey });
    expect(await accounts(api, 'segunda', 'segundo')).toBe(2);
  });
});

describe('GET /children', () => {
  test('is for parents', async ({ api }) => {
    expect((await api.request('GET', '/children')).status).toBe(401);
    for (const role of ['alumno', 'maestro', 'admin_escuela'] as const) {
      const { token } = await api.member(role);
      expect((await api.request('GET', '/children', { token })).status).toBe(403);
    }
  });

  test("shows a parent's own children alone", async ({ api }) => {
    await api.visitor.call(registerFree, { body: family('vecina') });
    const stranger = await api.member('Padre-M');
    await expect(stranger.client.call(listChildren)).resolves.toEqual({ data: [] });
    const { client } = await signIn(api, 'vecina', 'girasol');
    const { data } = await client.call(listChildren);
    expect(data.map(({ username }) => username)).toEqual(['vecina.hijo']);
  });
});

import { login, logout, resumeSession, verifySession } from '@lia/sdk/accounts/endpoints';
import { createInstitution } from '@lia/sdk/institutions/endpoints';
import { eq } from 'drizzle-orm';
import { SignJWT } from 'jose';
import { afterEach, describe, expect, vi } from 'vitest';

import { deriveKey } from '../platform/secret.ts';
import { type RunningApi, test } from '../testing/api.ts';
import { hashPassword } from './passwords.ts';
import { schoolMembers } from '../institutions/tables.ts';
import { users } from './tables.ts';

/** A parent who can sign in with the password. */
async function parent(api: RunningApi, username: string, password: string): Promise<void> {
  const passwordHash = await hashPassword(api.app.config, password);
  const email = `${username}@example.com`;
  const person = { username, email, passwordHash, name: 'Marisol', lastName: 'Peña', role: ['padre'] };
  await api.app.db.insert(users).values(person);
}

const hours = (count: number) => count * 3_600_000;

afterEach(() => {
  vi.useRealTimers();
});

describe('signing in', () => {
  test('answers the person, a token and its expiry, and nothing of the password', async ({ api }) => {
    await parent(api, 'marisol', 'secreta-1');
    const before = Date.now();
    const signedIn = await api.visitor.call(login, { body: { username: 'marisol', password: 'secreta-1' } });
    const { uuid } = signedIn.user;
    expect(signedIn.user).toEqual({
      uid: uuid,
      uuid_: uuid,
      from: 'jwt',
      company: null,
      uuid: expect.stringMatching(/^[0-9a-f-]{36}$/),
      role: ['padre'],
      email_verified_at: null,
      school_id: null,
      school_name: null,
      grade: null,
      data: {
        username: 'marisol',
        displayName: 'Marisol',
        lastName: 'Peña',
        email: 'marisol@example.com',
        photoURL: null,
        settings: {},
        shortcuts: null,
      },
    });
    const lasts = Date.parse(signedIn.expires_at) - before;
    expect(lasts).toBeGreaterThan(hours(11.9));
    expect(lasts).toBeLessThanOrEqual(hours(12.1));
    expect(await api.clientOf(signedIn.access_token).call(verifySession)).toMatchObject({ success: true });
  });

  test('names the company of a user who belongs to one, and no company for a school', async ({ api }) => {
    const admin = await api.member('admin');
    for (const type of ['Empresa', 'Escuela'] as const) {
      const body = { School: `Con cuenta ${type}`, Description: '', Type: type, IsActive: true };
      const { SchoolId } = (await admin.client.call(createInstitution, { body })).data;
      const username = `de.${type}`;
      await parent(api, username, 'secreta-1');
      const [person] = await api.app.db.select().from(users).where(eq(users.username, username));
      await api.app.db.insert(schoolMembers).values({ userId: person?.id ?? 0, schoolId: SchoolId, role: 'parent' });
      const { user } = await api.visitor.call(login, { body: { username, password: 'secreta-1' } });
      expect(user.company).toEqual(type === 'Empresa' ? { id: SchoolId, name: body.School } : null);
      expect(user).toMatchObject({ school_id: SchoolId, school_name: body.School });
    }
  });

  test('does not mind the case of the username', async ({ api }) => {
    await parent(api, 'Ricardo', 'secreta-1');
    const { user } = await api.visitor.call(login, { body: { username: 'RICARDO', password: 'secreta-1' } });
    expect(user.data.username).toBe('Ricardo');
  });

  test('names what is wrong in the words of the specification, in Spanish unless English is asked for', async ({
    api,
  }) => {
    await parent(api, 'equivocada', 'secreta-1');
    const attempt = (json: object, headers = {}) => api.request('POST', '/login', { json, headers });
    expect(await attempt({ username: 'equivocada', password: 'otra' })).toMatchObject({
      status: 401,
      body: { code: 'INVALID_PASSWORD', message: 'La contraseña es inválida' },
    });
    expect(await attempt({ username: 'nadie', password: 'otra' })).toMatchObject({
      status: 401,
      body: { code: 'USER_NOT_FOUND', message: 'El usuario es incorrecto' },
    });
    const english = { 'Accept-Language': 'en-GB,en;q=0.9,es;q=0.2' };
    expect(await attempt({ username: 'nadie', password: 'otra' }, english)).toMatchObject({
      body: { message: 'The username is wrong' },
    });
    const spanish = { 'Accept-Language': 'es-MX,en;q=0.9' };
    expect(await attempt({ username: 'a', password: 'x' }, spanish)).toMatchObject({
      status: 422,
      body: { fields: { username: 'Min character length is 4', password: 'El mínimo de caracteres es 3' } },
    });
  });

  test('is over for a deleted person, whose username is free again', async ({ api }) => {
    await parent(api, 'borrada', 'secreta-1');
    const body = { username: 'borrada', password: 'secreta-1' };
    const { access_token: token } = await api.visitor.call(login, { body });
    await api.app.db.update(users).set({ deletedAt: new Date() }).where(eq(users.username, 'borrada'));
    await expect(api.visitor.call(login, { body })).rejects.toMatchObject({ code: 'USER_NOT_FOUND' });
    await expect(api.clientOf(token).call(verifySession)).rejects.toMatchObject({ code: 'SESSION_INVALID' });
    await parent(api, 'borrada', 'secreta-2');
  });
});

describe('a session', () => {
  test('is resumed with its own token and its own expiry', async ({ api }) => {
    const { token, uuid } = await api.member('maestro');
    const resumed = await api.visitor.call(resumeSession, { body: { access_token: token } });
    expect(resumed).toMatchObject({ access_token: token, user: { uuid, role: ['maestro'] } });
    expect(Date.parse(resumed.expires_at)).toBeGreaterThan(Date.now());
  });

  test('ends with signing out, for that token alone', async ({ api }) => {
    const [one, other] = await Promise.all([api.member('padre'), api.member('padre')]);
    expect(await one.client.call(logout)).toEqual({ message: 'Sesión finalizada' });
    const ended = { status: 401, code: 'SESSION_INVALID' };
    await expect(one.client.call(verifySession)).rejects.toMatchObject(ended);
    await expect(one.client.call(logout)).rejects.toMatchObject(ended);
    await expect(api.visitor.call(resumeSession, { body: { access_token: one.token } })).rejects.toMatchObject(ended);
    expect(await other.client.call(verifySession)).toMatchObject({ success: true });
  });

  test('ends twelve hours after it began, however busy it was', async ({ api }) => {
    const { client } = await api.member('padre');
    const began = Date.now();
    vi.useFakeTimers({ toFake: ['Date'], now: began + hours(11.99) });
    expect(await client.call(verifySession)).toMatchObject({ success: true });
    vi.setSystemTime(began + hours(12.01));
    await expect(client.call(verifySession)).rejects.toMatchObject({
      status: 401,
      code: 'TOKEN_EXPIRED',
      message: 'Token expirado o inválido',
    });
  });

  test('takes the roles that its person has now', async ({ api }) => {
    const { id, token } = await api.member('user');
    expect((await api.request('GET', '/schools', { token })).status).toBe(403);
    await api.app.db
      .update(users)
      .set({ role: ['admin'] })
      .where(eq(users.id, id));
    expect((await api.request('GET', '/schools', { token })).status).toBe(200);
  });
});

describe('a token', () => {
  const signed = (secret: Uint8Array, purpose: string, claims: object) =>
    new SignJWT({ ...claims })
      .setProtectedHeader({ alg: 'HS256' })
      .setSubject('x')
      .setExpirationTime('1h')
      .sign(deriveKey(secret, purpose));

  test('that we did not sign for a session is refused', async ({ api }) => {
    const { token } = await api.member('admin');
    const [head, claims] = token.split('.');
    const jti = '00000000-0000-4000-8000-000000000000';
    const tokens = [
      'garbage',
      `${head}.${claims}.`,
      `${token.slice(0, -4)}AAAA`,
      `eyJhbGciOiJub25lIn0.${claims}.`,
      await signed(api.app.secret, 'another purpose', { jti }),
      await signed(api.app.secret, 'session tokens', {}),
      await signed(api.app.secret, 'session tokens', { jti: 'not-a-uuid' }),
      await signed(api.app.secret, 'session tokens', { jti }),
    ];
    for (const forged of tokens) {
      const answer = await api.request('GET', '/auth/verify', { token: forged });
      expect(answer, forged).toMatchObject({ status: 401 });
      expect(answer.headers.get('www-authenticate')).toBe('Bearer');
    }
  });

  test('of another scheme counts as none', async ({ api }) => {
    const headers = { Authorization: 'Basic YWRtaW46YWRtaW4=' };
    expect(await api.request('GET', '/auth/verify', { headers })).toMatchObject({ status: 401 });
  });

  test('that is over does not keep its bearer from public calls', async ({ api }) => {
    expect(await api.request('GET', '/countries', { token: 'garbage' })).toMatchObject({ status: 200 });
  });
});

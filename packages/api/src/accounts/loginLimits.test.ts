import { randomUUID } from 'node:crypto';

import { makeAccessCards } from '@lia/sdk/accessCards/endpoints';
import { changePassword } from '@lia/sdk/accounts/endpoints';
import { KNOWN_DEVICE_DAYS } from '@lia/sdk/accounts/rules';
import { eq } from 'drizzle-orm';
import { describe, expect, vi } from 'vitest';

import { type RunningApi, startApi, test as base } from '../testing/api.ts';
import { found } from '../platform/errors.ts';
import { family } from '../testing/families.ts';
import { schoolMembers } from '../institutions/tables.ts';
import { countUntil } from '../testing/attempts.ts';
import { add } from '../testing/institutions.ts';
import { deviceProof } from './knownDevices.ts';
import { hashPassword } from './passwords.ts';
import { findByUsername } from './store.ts';
import { users } from './tables.ts';

const PASSWORD = 'secreta-1';

const test = base.extend<{ limited: RunningApi }>({
  limited: [
    // oxlint-disable-next-line no-empty-pattern -- Vitest reads the pattern to see what the fixture needs
    async ({}, use) => {
      // A proxy in front, so that one test can come from many addresses.
      const api = await startApi({ rateLimits: true, trustProxy: true });
      await use(api);
      await api.stop();
    },
    { scope: 'file' },
  ],
});

async function account(api: RunningApi, username: string): Promise<void> {
  const passwordHash = await hashPassword(api.app.config, PASSWORD);
  await api.app.db
    .insert(users)
    .values({ username, email: `${username}@example.com`, passwordHash, name: 'Ana', lastName: 'López' });
}

const attempt = (api: RunningApi, address: string, username: string, password: string) =>
  api.request('POST', '/login', { json: { username, password }, headers: { 'X-Forwarded-For': address } });

describe('the limits of signing in', () => {
  test('close an account after ten wrong passwords, wherever they come from, and report until when', async ({
    limited,
  }) => {
    await account(limited, 'asediada');
    for (let i = 1; i <= 10; i += 1) {
      expect(await attempt(limited, `10.0.0.${i}`, 'Asediada', `wrong-${i}`)).toMatchObject({ status: 401 });
    }
    const refused = await attempt(limited, '10.0.0.99', 'asediada', PASSWORD);
    expect(refused).toMatchObject({
      status: 429,
      body: { code: 'RATE_LIMITED', message: 'Demasiados intentos. Espera un momento y vuelve a intentarlo' },
    });
    const wait = Number(refused.headers.get('retry-after'));
    expect(wait).toBeGreaterThan(600);
    expect(wait).toBeLessThanOrEqual(900);
    await account(limited, 'tranquila');
    expect(await attempt(limited, '10.0.0.99', 'tranquila', PASSWORD)).toMatchObject({ status: 200 });
  });

  test('count attempts that arrive all at once one by one', async ({ limited }) => {
    await account(limited, 'carrera');
    const answers = await Promise.all(
      Array.from({ length: 25 }, (_, i) => attempt(limited, `10.1.0.${i}`, 'carrera', 'wrong')),
    );
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(10);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(15);
  });

  test('start over after a right password', async ({ limited }) => {
    await account(limited, 'distraida');
    for (let round = 0; round < 2; round += 1) {
      for (let i = 0; i < 9; i += 1) await attempt(limited, '10.2.0.1', 'distraida', 'wrong');
      expect(await attempt(limited, '10.2.0.1', 'distraida', PASSWORD)).toMatchObject({ status: 200 });
    }
  });

  test('close an address after fifty failures over many accounts, and no other address', async ({ limited }) => {
    for (let i = 0; i < 50; i += 1) {
      expect(await attempt(limited, '10.3.0.1', `nobody-${i}`, 'wrong')).toMatchObject({ status: 401 });
    }
    expect(await attempt(limited, '10.3.0.1', 'nobody-50', 'wrong')).toMatchObject({ status: 429 });
    expect(await attempt(limited, '10.3.0.2', 'nobody-50', 'wrong')).toMatchObject({ status: 401 });
  });

  test('let a whole school sign in from one address', async ({ limited }) => {
    await account(limited, 'salon');
    for (let i = 0; i < 60; i += 1) {
      expect(await attempt(limited, '10.4.0.1', 'salon', PASSWORD)).toMatchObject({ status: 200 });
    }
  });

  test('count the address that the proxy saw, whatever the client’s own header contains', async ({ limited }) => {
    const guess = async (i: number): Promise<number> =>
      (await attempt(limited, `198.51.100.${i}, 203.0.113.7`, `nadie${i}`, 'adivinada')).status;
    for (let i = 1; i <= 3; i += 1) expect(await guess(i)).toBe(401);
    await countUntil(limited, '203.0.113.7', { made: 3, count: 49 });
    expect([await guess(50), await guess(51)]).toEqual([401, 429]);
  });

  test('count all addresses of one line as one', async ({ limited }) => {
    const guess = async (address: string): Promise<number> =>
      (await attempt(limited, address, `nadie${randomUUID()}`.slice(0, 30), 'adivinada')).status;
    for (let i = 1; i <= 3; i += 1) expect(await guess(`2001:db8:0:7:${i}::${i}`)).toBe(401);
    await countUntil(limited, '2001:db8:0:7::/64', { made: 3, count: 49 });
    expect(await guess('2001:db8:0:7:50::50')).toBe(401);
    for (const same of ['2001:db8::7:0:0:0:99', '2001:0DB8:0:7::1']) expect(await guess(same)).toBe(429);
    for (const other of ['2001:db8:0:8::1', '2001:db8::7', '::1', '::ffff:203.0.113.9'])
      expect(await guess(other)).toBe(401);
  });
});

describe('the owner of an account whose password strangers guess', () => {
  const enter = async (
    api: RunningApi,
    address: string,
    username: string,
    devices: readonly string[] = [],
    password = PASSWORD,
  ) =>
    api.request('POST', '/login', { json: { username, password, devices }, headers: { 'X-Forwarded-For': address } });

  const deviceIn = ({ body }: { body: unknown }): string => String(Object(body).device);

  /** Uses up what strangers may try, each time from another network. */
  async function besiege(api: RunningApi, username: string): Promise<void> {
    for (let i = 1; i <= 10; i += 1) await attempt(api, `10.5.${i}.1`, username, 'wrong');
    expect(await enter(api, '10.5.99.1', username)).toMatchObject({ status: 429 });
  }

  test('gets in from the network, and by the browser, with which they signed in before', async ({ limited }) => {
    await account(limited, 'conocida');
    const device = deviceIn(await enter(limited, '10.6.0.1', 'conocida'));
    await besiege(limited, 'conocida');
    expect(await enter(limited, '10.6.0.1', 'conocida')).toMatchObject({ status: 200 });
    expect(await enter(limited, '10.6.7.8', 'conocida', [device])).toMatchObject({ status: 200 });
    expect(await enter(limited, '10.5.99.1', 'conocida')).toMatchObject({ status: 429 });
  });

  test('is not joined by guessers with a known network or browser: those have ten tries of their own', async ({
    limited,
  }) => {
    await account(limited, 'vecina');
    const device = deviceIn(await enter(limited, '10.7.0.1', 'vecina'));
    for (const [address, devices] of [
      ['10.7.0.1', []],
      ['10.7.9.9', [device]],
    ] as const) {
      for (let i = 1; i <= 10; i += 1)
        expect(await enter(limited, address, 'vecina', devices, 'wrong')).toMatchObject({ status: 401 });
      expect(await enter(limited, address, 'vecina', devices)).toMatchObject({ status: 429 });
    }
    expect(await enter(limited, '10.7.8.8', 'vecina')).toMatchObject({ status: 200 });
  });

  test('is not passed for by what was proven elsewhere, is over, or was before the password changed', async ({
    limited,
  }) => {
    await account(limited, 'propia');
    await account(limited, 'ajena');
    const foreign = deviceIn(await enter(limited, '10.8.0.2', 'ajena'));
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - (KNOWN_DEVICE_DAYS + 1) * 86_400_000 });
    const old = await deviceProof(limited.app.secret, found(await findByUsername(limited.app.db, 'propia')));
    vi.useRealTimers();
    const signedIn = await enter(limited, '10.8.0.1', 'propia');
    const own = deviceIn(signedIn);
    const { access_token } = Object(signedIn.body);
    const change = { current_password: PASSWORD, password: 'secreta-2', password_confirmation: 'secreta-2' };
    await enter(limited, '10.8.0.3', 'propia');
    await limited.clientOf(access_token).call(changePassword, { body: change });

    await besiege(limited, 'propia');
    const [head, claims] = foreign.split('.');
    for (const proof of [foreign, old, own, `${head}.${claims}.`, 'inventada', access_token]) {
      expect(await enter(limited, '10.8.9.9', 'propia', [proof], 'secreta-2')).toMatchObject({ status: 429 });
    }
    // The network of a session that the change of the password ended.
    expect(await enter(limited, '10.8.0.3', 'propia', [], 'secreta-2')).toMatchObject({ status: 429 });
    expect(await enter(limited, '10.8.0.1', 'propia', [], 'secreta-2')).toMatchObject({ status: 200 });
  });

  test('signs in although passwords were guessed at the registration', async ({ limited }) => {
    await account(limited, 'registrada');
    const { form, children } = family('registrada');
    const json = { form: { ...form, email: 'registrada@example.com' }, children };
    for (let i = 1; i <= 12; i += 1)
      await limited.request('POST', '/stripe/validate-data', {
        json: {
          email: json.form.email,
          amount: 149_00,
          prices: ['price_padre-mensual'],
          currency: 'MXN',
          extras: [],
          ...json,
        },
        headers: { 'X-Forwarded-For': `10.9.0.${i}` },
      });
    expect(await enter(limited, '10.9.9.9', 'registrada')).toMatchObject({ status: 200 });
  });
});

/** A child of a school with an access card: its code. */
async function cardOf(api: RunningApi): Promise<string> {
  const admin = await api.member('admin');
  const { SchoolId } = await add(admin, { School: `Escuela ${randomUUID()}` });
  const child = await api.member('alumno');
  await api.app.db.update(users).set({ level: 2 }).where(eq(users.id, child.id));
  await api.app.db.insert(schoolMembers).values({ userId: child.id, schoolId: SchoolId, role: 'student' });
  const { data } = await admin.client.call(makeAccessCards, { body: { users: [child.uuid] } });
  return found(data[0]).code;
}

const enterBy = (api: RunningApi, address: string, code: string) =>
  api.request('POST', '/login/code', { json: { code }, headers: { 'X-Forwarded-For': address } });

describe('a school whose address is closed to passwords', () => {
  const SCHOOL = '10.10.0.1';

  test('lets in who signs in with a known browser or a card, and no one else', async ({ limited }) => {
    await account(limited, 'maestra');
    await account(limited, 'vecino');
    const card = await cardOf(limited);
    const { device } = Object((await attempt(limited, SCHOOL, 'maestra', PASSWORD)).body);
    for (let i = 0; i < 50; i += 1) await attempt(limited, SCHOOL, `nobody-${i}`, 'wrong');
    const withProof = (username: string, password: string) =>
      limited.request('POST', '/login', {
        json: { username, password, devices: [device] },
        headers: { 'X-Forwarded-For': SCHOOL },
      });
    expect(await enterBy(limited, SCHOOL, card)).toMatchObject({ status: 200 });
    expect(await withProof('maestra', PASSWORD)).toMatchObject({ status: 200 });
    // The network alone, and the proof of another account, open nothing.
    expect(await attempt(limited, SCHOOL, 'maestra', PASSWORD)).toMatchObject({ status: 429 });
    expect(await withProof('vecino', PASSWORD)).toMatchObject({ status: 429 });
    for (let i = 0; i < 10; i += 1) expect(await withProof('maestra', 'wrong')).toMatchObject({ status: 401 });
    expect(await withProof('maestra', PASSWORD)).toMatchObject({ status: 429 });
  });
});

test('codes of access cards have a limit of their own, which right ones neither count towards nor meet', async ({
  limited,
}) => {
  const card = await cardOf(limited);
  const [address, unknown] = ['10.11.0.1', 'BCDFGHJKMNPQRSTV'];
  for (let i = 0; i < 3; i += 1) expect(await enterBy(limited, address, unknown)).toMatchObject({ status: 401 });
  await countUntil(limited, address, { made: 3, count: 598 });
  expect(await enterBy(limited, address, unknown)).toMatchObject({ status: 401 });
  expect(await enterBy(limited, address, card)).toMatchObject({ status: 200 });
  expect(await enterBy(limited, address, unknown)).toMatchObject({ status: 401 });
  expect(await enterBy(limited, address, unknown)).toMatchObject({ status: 429 });
  expect(await enterBy(limited, address, card)).toMatchObject({ status: 200 });
  expect(await attempt(limited, address, 'nobody', 'wrong')).toMatchObject({ status: 401 });
});

import { login, loginElsewhere } from '@lia/sdk/accounts/endpoints';
import { newIdempotencyKey } from '@lia/sdk/http/idempotency';
import {
  beginSecondFactor,
  confirmSecondFactor,
  endSecondFactor,
  getSecondFactor,
  renewRecoveryCodes,
} from '@lia/sdk/secondFactor/endpoints';
import { getUser, resetSecondFactor } from '@lia/sdk/users/endpoints';
import { eq } from 'drizzle-orm';
import { Secret, TOTP } from 'otpauth';
import { expect } from 'vitest';

import { hashPassword } from '../accounts/passwords.ts';
import { users } from '../accounts/tables.ts';
import { auditEntries } from '../platform/audit/tables.ts';
import { type Member, type RunningApi, startApi, test } from '../testing/api.ts';
import { emailsTo } from '../testing/mail.ts';
import { recoveryCodes, secondFactors } from './tables.ts';

const PASSWORD = 'un-colibrí-en-el-patio';
const STEP_MS = 30_000;

interface Owner extends Member {
  email: string;
}

/** Someone who may have a second factor, with a password and a confirmed address. */
async function owner(api: RunningApi, role: 'admin' | 'admin_escuela' = 'admin_escuela'): Promise<Owner> {
  const member = await api.member(role);
  const email = `${member.username}@dos-pasos.example.mx`;
  const passwordHash = await hashPassword(api.app.config, PASSWORD);
  await api.app.db
    .update(users)
    .set({ passwordHash, email, emailVerifiedAt: new Date() })
    .where(eq(users.id, member.id));
  return { ...member, email };
}

/** A code of the app, `later` steps from now. */
const codeOf = (key: string, later = 0): string =>
  TOTP.generate({ secret: Secret.fromBase32(key), timestamp: Date.now() + later * STEP_MS });

const begin = ({ client }: Member) => client.call(beginSecondFactor, { body: { current_password: PASSWORD } });

async function turnOn(member: Member): Promise<{ key: string; codes: string[] }> {
  const { key } = await begin(member);
  const { recovery_codes: codes } = await member.client.call(confirmSecondFactor, { body: { code: codeOf(key) } });
  return { key, codes };
}

const enter = (api: RunningApi, { username }: Member, second_factor?: string, password = PASSWORD) =>
  api.visitor.call(login, { body: { username, password, ...(second_factor !== undefined && { second_factor }) } });

const wrongCode = { status: 401, code: 'SECOND_FACTOR_INVALID' };

test('an app is set up with password and code; from then on each sign-in asks for a code, each good once', async ({
  api,
}) => {
  const member = await owner(api);
  const { client, email } = member;
  await expect(client.call(beginSecondFactor, { body: { current_password: 'otra' } })).rejects.toMatchObject({
    fields: { current_password: 'Esta no es tu contraseña actual' },
  });
  await expect(client.call(confirmSecondFactor, { body: { code: '123456' } })).rejects.toMatchObject({
    code: 'SECOND_FACTOR_OFF',
  });
  const { key: replaced } = await begin(member);
  const { key, uri } = await begin(member);
  expect(uri).toContain(`secret=${key}`);
  for (const code of [codeOf(replaced), codeOf(key, 9), 'BCDF-GHJK-MNPQ-RSTV']) {
    await expect(client.call(confirmSecondFactor, { body: { code } })).rejects.toMatchObject({
      fields: { code: expect.stringContaining('no sirve') },
    });
  }
  // Nothing is asked for before it is confirmed.
  await enter(api, member);

  const code = codeOf(key);
  const { recovery_codes: codes } = await client.call(confirmSecondFactor, { body: { code } });
  expect(new Set(codes).size).toBe(10);
  await expect(begin(member)).rejects.toMatchObject({ status: 409, code: 'SECOND_FACTOR_ON' });
  expect(await client.call(getSecondFactor)).toMatchObject({ data: { enabled: true, recovery_codes: 10 } });

  await expect(enter(api, member)).rejects.toMatchObject({ status: 401, code: 'SECOND_FACTOR_REQUIRED' });
  await expect(enter(api, member, codeOf(key, 1), 'otra')).rejects.toMatchObject({ code: 'INVALID_PASSWORD' });
  await expect(enter(api, member, code)).rejects.toMatchObject(wrongCode);
  await expect(enter(api, member, codeOf(key, 3))).rejects.toMatchObject(wrongCode);
  // What the next step shows is accepted, by one of those who send it at once.
  const next = codeOf(key, 1);
  const results = await Promise.allSettled([1, 2, 3].map(() => enter(api, member, next)));
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);

  const [recovery = '', other = ''] = codes;
  const { user } = await enter(api, member, recovery.toLowerCase().replaceAll('-', ' '));
  expect(user.uuid).toBe(member.uuid);
  await expect(enter(api, member, recovery)).rejects.toMatchObject(wrongCode);
  const stranger = await owner(api);
  await turnOn(stranger);
  await expect(enter(api, stranger, other)).rejects.toMatchObject(wrongCode);
  expect(await client.call(getSecondFactor)).toMatchObject({ data: { recovery_codes: 9 } });
  const elsewhere = { username: member.username, password: PASSWORD };
  await expect(api.visitor.call(loginElsewhere, { body: elsewhere })).rejects.toMatchObject({
    code: 'SECOND_FACTOR_ELSEWHERE',
  });
  const subjects = new Set((await emailsTo(api, email)).map(({ subject }) => subject));
  expect(subjects).toEqual(new Set(['Activaste la verificación en dos pasos', 'Usaste un código de recuperación']));

  // What is kept gives no access: neither the key nor a code is in the tables, nor in the audit.
  const { db } = api.app;
  const [row] = await db.select().from(secondFactors).where(eq(secondFactors.userId, member.id));
  const hashes = await db.select().from(recoveryCodes).where(eq(recoveryCodes.userId, member.id));
  const entries = await db.select().from(auditEntries).where(eq(auditEntries.personId, member.id));
  expect(entries.map(({ record }) => record)).toContain('second_factors');
  const kept = JSON.stringify([row, hashes, entries]);
  for (const secret of [key, ...codes, ...codes.map((it) => it.replaceAll('-', ''))])
    expect(kept).not.toContain(secret);
  expect(JSON.stringify(entries)).not.toContain(row?.sealedKey);
});

test('a key of another account opens nothing', async ({ api }) => {
  const { db } = api.app;
  const [member, thief] = [await owner(api), await owner(api)];
  await turnOn(member);
  const { key } = await turnOn(thief);
  const [row] = await db.select().from(secondFactors).where(eq(secondFactors.userId, thief.id));
  const copied = { sealedKey: row?.sealedKey ?? '', lastStep: 0 };
  await db.update(secondFactors).set(copied).where(eq(secondFactors.userId, member.id));
  await expect(enter(api, member, codeOf(key))).rejects.toMatchObject(wrongCode);
});

test('its owner makes other recovery codes, and turns it off, with password and code', async ({ api }) => {
  const member = await owner(api, 'admin');
  const { client, email } = member;
  const [first = '', second = ''] = (await turnOn(member)).codes;
  const renew = (current_password: string, code: string) =>
    client.call(renewRecoveryCodes, { body: { current_password, code } });
  const end = (current_password: string, code: string) =>
    client.call(endSecondFactor, { body: { current_password, code } });
  for (const call of [renew, end]) {
    await expect(call('otra', first)).rejects.toMatchObject({ fields: { current_password: expect.any(String) } });
    await expect(call(PASSWORD, '000000')).rejects.toMatchObject({ fields: { code: expect.any(String) } });
  }
  const { recovery_codes: codes } = await renew(PASSWORD, first);
  await expect(end(PASSWORD, second)).rejects.toMatchObject({ fields: { code: expect.any(String) } });
  await end(PASSWORD, codes[0] ?? '');
  await enter(api, member);
  expect(await client.call(getSecondFactor)).toEqual({ data: { enabled: false, since: null, recovery_codes: 0 } });
  await expect(end(PASSWORD, codes[1] ?? '')).rejects.toMatchObject({ status: 409, code: 'SECOND_FACTOR_OFF' });
  expect((await emailsTo(api, email)).map(({ subject }) => subject)).toEqual(
    expect.arrayContaining(['Tienes códigos de recuperación nuevos', 'Quitaste la verificación en dos pasos']),
  );
});

test("an administrator turns off another one's, who gets an e-mail", async ({ api }) => {
  const member = await owner(api);
  const params = { id: member.uuid };
  const admin = await owner(api, 'admin');
  const reset = ({ client }: Member, id = params.id) =>
    client.call(resetSecondFactor, { params: { id }, idempotencyKey: newIdempotencyKey() });
  await expect(reset(admin)).rejects.toMatchObject({ status: 409, code: 'SECOND_FACTOR_OFF' });
  await turnOn(member);
  await turnOn(admin);
  expect(await admin.client.call(getUser, { params })).toMatchObject({ second_factor: true });
  await expect(reset(await owner(api))).rejects.toMatchObject({ status: 403 });
  await expect(reset(admin, admin.uuid)).rejects.toMatchObject({ status: 409, code: 'USER_OWN_ACCOUNT' });
  // It is written in the language of its reader.
  const headers = { 'Accept-Language': 'en', 'Idempotency-Key': newIdempotencyKey() };
  const path = `/usuarios/${member.uuid}/second-factor/reset`;
  expect((await api.request('POST', path, { token: admin.token, headers })).status).toBe(200);
  await enter(api, member);
  const subjects = (await emailsTo(api, member.email)).map(({ subject }) => subject);
  expect(subjects).toContain('Quitamos la verificación en dos pasos de tu cuenta');
});

test('codes are guessed a few times; the owner is let in from a browser that is known', async () => {
  const api = await startApi({ rateLimits: true });
  try {
    const member = await owner(api);
    const { username } = member;
    const { device = '' } = await enter(api, member);
    const { codes, key } = await turnOn(member);
    const send = (second_factor: string, devices: readonly string[] = []) =>
      api.request('POST', '/login', { json: { username, password: PASSWORD, second_factor, devices } });
    const statuses = [];
    for (let time = 0; time < 12; time += 1) statuses.push((await send('000000')).status);
    expect(statuses.lastIndexOf(401)).toBe(9);
    expect((await send(codes[0] ?? '')).status).toBe(429);
    expect((await send(codeOf(key, 1), [device])).status).toBe(200);

    const guess = () => member.client.call(endSecondFactor, { body: { current_password: PASSWORD, code: '000000' } });
    for (let time = 0; time < 10; time += 1) await expect(guess()).rejects.toMatchObject({ status: 422 });
    await expect(guess()).rejects.toMatchObject({ status: 429 });
  } finally {
    await api.stop();
  }
});

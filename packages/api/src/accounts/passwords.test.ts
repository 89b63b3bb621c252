import {
  changePassword,
  endOtherSessions,
  endSession,
  listSessions,
  login,
  requestPasswordReset,
  resetPassword,
  setChildPassword,
  verifySession,
} from '@lia/sdk/accounts/endpoints';
import { PASSWORD_RESET_MINUTES } from '@lia/sdk/accounts/rules';
import { and, eq, sql } from 'drizzle-orm';
import { describe, expect } from 'vitest';

import { outbox } from '../platform/mail/tables.ts';
import { sweep } from '../platform/sweep.ts';
import { type RunningApi, startApi, test } from '../testing/api.ts';
import { countUntil } from '../testing/attempts.ts';
import { emailsTo, repeatEmails } from '../testing/mail.ts';
import { hashPassword } from './passwords.ts';
import { accountTokens, guardianships, users } from './tables.ts';

const PASSWORD = 'jacaranda';
const NEW = { password: 'buganvilia', password_confirmation: 'buganvilia' };

let people = 0;

/** A user who can sign in, by default with an unconfirmed address. */
async function person(api: RunningApi, change: Partial<typeof users.$inferInsert> = {}) {
  const username = `olvido${(people += 1)}`;
  const email = `${username}@example.mx`;
  const passwordHash = await hashPassword(api.app.config, PASSWORD);
  const values = { username, email, passwordHash, name: 'Ana', lastName: 'López', role: ['padre'], ...change };
  const [made] = await api.app.db.insert(users).values(values).returning();
  if (!made) throw new Error('The person got no row');
  return { ...made, email };
}

/** A student whom a guardian answers for. */
async function childOf(api: RunningApi, guardian: { id: number }) {
  const child = await person(api, { dependent: true, role: ['alumno'] });
  await api.app.db.insert(guardianships).values({ guardianId: guardian.id, studentId: child.id });
  return child;
}

const ask = (api: RunningApi, email: string) => api.request('POST', '/account/password/request', { json: { email } });

const reset = (api: RunningApi, token: string, change: object = {}) =>
  api.request('POST', '/account/password/reset', { json: { token, ...NEW, ...change } });

const enter = (api: RunningApi, username: string, password: string) =>
  api.visitor.call(login, { body: { username, password } });

/** The tokens that were sent to an address, in the order of the e-mails. */
const tokensTo = async (api: RunningApi, email: string): Promise<string[]> =>
  (await emailsTo(api, email)).flatMap(({ text }) =>
    [...(text ?? '').matchAll(/\/resetPassword#token=([\w-]+)/g)].map(([, token = '']) => token),
  );

describe('a forgotten password', () => {
  test('is replaced by a link, once, which ends all sessions, confirms the address and notifies its owner', async ({
    api,
  }) => {
    const { username, email } = await person(api);
    const { access_token } = await enter(api, username, PASSWORD);
    expect(await ask(api, email.toUpperCase())).toMatchObject({ status: 200 });
    await api.visitor.call(requestPasswordReset, { body: { email } });
    // Both go to the address as the account has it.
    const [token = '', other = ''] = await tokensTo(api, email);
    expect(await tokensTo(api, email.toUpperCase())).toEqual([]);

    expect((await reset(api, token, { password: 'abc' })).status).toBe(422);
    expect((await reset(api, token, { password_confirmation: 'otra' })).status).toBe(422);
    await api.visitor.call(resetPassword, { body: { token, ...NEW } });

    await expect(api.clientOf(access_token).call(verifySession)).rejects.toMatchObject({ code: 'SESSION_INVALID' });
    await expect(enter(api, username, PASSWORD)).rejects.toMatchObject({ code: 'INVALID_PASSWORD' });
    const { user } = await enter(api, username, NEW.password);
    expect(user.email_verified_at).not.toBeNull();
    expect((await emailsTo(api, email)).map(({ subject }) => subject)).toContain('Tu contraseña cambió');

    const used = { status: 410, body: { code: 'RESET_OVER' } };
    expect(await reset(api, token)).toMatchObject(used);
    // The other link was for the password that is gone.
    expect(await reset(api, other)).toMatchObject(used);
    // An e-mail that goes out a second time, as after a crash, does not revive its link.
    const again = await api.app.db
      .update(outbox)
      .set({ sentAt: null })
      .where(and(eq(sql`lower(${outbox.recipient})`, email), eq(outbox.kind, 'password-reset')))
      .returning();
    await repeatEmails(api, again);
    await emailsTo(api, email);
    expect(await reset(api, token)).toMatchObject(used);
  });

  test('is replaced once by a request that comes again after its answer was lost', async ({ api }) => {
    const { username, email } = await person(api);
    await ask(api, email);
    const [token = ''] = await tokensTo(api, email);
    const choice = { body: { token, ...NEW }, idempotencyKey: `reset-${username}` };
    const first = await api.visitor.call(resetPassword, choice);
    const { access_token } = await enter(api, username, NEW.password);
    expect(await api.visitor.call(resetPassword, choice)).toEqual(first);
    // It ends nothing that came after it.
    const signedIn = api.clientOf(access_token);
    await signedIn.call(verifySession);
    const last = { password: 'bugambilia', password_confirmation: 'bugambilia' };
    const change = { body: { current_password: NEW.password, ...last }, idempotencyKey: `change-${username}` };
    const changed = await signedIn.call(changePassword, change);
    expect(await signedIn.call(changePassword, change)).toEqual(changed);
    await enter(api, username, last.password);
  });

  test('is replaced for each account that gave the address, until one has confirmed it', async ({ api }) => {
    const email = 'compartido@example.mx';
    const [first, second] = [await person(api, { email }), await person(api, { email })];
    await ask(api, email);
    const [sent] = await emailsTo(api, email);
    for (const { username } of [first, second]) expect(sent?.text).toContain(`Elegir contraseña de ${username}:`);
    const [ofSecond = '', ofFirst = ''] = await tokensTo(api, email);
    expect((await reset(api, ofFirst)).status).toBe(200);
    expect((await enter(api, first.username, NEW.password)).user.email_verified_at).not.toBeNull();
    // The link that reached the address still works, and confirms nothing: another account did.
    expect((await reset(api, ofSecond)).status).toBe(200);
    expect((await enter(api, second.username, NEW.password)).user.email_verified_at).toBeNull();
    await ask(api, email);
    const again = (await emailsTo(api, email)).filter(({ subject }) => subject === sent?.subject);
    expect(again).toHaveLength(2);
    expect(again[1]?.text).not.toContain(second.username);
  });

  test('is replaced by no link to a look-alike of the stored address', async ({ api }) => {
    // The database takes U+0130 for an i, and U+212A for a k, where it compares without case.
    for (const [stored, typed] of [
      ['ana@xiki.example.mx', 'ana@x\u0130ki.example.mx'],
      ['eva@xiki.example.mx', 'eva@xi\u212Ai.example.mx'],
    ] as const) {
      await person(api, { email: stored, emailVerifiedAt: new Date() });
      expect(await ask(api, typed)).toMatchObject({ status: 422 });
      expect(await emailsTo(api, typed)).toEqual([]);
    }
    // Of another mailbox for its server, whatever the lower case of the letter is.
    for (const [stored, typed] of [
      ['sof\u0130a@example.mx', 'sofia@example.mx'],
      ['\u212Aarla@example.mx', 'karla@example.mx'],
      ['\u212Bke@example.mx', '\u00E5ke@example.mx'],
    ] as const) {
      await person(api, { email: stored });
      await ask(api, typed);
      for (const address of [stored, typed]) expect(await emailsTo(api, address)).toEqual([]);
    }
  });

  test('is replaced once by many presses at the same moment', async ({ api }) => {
    const { email } = await person(api);
    await ask(api, email);
    const [token = ''] = await tokensTo(api, email);
    const answers = await Promise.all([1, 2, 3, 4].map(() => reset(api, token)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 410)).toHaveLength(3);
  });

  test('is asked for with the same answer whether or not an account has the address, and only its owner is emailed', async ({
    api,
  }) => {
    const parent = await person(api);
    const child = await childOf(api, parent);
    const gone = await person(api, { deletedAt: new Date() });
    const known = await ask(api, parent.email);
    for (const email of ['nadie.olvida@example.mx', child.email, gone.email]) {
      const { status, body } = await ask(api, email);
      expect({ status, body }).toEqual({ status: known.status, body: known.body });
      expect(await emailsTo(api, email)).toEqual([]);
    }
    for (const json of [{}, { email: 'nadie' }]) {
      expect((await api.request('POST', '/account/password/request', { json })).status).toBe(422);
    }
  });

  test('is not replaced by what is over, made up, or for an address that the account has no more', async ({ api }) => {
    const { id, email, username } = await person(api);
    await ask(api, email);
    const [token = ''] = await tokensTo(api, email);
    const rows = eq(accountTokens.userId, id);
    const [kept] = await api.app.db.select().from(accountTokens).where(rows);
    expect(JSON.stringify([kept, await api.app.db.select().from(outbox)])).not.toContain(token);
    expect(Math.round(((kept?.expiresAt.getTime() ?? 0) - Date.now()) / 60_000)).toBe(PASSWORD_RESET_MINUTES);
    for (const wrong of ['x', `${token}x`, kept?.tokenHash ?? '']) expect((await reset(api, wrong)).status).toBe(410);
    // Nor does it open what is not its purpose, which would use it up.
    expect((await api.request('POST', '/account/email/confirm', { json: { token } })).status).toBe(410);
    expect(await api.app.db.$count(accountTokens, rows)).toBe(1);

    const setEmail = (address: string) => api.app.db.update(users).set({ email: address }).where(eq(users.id, id));
    await setEmail(`otra.${email}`);
    expect((await reset(api, token)).status).toBe(410);
    await setEmail(email);
    await api.app.db
      .update(accountTokens)
      .set({ expiresAt: sql`now() - interval '1 second'` })
      .where(rows);
    expect((await reset(api, token)).status).toBe(410);
    await sweep(api.app);
    expect(await api.app.db.$count(accountTokens, rows)).toBe(0);
    await enter(api, username, PASSWORD);
  });
});

describe('a session', () => {
  const browser = (name: string) => ({ 'User-Agent': name });
  const android =
    'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0 Safari/537.36';
  const iphone =
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1';

  async function enterFrom(api: RunningApi, username: string, name: string) {
    const json = { username, password: PASSWORD };
    const { body } = await api.request('POST', '/login', { json, headers: browser(name) });
    return api.clientOf(String(Object(body).access_token));
  }

  test('is listed by its browser, and ended by its person alone', async ({ api }) => {
    const { username } = await person(api);
    const phone = await enterFrom(api, username, android);
    const other = await enterFrom(api, username, iphone);
    await enterFrom(api, username, 'x'.repeat(2000));
    const { data } = await other.call(listSessions);
    expect(data.map(({ browser: by, system, current }) => [by, system, current])).toEqual([
      [null, null, false],
      ['Safari', 'iPhone', true],
      ['Chrome', 'Android', false],
    ]);
    const id = data[2]?.id ?? '';
    const { client: stranger } = await api.member('padre');
    await expect(stranger.call(endSession, { params: { id } })).rejects.toMatchObject({ status: 404 });
    expect((await stranger.call(listSessions)).data).toHaveLength(1);
    await other.call(endSession, { params: { id } });
    await expect(other.call(endSession, { params: { id } })).rejects.toMatchObject({ status: 404 });
    await expect(phone.call(verifySession)).rejects.toMatchObject({ code: 'SESSION_INVALID' });
    await other.call(endOtherSessions);
    expect((await other.call(listSessions)).data).toHaveLength(1);
  });

  test('goes on where its person changes the password, and the others end', async ({ api }) => {
    const { username, email } = await person(api, { emailVerifiedAt: new Date() });
    const [here, there] = [await enterFrom(api, username, android), await enterFrom(api, username, iphone)];
    await ask(api, email);
    const [token = ''] = await tokensTo(api, email);
    await expect(here.call(changePassword, { body: { current_password: 'otra', ...NEW } })).rejects.toMatchObject({
      status: 422,
      fields: { current_password: 'Esta no es tu contraseña actual' },
    });
    await here.call(changePassword, { body: { current_password: PASSWORD, ...NEW } });
    expect(await here.call(verifySession)).toMatchObject({ success: true });
    await expect(there.call(verifySession)).rejects.toMatchObject({ code: 'SESSION_INVALID' });
    expect((await reset(api, token)).status).toBe(410);
    expect((await emailsTo(api, email)).map(({ subject }) => subject)).toContain('Tu contraseña cambió');
    await enter(api, username, NEW.password);
  });
});

describe('a temporary password', () => {
  test.for(['admin', 'admin_escuela', 'maestro', 'alumno'])(
    'of the role %s opens nothing but the session and the choice of another one',
    async (role, { api }) => {
      const { username, email } = await person(api, { role: [role], temporaryPassword: true });
      const { access_token: token, user } = await enter(api, username, PASSWORD);
      expect(user.temporary_password).toBe(true);
      const client = api.clientOf(token);
      for (const [method, path] of [
        ['GET', '/account/sessions'],
        ['GET', '/me/contact'],
        ['GET', '/me/orders'],
        ['GET', '/schools'],
      ] as const) {
        expect([path, (await api.request(method, path, { token })).status]).toEqual([path, 403]);
      }
      expect(await client.call(verifySession)).toMatchObject({ success: true });

      const same = { current_password: PASSWORD, password: PASSWORD, password_confirmation: PASSWORD };
      await expect(client.call(changePassword, { body: same })).rejects.toMatchObject({
        status: 422,
        fields: { password: 'Elige una distinta de la que te dieron' },
      });
      await client.call(changePassword, { body: { current_password: PASSWORD, ...NEW } });
      expect(await client.call(listSessions)).toMatchObject({ data: [{ current: true }] });
      expect((await enter(api, username, NEW.password)).user).not.toHaveProperty('temporary_password');
      await client.call(changePassword, {
        body: { current_password: NEW.password, password: 'jacinto', password_confirmation: 'jacinto' },
      });
      expect((await emailsTo(api, email)).map(({ subject }) => subject)).toEqual(['Confirma tu correo']);
    },
  );

  test('is over when its user resets it, or their parent sets another', async ({ api }) => {
    const { username, email } = await person(api, { temporaryPassword: true });
    await ask(api, email);
    const [token = ''] = await tokensTo(api, email);
    await api.visitor.call(resetPassword, { body: { token, ...NEW } });
    expect((await enter(api, username, NEW.password)).user).not.toHaveProperty('temporary_password');

    const parent = await api.member('padre');
    const child = await childOf(api, parent);
    await api.app.db.update(users).set({ temporaryPassword: true }).where(eq(users.id, child.id));
    await parent.client.call(setChildPassword, { params: { id: child.uuid }, body: NEW });
    expect((await enter(api, child.username, NEW.password)).user).not.toHaveProperty('temporary_password');
  });
});

test('a parent sets the password of their own child, whose sessions end', async ({ api }) => {
  const parent = await api.member('padre');
  const child = await childOf(api, parent);
  const { access_token } = await enter(api, child.username, PASSWORD);
  const params = { id: child.uuid };
  const { client: other } = await api.member('padre');
  await expect(other.call(setChildPassword, { params, body: NEW })).rejects.toMatchObject({ status: 404 });
  const wrong = { ...NEW, password_confirmation: 'otra' };
  await expect(parent.client.call(setChildPassword, { params, body: wrong })).rejects.toMatchObject({ status: 422 });
  await parent.client.call(setChildPassword, { params, body: NEW });
  await expect(api.clientOf(access_token).call(verifySession)).rejects.toMatchObject({ code: 'SESSION_INVALID' });
  await enter(api, child.username, NEW.password);
});

test('links are sent to one address a few times an hour, and asked for by one network as often as a school needs', async () => {
  const api = await startApi({ rateLimits: true, trustProxy: true });
  try {
    const { email } = await person(api);
    const from = (address: string, asked: string) =>
      api.request('POST', '/account/password/request', {
        json: { email: asked },
        headers: { 'X-Forwarded-For': address },
      });
    for (let time = 0; time < 5; time += 1) expect((await from(`10.9.0.${time}`, email)).status).toBe(200);
    expect(await emailsTo(api, email)).toHaveLength(3);
    const others = async (...times: number[]) => {
      const statuses = [];
      for (const time of times) statuses.push((await from('10.9.1.1', `n${time}@example.mx`)).status);
      return statuses;
    };
    expect(await others(1, 2, 3)).toEqual([200, 200, 200]);
    await countUntil(api, '10.9.1.1', { made: 3, count: 299 });
    expect(await others(300, 301)).toEqual([200, 429]);

    const { client } = await api.member('padre');
    const guess = () => client.call(changePassword, { body: { current_password: 'adivino', ...NEW } }).catch(Object);
    for (let time = 0; time < 10; time += 1) expect(await guess()).toMatchObject({ status: 422 });
    expect(await guess()).toMatchObject({ status: 429 });
  } finally {
    await api.stop();
  }
});

import {
  getDraftKey,
  listSessions,
  logout,
  resumeSession,
  verifySession,
  viewAsChild,
} from '@lia/sdk/accounts/endpoints';
import { VIEW_MINUTES } from '@lia/sdk/accounts/rules';
import { listAudit } from '@lia/sdk/audit/endpoints';
import { splitRoute } from '@lia/sdk/http/endpoint';
import { deactivateUser, getUser, listUserSessions, listUserViews, viewAs } from '@lia/sdk/users/endpoints';
import { listChildren } from '@lia/sdk/registrations/endpoints';
import { eq, sql } from 'drizzle-orm';
import { expect } from 'vitest';

import { openSession } from '../accounts/sessions.ts';
import { accountViews, guardianships, users } from '../accounts/tables.ts';
import { accessMatrix } from '../testing/access/matrix.ts';
import { type Member, type RunningApi, test as base } from '../testing/api.ts';

const test = base.extend<{ admin: Member }>({
  admin: [async ({ api }, use) => use(await api.member('admin')), { scope: 'file' }],
});

const reason = 'Nos pidió ayuda por teléfono';

/** A view of a member, with a client of its own. */
async function view(api: RunningApi, { client }: Member, { uuid }: Pick<Member, 'uuid'>) {
  const signedIn = await client.call(viewAs, { params: { id: uuid }, body: { reason } });
  return { ...signedIn, client: api.clientOf(signedIn.access_token) };
}

test('an administrator sees what a member sees, for a while, without being a device of theirs', async ({
  api,
  admin,
}) => {
  const parent = await api.member('padre');
  await api.app.db.update(users).set({ temporaryPassword: true }).where(eq(users.id, parent.id));
  const before = await admin.client.call(getUser, { params: { id: parent.uuid } });
  const { client, user, expires_at, access_token, device } = await view(api, admin, parent);
  expect(user).toMatchObject({ uuid: parent.uuid, role: ['padre'], viewed: true });
  expect(user.temporary_password).toBeUndefined();
  expect(device).toBeUndefined();
  expect(Date.parse(expires_at)).toBeLessThanOrEqual(Date.now() + VIEW_MINUTES * 60_000);
  expect(await client.call(listChildren)).toEqual({ data: [] });
  expect(await client.call(resumeSession, { body: { access_token } })).toMatchObject({ expires_at, user });
  const devices = await admin.client.call(listUserSessions, { params: { id: parent.uuid } });
  expect(devices.data).toHaveLength(1);
  expect((await client.call(listSessions)).data).toHaveLength(1);
  const after = await admin.client.call(getUser, { params: { id: parent.uuid } });
  expect(after.last_seen_at).toBe(before.last_seen_at);

  await client.call(logout);
  await expect(client.call(verifySession)).rejects.toMatchObject({ status: 401, code: 'SESSION_INVALID' });
  expect(await admin.client.call(verifySession)).toMatchObject({ success: true });
  const { data } = await admin.client.call(listUserViews, { params: { id: parent.uuid } });
  expect(data).toEqual([
    {
      id: expect.any(String),
      viewer: 'Ana López',
      reason,
      started_at: expect.any(String),
      ended_at: expect.any(String),
    },
  ]);
  const filter = JSON.stringify({ record: 'account_views', person: parent.uuid });
  const [ended, begun, ...others] = await admin.client.call(listAudit, { query: { filter } });
  expect(others).toEqual([]);
  expect([begun, ended].map((entry) => [entry?.operation, entry?.actor?.uuid, entry?.action])).toEqual([
    ['insert', admin.uuid, 'POST /usuarios/{id}/views'],
    ['update', admin.uuid, 'POST /logout'],
  ]);
  expect(begun?.changes).toContainEqual(expect.objectContaining({ field: 'reason', after: reason }));
});

test('a view ends with the session that it was opened in', async ({ api }) => {
  const admin = await api.member('admin');
  const parent = await api.member('padre');
  const { client } = await view(api, admin, parent);
  expect(await client.call(verifySession)).toMatchObject({ success: true });
  await admin.client.call(logout);
  await expect(client.call(verifySession)).rejects.toMatchObject({ status: 401, code: 'SESSION_INVALID' });
});

test('no route changes anything in a view, but leaves it', async ({ api, admin }) => {
  const director = await api.member('admin_escuela');
  const { access_token: token } = await view(api, admin, director);
  const served: string[] = [];
  for (const route of accessMatrix.flatMap(({ routes }) => routes)) {
    const { method, path } = splitRoute(route);
    if (method === 'GET' || route === 'POST /logout') continue;
    const address = path.replaceAll(/\{\w+\}/g, '999999');
    // oxlint-disable-next-line no-await-in-loop -- Hundreds at once would be refused
    const { status, body } = await api.request(method, address, { token, json: {} });
    const code = Object(body).code;
    if (code !== 'VIEW_READ_ONLY') served.push(`${route}: ${status}`);
  }
  expect(served.toSorted()).toEqual([
    'POST /access-token: 422',
    'POST /countries/state/cities: 422',
    'POST /countries/states: 422',
    // These read, though they are a POST.
    'POST /download-file: 422',
    'POST /resources/get-elements: 422',
  ]);
  expect(await api.request('POST', '/usuarios', { token, json: {} })).toMatchObject({
    status: 403,
    body: { code: 'VIEW_READ_ONLY', message: 'Estás viendo la cuenta de otra persona: aquí no se puede cambiar nada' },
  });
  expect(await api.request('POST', '/logout', { token })).toMatchObject({ status: 200 });
});

test('each member has a key of their drafts, the same in all sessions, which no view reads', async ({ api, admin }) => {
  const [parent, other] = [await api.member('padre'), await api.member('padre')];
  const { key } = await parent.client.call(getDraftKey);
  const { token } = await openSession(api.app, parent);
  expect(await api.clientOf(token).call(getDraftKey)).toEqual({ key });
  expect(Buffer.from(key, 'base64url')).toHaveLength(32);
  expect(await other.client.call(getDraftKey)).not.toEqual({ key });
  const { client } = await view(api, admin, parent);
  await expect(client.call(getDraftKey)).rejects.toMatchObject({ status: 403, code: 'VIEW_READ_ONLY' });
});

test('a view ends with its time, with either account, and with the rights of who opened it', async ({ api, admin }) => {
  const refusal = async (client: Member['client']) => client.call(verifySession).catch((error: unknown) => error);
  const parent = await api.member('padre');
  const second = await api.member('admin');
  const [late, demoted, gone] = [
    await view(api, admin, parent),
    await view(api, second, parent),
    await view(api, admin, parent),
  ];
  const { db } = api.app;
  await db
    .update(users)
    .set({ role: ['padre'] })
    .where(eq(users.id, second.id));
  expect(await refusal(demoted.client)).toMatchObject({ code: 'SESSION_INVALID' });
  const { data } = await admin.client.call(listUserViews, { params: { id: parent.uuid } });
  expect(data.map(({ ended_at }) => ended_at)).toEqual([null, null, null]);
  const oldest = sql`(select min(created_at) from account_views where user_id = ${parent.id})`;
  await db
    .update(accountViews)
    .set({ expiresAt: new Date(Date.now() - 1000) })
    .where(eq(accountViews.createdAt, oldest));
  expect(await refusal(late.client)).toMatchObject({ code: 'TOKEN_EXPIRED' });
  await admin.client.call(deactivateUser, { params: { id: parent.uuid }, body: {} });
  expect(await refusal(gone.client)).toMatchObject({ code: 'SESSION_INVALID' });
});

test('is refused without a reason, of administrators, of oneself and of deactivated accounts', async ({
  api,
  admin,
}) => {
  const parent = await api.member('padre');
  const other = await api.member('admin');
  const asked = ({ uuid }: Pick<Member, 'uuid'>, why: string | null = reason) =>
    api.request('POST', `/usuarios/${uuid}/views`, { token: admin.token, json: { reason: why } });
  const refused = (status: number, code: string) => ({ status, body: { code } });
  expect(await asked(parent, null)).toMatchObject(refused(422, 'VALIDATION_FAILED'));
  expect(await asked(parent, '     ')).toMatchObject(refused(422, 'VALIDATION_FAILED'));
  expect(await asked(other)).toMatchObject(refused(409, 'VIEW_REFUSED'));
  expect(await asked(admin)).toMatchObject(refused(409, 'USER_OWN_ACCOUNT'));
  expect(await asked({ uuid: crypto.randomUUID() })).toMatchObject(refused(404, 'NOT_FOUND'));
  await admin.client.call(deactivateUser, { params: { id: parent.uuid }, body: {} });
  expect(await asked(parent)).toMatchObject(refused(409, 'VIEW_REFUSED'));
  const { access_token: token } = await view(api, admin, await api.member('padre'));
  expect(await api.request('GET', `/usuarios/${parent.uuid}/views`, { token })).toMatchObject(
    refused(403, 'FORBIDDEN'),
  );
});

test('a guardian sees what their child sees, for a while and as long as their own session, and changes nothing', async ({
  api,
  admin,
}) => {
  const [mother, father, student] = [await api.member('padre'), await api.member('padre'), await api.member('alumno')];
  await api.app.db.insert(guardianships).values({ guardianId: mother.id, studentId: student.id });
  const viewed = async (token: string) => {
    const answer = await api.clientOf(token).call(viewAsChild, { params: { id: student.uuid } });
    return { ...answer, client: api.clientOf(answer.access_token) };
  };
  const refusal = async (client: Member['client']) => client.call(verifySession).catch((error: unknown) => error);
  const { client, user, expires_at, access_token: token } = await viewed(mother.token);
  expect(user).toMatchObject({ uuid: student.uuid, role: ['alumno'], viewed: true, viewed_by_guardian: true });
  expect(Date.parse(expires_at)).toBeLessThanOrEqual(Date.now() + VIEW_MINUTES * 60_000);
  expect(await api.request('PUT', `/avatar/${student.uuid}`, { token, json: { avatarId: 1 } })).toMatchObject({
    status: 403,
    body: { code: 'VIEW_READ_ONLY' },
  });

  const others = [father.client, client, student.client, admin.client, (await api.member('maestro')).client];
  const asked = others.map((one) => one.call(viewAsChild, { params: { id: student.uuid } }).catch(String));
  expect((await Promise.all(asked)).filter((answer) => typeof answer !== 'string')).toEqual([]);
  const notTheirs = father.client.call(viewAsChild, { params: { id: student.uuid } });
  await expect(notTheirs).rejects.toMatchObject({ status: 404, code: 'NOT_FOUND' });

  const second = await openSession(api.app, mother);
  const [kept, ended] = [await viewed(mother.token), await viewed(second.token)];
  await api.clientOf(second.token).call(logout);
  expect(await refusal(ended.client)).toMatchObject({ code: 'SESSION_INVALID' });
  expect(await refusal(kept.client)).toMatchObject({ success: true });
  await client.call(logout);
  expect(await refusal(client)).toMatchObject({ code: 'SESSION_INVALID' });
  expect(await refusal(mother.client)).toMatchObject({ success: true });
  await api.app.db.update(guardianships).set({ endedAt: new Date() }).where(eq(guardianships.studentId, student.id));
  expect(await refusal(kept.client)).toMatchObject({ code: 'SESSION_INVALID' });

  const { data } = await admin.client.call(listUserViews, { params: { id: student.uuid } });
  expect(data.map(({ viewer, reason: why }) => [viewer, why])).toEqual(
    Array.from({ length: 3 }, () => ['Ana López', null]),
  );
  const filter = JSON.stringify({ record: 'account_views', person: student.uuid, operation: 'insert' });
  const [entry] = await admin.client.call(listAudit, { query: { filter } });
  expect([entry?.actor?.uuid, entry?.action]).toEqual([mother.uuid, 'POST /children/{id}/views']);
});

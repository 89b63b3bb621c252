import { login, loginElsewhere, takeSession, verifySession } from '@lia/sdk/accounts/endpoints';
import { eq, sql } from 'drizzle-orm';
import { expect } from 'vitest';

import { type RunningApi, startApi, test } from '../testing/api.ts';
import { refusal } from '../testing/refusal.ts';
import { hashPassword } from './passwords.ts';
import { sessionHandoffs, users } from './tables.ts';

const PASSWORD = 'jacaranda';

async function parentWithPassword(api: RunningApi) {
  const parent = await api.member('padre');
  await api.app.db
    .update(users)
    .set({ passwordHash: await hashPassword(api.app.config, PASSWORD) })
    .where(eq(users.id, parent.id));
  return { ...parent, credentials: { username: parent.username, password: PASSWORD } };
}

test('who signs in elsewhere arrives in the portal signed in', async ({ api }) => {
  const { uuid, credentials } = await parentWithPassword(api);
  const { code } = await api.visitor.call(loginElsewhere, { body: credentials });
  const taken = await api.visitor.call(takeSession, { body: { code } });
  expect(taken.user).toMatchObject({ uuid, role: ['padre'] });
  expect(await api.clientOf(taken.access_token).call(verifySession)).toMatchObject({ success: true });
});

test('a code is good once, even where several ask at the same time, and is not kept as it is', async ({ api }) => {
  const { credentials } = await parentWithPassword(api);
  const { code } = await api.visitor.call(loginElsewhere, { body: credentials });
  expect(JSON.stringify(await api.app.db.select().from(sessionHandoffs))).not.toContain(code);
  const answers = await Promise.all([1, 2, 3, 4].map(() => refusal(api.visitor.call(takeSession, { body: { code } }))));
  expect(answers.filter((answer) => answer === 'accepted')).toHaveLength(1);
  for (const answer of answers.filter((it) => it !== 'accepted')) expect(answer).toEqual([401, 'SESSION_INVALID', []]);
});

test('an expired or unknown code opens no session', async ({ api }) => {
  const { credentials } = await parentWithPassword(api);
  const { code } = await api.visitor.call(loginElsewhere, { body: credentials });
  await api.app.db.update(sessionHandoffs).set({ expiresAt: sql`now() - interval '1 second'` });
  for (const tried of [code, 'guess']) {
    expect(await refusal(api.visitor.call(takeSession, { body: { code: tried } }))).toEqual([
      401,
      'SESSION_INVALID',
      [],
    ]);
  }
});

test('a computer room arrives from one address within a minute', async () => {
  const api = await startApi({ rateLimits: true });
  const { credentials } = await parentWithPassword(api);
  for (let arrived = 0; arrived < 40; arrived += 1) {
    const { code } = await api.visitor.call(loginElsewhere, { body: credentials });
    expect(await api.visitor.call(takeSession, { body: { code } })).toMatchObject({ user: { role: ['padre'] } });
  }
  await api.stop();
});

test('it refuses as signing in does, and both count the same attempts', async () => {
  const api = await startApi({ rateLimits: true });
  const { credentials } = await parentWithPassword(api);
  const wrong = { ...credentials, password: 'buganvilia' };
  const unknown = { username: 'nadie', password: PASSWORD };
  expect(await refusal(api.visitor.call(loginElsewhere, { body: unknown }))).toEqual([401, 'USER_NOT_FOUND', []]);
  for (let attempt = 1; attempt <= 10; attempt += 1) {
    const endpoint = attempt % 2 === 0 ? login : loginElsewhere;
    expect(await refusal(api.visitor.call(endpoint, { body: wrong }))).toEqual([401, 'INVALID_PASSWORD', []]);
  }
  expect(await refusal(api.visitor.call(loginElsewhere, { body: credentials }))).toEqual([429, 'RATE_LIMITED', []]);
  await api.stop();
});

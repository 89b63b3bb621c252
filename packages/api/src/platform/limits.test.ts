import { confirmEmail, resetPassword } from '@lia/sdk/accounts/endpoints';
import { finishFederation, startFederation } from '@lia/sdk/federation/endpoints';
import { requestData } from '@lia/sdk/dataRequests/endpoints';
import { declineInvitation, readInvitation, registerGuardian } from '@lia/sdk/guardianInvitations/endpoints';
import { splitRoute } from '@lia/sdk/http/endpoint';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { type Member, type RunningApi, startApi } from '../testing/api.ts';
import { countUntil } from '../testing/attempts.ts';

/** A call of members that is allowed so many times in an hour. */
const { method, path } = splitRoute(requestData);
const ALLOWED = 20;

let api: RunningApi;
beforeAll(async () => {
  api = await startApi({ rateLimits: true });
});
afterAll(() => api.stop());

test('people at one address are limited each on their own', async () => {
  const ask = async ({ token }: Member) => (await api.request(method, path, { token, json: {} })).status;
  const [ana, raul] = [await api.member('padre'), await api.member('padre')];
  for (let asked = 0; asked < ALLOWED; asked += 1) expect(await ask(ana)).toBe(422);
  expect(await ask(ana)).toBe(429);
  expect(await ask(raul)).toBe(422);
});

test('links of e-mails are opened from one network as often as a school sends them', async () => {
  for (const endpoint of [readInvitation, declineInvitation, registerGuardian, confirmEmail, resetPassword]) {
    const route = splitRoute(endpoint);
    const open = async () => (await api.request(route.method, route.path, { json: {} })).status;
    expect(await open(), route.path).toBe(422);
    await countUntil(api, '127.0.0.1', { made: 1, count: 99 });
    expect(await open(), route.path).toBe(422);
  }
});

test('teachers of a school begin and end to sign in by a provider from one network at the same time', async () => {
  const ask = async (endpoint: typeof startFederation | typeof finishFederation) => {
    const route = splitRoute(endpoint);
    return (await api.request(route.method, route.path.replace('{provider}', 'none'), { json: {} })).status;
  };
  for (const [endpoint, status] of [
    [startFederation, 404],
    [finishFederation, 422],
  ] as const) {
    expect(await ask(endpoint)).toBe(status);
    await countUntil(api, '127.0.0.1', { made: 1, count: 99 });
    expect(await ask(endpoint)).toBe(status);
  }
});

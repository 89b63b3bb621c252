import { login } from '@lia/sdk/accounts/endpoints';

import { DEMO_PASSWORD, demoAccounts } from '../accounts/demoAccounts.ts';
import type { RunningApi } from './api.ts';

/** Signs an account of the demo data in. */
export async function enter(api: RunningApi, username: string) {
  const { access_token, user } = await api.visitor.call(login, { body: { username, password: DEMO_PASSWORD } });
  return { user, client: api.clientOf(access_token) };
}

/** Sessions of accounts, which each test of a file asks for. */
const sessions = new WeakMap<RunningApi, Map<string, ReturnType<typeof enter>>>();

function entered(api: RunningApi, username: string) {
  const known = sessions.get(api) ?? new Map<string, ReturnType<typeof enter>>();
  sessions.set(api, known);
  const session = known.get(username) ?? enter(api, username);
  known.set(username, session);
  return session;
}

/** Those of the accounts whose role it is, signed in once. */
export const enterAs = (api: RunningApi, isRole: (role: string) => boolean) =>
  Promise.all(
    demoAccounts
      .filter(({ role }) => role !== null && isRole(role))
      .map(async ({ username }) => ({ username, ...(await entered(api, username)) })),
  );

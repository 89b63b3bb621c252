import { login } from '@lia/sdk/accounts/endpoints';

import { DEMO_PASSWORD, demoAccounts } from '../accounts/demoAccounts.ts';
import type { RunningApi } from './api.ts';

/** Signs an account of the demo data in. */
export async function enter(api: RunningApi, username: string) {
  const { access_token, user } = await api.visitor.call(login, { body: { username, password: DEMO_PASSWORD } });
  return { user, client: api.clientOf(access_token) };
}

/** Those of the accounts whose role it is. */
export const enterAs = (api: RunningApi, isRole: (role: string) => boolean) =>
  Promise.all(
    demoAccounts
      .filter(({ role }) => role !== null && isRole(role))
      .map(async ({ username }) => ({ username, ...(await enter(api, username)) })),
  );

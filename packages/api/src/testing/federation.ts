import { finishFederation, startFederation, startLink } from '@lia/sdk/federation/endpoints';
import { eq } from 'drizzle-orm';
import { expect } from 'vitest';

import { hashPassword } from '../accounts/passwords.ts';
import { users } from '../accounts/tables.ts';
import { type Member, type RunningApi, startApi, test as base } from './api.ts';
import { type StartedProvider, startProvider } from './identityProvider.ts';

const verified = (email: string) => ({ email, email_verified: true });

const people = {
  rosa: { ...verified('rosa@colegio.mx'), given_name: 'Rosa <b>', family_name: 'Núñez', name: 'Rosa Núñez' },
  memo: { email: 'memo@colegio.mx', email_verified: false, name: 'Memo' },
  mute: { name: 'Sin correo' },
  odd: { ...verified('not an address'), name: 'Rara' },
  eva: { ...verified('eva@colegio.mx'), name: 'Eva Ruiz' },
  luz: { ...verified('luz@colegio.mx'), name: 'Luz Mora' },
};

export interface Federation {
  api: RunningApi;
  /** Its users run schools. */
  auth: StartedProvider;
  /** Another one, of the other kind, that knows the same addresses. */
  fire: StartedProvider;
  /** One that signs with a key that it does not publish. */
  forger: StartedProvider;
  /** One whose tokens expired a minute before they arrive. */
  late: StartedProvider;
}

export const federationTest = base.extend<{ federation: Federation }>({
  federation: [
    // oxlint-disable-next-line no-empty-pattern -- Vitest reads the pattern to see what the fixture needs
    async ({}, use) => {
      const auth = await startProvider({ name: 'auth', kind: 'auth0' }, people);
      const fire = await startProvider({ name: 'fire', kind: 'firebase' }, people);
      const forger = await startProvider({ name: 'forger', kind: 'firebase' }, people, { publishesKeys: false });
      const late = await startProvider({ name: 'late', kind: 'firebase' }, people, { tokenTtl: -60 });
      const providers = [auth, fire, forger, late];
      const away = { ...auth.settings, name: 'away', issuer: 'http://127.0.0.1:1' };
      const api = await startApi({ identityProviders: [...providers.map(({ settings }) => settings), away] });
      for (const provider of providers) provider.serve(api.origin);
      await use({ api, auth, fire, forger, late });
      await api.stop();
      for (const provider of providers) await provider.stop();
    },
    { scope: 'file' },
  ],
});

/** Signs in at a provider up to where it sends the browser back; `change` is what an attacker does to the address there. */
export async function comeBack(
  { api }: Federation,
  provider: StartedProvider,
  account: string | null,
  change: (address: URL) => void = () => undefined,
) {
  const { data } = await api.visitor.call(startFederation, { params: { provider: provider.settings.name } });
  const address = new URL(data.url);
  change(address);
  const back = await provider.visit(address.href, account);
  expect(back.origin + back.pathname).toBe(`${api.origin}/callback`);
  return { query: back.search, secret: data.secret };
}

export type Answer = Awaited<ReturnType<typeof comeBack>>;

/** Signs in with what a provider sent. */
export const finish = ({ api }: Federation, body: Answer) => api.visitor.call(finishFederation, { body });

/** The password of who links a provider. */
export const LINKING_PASSWORD = 'jacaranda azul';

/** Sets the password of a member that linking asks for. */
export const setLinkingPassword = async ({ app }: RunningApi, { id }: Member) =>
  app.db
    .update(users)
    .set({ passwordHash: await hashPassword(app.config, LINKING_PASSWORD) })
    .where(eq(users.id, id));

/** Links a provider up to where it sends the browser back to. */
export async function link({ api }: Federation, provider: StartedProvider, { client }: Member, account: string) {
  const { data } = await client.call(startLink, {
    params: { provider: provider.settings.name },
    body: { current_password: LINKING_PASSWORD },
  });
  const back = await provider.visit(data.url, account);
  expect(back.origin + back.pathname).toBe(`${api.origin}/callback/link`);
  return { query: back.search, secret: data.secret };
}

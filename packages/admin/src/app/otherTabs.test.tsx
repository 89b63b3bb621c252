import { login } from '@lia/sdk/accounts/endpoints';
import { es } from '@lia/sdk/messages/es';
import { sessionToken } from '@lia/sdk/session/session';
import { anotherTab } from '@lia/sdk/testing/anotherTab';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';

import { clientOf, openConsole, PASSWORD, signIn } from '../testing/context.tsx';
import { createAuthProvider } from './authProvider.ts';

const TOKEN = 'jwt_access_token';

/** Signs a user of the demo data in, in another tab. */
async function signInElsewhere(username: string): Promise<void> {
  const { access_token, expires_at } = await clientOf().call(login, { body: { username, password: PASSWORD } });
  anotherTab().setItem(TOKEN, JSON.stringify({ token: access_token, expiresAt: Date.parse(expires_at) }));
}

it('leaves nothing on the screen where another tab signs out', async () => {
  await signIn();
  const router = await openConsole('/institutions');
  await expect.element(page.getByRole('table')).toBeVisible();
  anotherTab().removeItem(TOKEN);
  await expect.element(page.getByText(es['session.ended'])).toBeVisible();
  await expect.element(page.getByRole('textbox', { name: 'Usuario' })).toBeVisible();
  await expect.element(page.getByRole('table')).not.toBeInTheDocument();
  expect(router.state.location.pathname).toBe('/login');
});

it('is drawn again for another user whom another tab signs in, without what was typed', async () => {
  await signIn('admin_escuela');
  await openConsole('/users/create');
  const name = page.getByRole('textbox', { name: 'Nombre', exact: true });
  await name.fill('Zoé');
  const institutions = page.getByRole('menuitem', { name: 'Instituciones' });
  await expect.element(page.getByRole('menuitem', { name: 'Usuarios', exact: true })).toBeVisible();
  await expect.element(institutions).not.toBeInTheDocument();
  await signInElsewhere('admin');
  await expect.element(institutions).toBeVisible();
  await expect.element(name).toHaveValue('');
});

it('goes on where another tab signs the same user in again', async () => {
  await signIn();
  const answered: string[] = [];
  await openConsole('/users/create', {
    fetch: async (url, init) => {
      const answer = await fetch(url, init);
      answered.push(JSON.stringify(init.body ?? ''));
      return answer;
    },
  });
  const name = page.getByRole('textbox', { name: 'Nombre', exact: true });
  await name.fill('Zoé');
  const before = sessionToken();
  await signInElsewhere('admin');
  const token = sessionToken();
  expect(token).not.toBe(before);
  // The console has asked who that is.
  await expect.poll(() => answered.some((body) => body.includes(String(token)))).toBe(true);
  await page.getByRole('textbox', { name: 'Apellidos' }).fill('Ávila');
  await expect.element(name).toHaveValue('Zoé');
});

it('enters where another tab signs in while it shows the login', async () => {
  const router = await openConsole('/login');
  await expect.element(page.getByRole('textbox', { name: 'Usuario' })).toBeVisible();
  await signInElsewhere('admin');
  await expect.poll(() => router.state.location.pathname).toBe('/');
});

it('ends no session of another user for a call that was refused to the former one', async () => {
  await signIn();
  const former = createAuthProvider(clientOf());
  const refusal = { status: 403 };
  await expect(former.checkError(refusal)).rejects.toMatchObject({ redirectTo: '/login?ended=UNAUTHENTICATED' });
  await signIn('admin_escuela');
  await expect(former.checkError(refusal)).resolves.toBeUndefined();
  await expect(createAuthProvider(clientOf()).checkError(refusal)).rejects.toBeDefined();
});

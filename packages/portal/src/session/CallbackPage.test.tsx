import { logout, takeSession } from '@lia/sdk/accounts/endpoints';
import { listChildren } from '@lia/sdk/registrations/endpoints';
import { sessionToken } from '@lia/sdk/session/session';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';

import { signedIn } from '../testing/people.ts';
import { createTestContext } from '../testing/context.tsx';

const heading = page.getByRole('heading', { level: 1 });

test('a session from another site is confirmed once more, and signs in', async () => {
  const { api, open, at } = createTestContext();
  api.answer(takeSession, signedIn('padre'));
  api.answer(listChildren, { data: [] });
  await open('/callback#code=abc');
  await expect.element(heading).toHaveTextContent('Hola, Laura');
  expect(sessionToken()).toBeNull();
  expect(api.arrived(takeSession).map(({ body }) => body)).toEqual([{ code: 'abc' }]);
  await page.getByRole('button', { name: 'Entrar a mi comunidad' }).click();
  await expect.poll(at).toBe('/apps/dashboardpadres');
  expect(sessionToken()).toBe('token-of-padre');
});

test('a session that is declined is ended', async () => {
  const { api, open, at } = createTestContext();
  api.answer(takeSession, signedIn('padre'));
  api.answer(logout, { message: '' });
  await open('/callback#code=declined');
  await page.getByRole('link', { name: 'Entrar con otra cuenta' }).click();
  await expect.poll(at).toBe('/login');
  await expect.poll(() => api.arrived(logout)).toHaveLength(1);
  expect(sessionToken()).toBeNull();
});

test.for(['/callback#code=used', '/callback'])('%s opens nothing and leads to the login', async (path) => {
  const { api, open, at } = createTestContext();
  api.refuse(takeSession, 401, 'SESSION_INVALID');
  await open(path);
  await expect.element(heading).toHaveTextContent('Este enlace ya no sirve');
  await page.getByRole('link', { name: 'Iniciar sesión' }).click();
  await expect.poll(at).toBe('/login');
});

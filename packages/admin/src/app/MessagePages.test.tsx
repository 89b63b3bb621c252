import { getOverview } from '@lia/sdk/overview/endpoints';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';

import { violations } from '../testing/axe.ts';
import { clientOf, openConsole, signIn } from '../testing/context.tsx';

it('an unknown address of the console shows the not-found page, with a link back', async () => {
  await signIn();
  const router = await openConsole('/nada/de/nada');
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('No encontramos esta página');
  expect(await violations()).toEqual([]);
  await page.getByRole('link', { name: 'Volver al inicio de la consola' }).click();
  await expect.poll(() => router.state.location.pathname).not.toBe('/nada/de/nada');
});

it.each([
  ['/authentication-error', 'No pudimos comprobar tu sesión'],
  ['/access-denied', 'No tienes acceso'],
])('react-admin’s %s breaks no rule of accessibility', async (path, title) => {
  await signIn();
  await openConsole(path);
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent(title);
  expect(await violations()).toEqual([]);
});

it('a list or record without permission shows a message, and the user stays signed in', async () => {
  await signIn('admin_escuela');
  const asked: string[] = [];
  const router = await openConsole('/institutions', {
    fetch: (url, init) => {
      if (typeof url === 'string') asked.push(url);
      return fetch(url, init);
    },
  });
  const refusal = page.getByText('Tu cuenta no tiene permiso para ver esta página.');
  await expect.element(refusal).toBeVisible();
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('No tienes acceso');
  expect(await violations()).toEqual([]);
  await router.navigate('/users');
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Usuarios');
  await router.navigate('/orders/1/show');
  await expect.element(refusal).toBeVisible();
  // The list of users asks for the groups of its own school.
  expect(asked.filter((url) => /\/schools(?:\?|$)|\/orders\b/.test(url))).toEqual([]);
  await expect(clientOf().call(getOverview)).resolves.toBeTruthy();
});

import { loginByCode, logout } from '@lia/sdk/accounts/endpoints';
import { sessionToken } from '@lia/sdk/session/session';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { createTestContext } from '../../../testing/context.tsx';
import { signedIn } from '../../../testing/people.ts';

const code = page.getByLabelText('Código de tu tarjeta');
const enter = page.getByRole('button', { name: '¡Entrar!' });

test('a student finds it at the login, types the code in any way, and comes to their space', async () => {
  const { open, api, at, violations } = createTestContext();
  document.cookie = 'role=1; path=/';
  await open('/login');
  await page.getByRole('link', { name: 'Entrar con mi tarjeta' }).click();
  await expect.poll(at).toBe('/login/tarjeta');
  await enter.click({ force: true });
  await expect.element(code).toHaveFocus();
  await userEvent.keyboard('k7qm 9trw4hxp');
  await expect.element(code).toHaveValue('K7QM-9TRW-4HXP');
  expect(await violations()).toEqual([]);

  api.refuse(loginByCode, 422, 'VALIDATION_FAILED', { code: 'accessCode.invalid' });
  await enter.click();
  await expect.element(code).toHaveAccessibleDescription('Escribe las 16 letras y números de tu tarjeta');
  api.refuse(loginByCode, 401, 'ACCESS_CODE_UNKNOWN');
  await userEvent.keyboard('2dnb');
  await enter.click();
  await expect.element(code).toHaveAccessibleDescription(/No reconocemos este código/);
  await expect.element(code).toHaveFocus();
  api.refuse(loginByCode, 429, 'RATE_LIMITED');
  await enter.click();
  await expect.element(page.getByRole('alert')).toHaveTextContent('Demasiados intentos');

  api.answer(loginByCode, signedIn('alumno'));
  await enter.click();
  await expect.poll(at).toBe('/apps/landing');
  expect(api.arrived(loginByCode).at(-1)?.body).toEqual({ code: 'K7QM-9TRW-4HXP-2DNB' });
});

test('the QR of a card leads to one press, and ends the session of the child before', async () => {
  const { open, api, at, remember } = createTestContext();
  remember(signedIn('preescolar', 'Mateo'));
  api.answer(logout, { message: 'Sesión finalizada' });
  api.answer(loginByCode, signedIn('alumno'));
  await open('/login/tarjeta#code=K7QM9TRW4HXP2DNB');
  await expect.element(code).toHaveValue('K7QM-9TRW-4HXP-2DNB');
  await expect.element(page.getByText(/Aquí está abierta la sesión de Mateo/)).toBeVisible();
  expect(api.arrived(loginByCode)).toEqual([]);
  await enter.click();
  await expect.poll(at).toBe('/apps/landing');
  expect(api.arrived(logout).map(({ authorization }) => authorization)).toEqual(['Bearer token-of-preescolar']);
  expect(sessionToken()).toBe('token-of-alumno');
});

test('a student who was on their way to a page comes to it, also after a look at the password', async () => {
  const { open, api, at } = createTestContext();
  document.cookie = 'role=1; path=/';
  await open('/apps/sections/mistareas?parte=missing');
  const card = page.getByRole('link', { name: 'Entrar con mi tarjeta' });
  await card.click();
  await page.getByRole('link', { name: /contraseña/ }).click();
  await card.click();
  await code.fill('K7QM-9TRW-4HXP-2DNB');
  api.answer(loginByCode, signedIn('alumno'));
  await enter.click();
  await expect.poll(at).toBe('/apps/sections/mistareas?parte=missing');
});

import { listSessions, login } from '@lia/sdk/accounts/endpoints';
import {
  beginSecondFactor,
  confirmSecondFactor,
  endSecondFactor,
  getSecondFactor,
  renewRecoveryCodes,
} from '@lia/sdk/secondFactor/endpoints';
import { sessionToken } from '@lia/sdk/session/session';
import { expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { signedIn } from '../testing/people.ts';
import { announcement, createTestContext } from '../testing/context.tsx';

const button = (name: string) => page.getByRole('button', { name, exact: true });
const field = (name: string) => page.getByLabelText(name, { exact: true });
const section = page.getByRole('region', { name: 'Verificación en dos pasos' });
const codes = ['K7QM-9TRW-4HXP-2DNB', 'BCDF-GHJK-MNPQ-RSTV'];

async function openAccount(role: string, factor: { enabled: boolean; since: string | null; recovery_codes: number }) {
  const context = createTestContext();
  context.remember(signedIn(role));
  context.api.answer(listSessions, { data: [] });
  context.api.answer(getSecondFactor, { data: factor });
  await context.open('/apps/changePassword');
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
  return context;
}

const off = { enabled: false, since: null, recovery_codes: 0 };
const on = { enabled: true, since: '2026-11-21T18:00:00.000Z', recovery_codes: 3 };

test('is set up with the password, a QR or key, and a code; the recovery codes are shown once', async () => {
  await page.viewport(320, 800);
  onTestFinished(() => page.viewport(1280, 800));
  const context = await openAccount('director_escuela', off);
  await section.getByRole('button', { name: 'Activar' }).click();
  context.api.refuse(beginSecondFactor, 422, 'VALIDATION_FAILED', { current_password: 'password.wrong' });
  await expect
    .element(section.getByRole('link', { name: '¿No la sabes, o nunca elegiste una? Pide un enlace' }))
    .toHaveAttribute('href', '/forgotPassword');
  const password = section.getByLabelText('Contraseña actual', { exact: true });
  await password.fill('jacaranda');
  await button('Continuar').click();
  await expect.element(password).toHaveAccessibleDescription('Esta no es tu contraseña actual');
  context.api.answer(beginSecondFactor, {
    key: 'ABCDEFGHIJKLMNOP',
    uri: 'otpauth://totp/LIA:x?secret=ABCDEFGHIJKLMNOP',
  });
  await button('Continuar').click();
  await expect.element(page.getByRole('img', { name: 'Código QR para tu app de verificación' })).toBeVisible();
  await expect.element(section).toHaveTextContent('ABCD EFGH IJKL MNOP');
  expect(await context.violations()).toEqual([]);

  const code = field('Código que muestra tu app');
  await code.fill('12');
  await button('Activar verificación').click({ force: true });
  await expect.element(code).toHaveAccessibleDescription(/^Escribe los 6 números/);
  expect(context.api.arrived(confirmSecondFactor)).toEqual([]);
  context.api.answer(confirmSecondFactor, { message: 'Listo', recovery_codes: codes });
  context.api.answer(getSecondFactor, { data: on });
  await code.fill('123 456');
  await button('Activar verificación').click();
  await expect.element(page.getByRole('heading', { name: 'Tus códigos de recuperación' })).toHaveFocus();
  for (const shown of codes) await expect.element(page.getByText(shown)).toBeVisible();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  expect(await context.violations()).toEqual([]);
  expect(context.api.arrived(confirmSecondFactor).map(({ body }) => body)).toEqual([{ code: '123456' }]);
  await button('Ya los guardé').click();
  await expect.element(page.getByText(codes[0] ?? '')).not.toBeInTheDocument();
  await expect.element(section).toHaveTextContent(/Te quedan 3 códigos de recuperación. Haz códigos nuevos/);
});

test('offers other codes where the answer that had the first ones was lost', async () => {
  const { api } = await openAccount('director_escuela', off);
  await section.getByRole('button', { name: 'Activar' }).click();
  api.answer(beginSecondFactor, { key: 'ABCDEFGHIJKLMNOP', uri: 'otpauth://totp/LIA:x?secret=ABCDEFGHIJKLMNOP' });
  await section.getByLabelText('Contraseña actual', { exact: true }).fill('jacaranda');
  await button('Continuar').click();
  api.cut(confirmSecondFactor);
  await field('Código que muestra tu app').fill('123456');
  await button('Activar verificación').click();
  await expect.element(section.getByRole('alert')).toHaveTextContent('No hay conexión');
  api.refuse(confirmSecondFactor, 409, 'SECOND_FACTOR_ON');
  api.answer(getSecondFactor, { data: { ...on, recovery_codes: 10 } });
  await button('Activar verificación').click();
  await expect.element(section.getByRole('alert')).toHaveTextContent(/tus códigos de recuperación no llegaron/);
  await expect.element(section.getByRole('button', { name: 'Hacer códigos nuevos' })).toBeVisible();
});

test('gets other codes, and is turned off, with password and code', async () => {
  const context = await openAccount('admin', on);
  const dialog = page.getByRole('dialog');
  const give = async () => {
    await dialog.getByLabelText('Contraseña actual', { exact: true }).fill('jacaranda');
    await dialog.getByLabelText('Código de tu app o de recuperación').fill('k7qm 9trw 4hxp 2dnb');
  };
  await button('Hacer códigos nuevos').click();
  context.api.refuse(renewRecoveryCodes, 422, 'VALIDATION_FAILED', { code: 'SECOND_FACTOR_INVALID' });
  await give();
  await dialog.getByRole('button', { name: 'Hacer códigos nuevos' }).click();
  await expect
    .element(dialog.getByLabelText('Código de tu app o de recuperación'))
    .toHaveAccessibleDescription(/^Este código no sirve/);
  expect(await context.violations()).toEqual([]);
  context.api.answer(renewRecoveryCodes, { message: 'Listo', recovery_codes: codes });
  await dialog.getByRole('button', { name: 'Hacer códigos nuevos' }).click();
  await expect.element(page.getByText(codes[1] ?? '')).toBeVisible();
  await button('Ya los guardé').click();

  await button('Quitar').click();
  context.api.answer(endSecondFactor, { message: 'Quitamos la verificación' });
  context.api.answer(getSecondFactor, { data: off });
  await give();
  await dialog.getByRole('button', { name: 'Quitar' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(button('Activar')).toBeVisible();
  const body = { current_password: 'jacaranda', code: 'K7QM9TRW4HXP2DNB' };
  expect(context.api.arrived(endSecondFactor).map((it) => it.body)).toEqual([body]);
});

test('is not offered to teachers', async () => {
  await openAccount('maestro', off);
  await expect.element(page.getByRole('region', { name: 'Tu contraseña' })).toBeVisible();
  await expect.element(section).not.toBeInTheDocument();
});

test('the login asks for the code after the password, and a wrong one again', async () => {
  const context = createTestContext();
  context.api.refuse(login, 401, 'SECOND_FACTOR_REQUIRED');
  await context.open('/login');
  await field('Usuario').fill('directora');
  await field('Contraseña').fill('jacaranda');
  await button('Entrar a mi comunidad').click();
  const code = field('Código de verificación');
  await expect.element(code).toHaveFocus();
  expect(await context.violations()).toEqual([]);
  context.api.refuse(login, 401, 'SECOND_FACTOR_INVALID');
  await userEvent.keyboard('000000{Enter}');
  await expect.element(code).toHaveAccessibleDescription(/^Este código no sirve/);
  await expect.element(announcement).not.toBeInTheDocument();
  context.api.refuse(login, 429, 'RATE_LIMITED');
  await button('Entrar a mi comunidad').click();
  await expect.element(announcement).toHaveTextContent(/^Demasiados intentos/);
  await button('Volver a usuario y contraseña').click();
  await expect.element(field('Usuario')).toHaveValue('directora');
  context.api.refuse(login, 401, 'SECOND_FACTOR_REQUIRED');
  await button('Entrar a mi comunidad').click();
  context.api.answer(login, signedIn('maestro'));
  await code.fill('123456');
  await button('Entrar a mi comunidad').click();
  await expect.poll(sessionToken).toBe('token-of-maestro');
  const credentials = { username: 'directora', password: 'jacaranda', second_factor: '123456' };
  expect(context.api.arrived(login).at(-1)?.body).toEqual(credentials);
});

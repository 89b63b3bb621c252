import {
  changePassword,
  endOtherSessions,
  endSession,
  getMyContact,
  listSessions,
  login,
  requestPasswordReset,
  resetPassword,
  setChildPassword,
} from '@lia/sdk/accounts/endpoints';
import type { SessionRecord } from '@lia/sdk/accounts/schema';
import { listMyConsents } from '@lia/sdk/consents/endpoints';
import { listChildren } from '@lia/sdk/registrations/endpoints';
import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';

import { signedIn } from '../testing/people.ts';
import { announcement, createTestContext } from '../testing/context.tsx';

const button = (name: string) => page.getByRole('button', { name, exact: true });
const field = (name: string) => page.getByLabelText(name, { exact: true });

describe('a forgotten password', () => {
  test('is reset by a link from the login; the answer does not reveal whether the account exists', async () => {
    const context = createTestContext();
    context.api.answer(requestPasswordReset, { message: 'Si hay una cuenta…' });
    await context.open('/login');
    await page.getByRole('link', { name: '¿Olvidaste tu contraseña?' }).click();
    await expect.poll(() => context.at()).toBe('/forgotPassword');
    await field('Correo electrónico').fill('laura@');
    await button('Enviar enlace').click({ force: true });
    await expect.element(field('Correo electrónico')).toHaveAccessibleDescription('Por favor ingresa un correo válido');
    expect(context.api.arrived(requestPasswordReset)).toEqual([]);
    await field('Correo electrónico').fill('laura@example.mx');
    await button('Enviar enlace').click();
    await expect.element(page.getByRole('heading', { name: 'Revisa tu correo' })).toHaveFocus();
    await expect.element(page.getByText(/Si hay una cuenta con laura@example.mx/)).toBeVisible();
    expect(context.api.arrived(requestPasswordReset).map(({ body }) => body)).toEqual([{ email: 'laura@example.mx' }]);
    expect(await context.violations()).toEqual([]);
  });

  test('chooses another one behind the link, and is led to the login', async () => {
    const context = createTestContext();
    context.api.answer(resetPassword, { message: 'Listo, tu contraseña cambió' });
    await context.open('/resetPassword#token=una-vez');
    await expect.element(field('Contraseña nueva')).toBeVisible();
    // The token is neither bookmarked nor shared.
    expect(context.at()).toBe('/resetPassword');
    await field('Contraseña nueva').fill('buganvilia');
    await field('Repite la contraseña nueva').fill('jacaranda');
    await button('Guardar contraseña').click({ force: true });
    await expect
      .element(field('Repite la contraseña nueva'))
      .toHaveAccessibleDescription('Las contraseñas no coinciden');
    await field('Repite la contraseña nueva').fill('buganvilia');
    await button('Guardar contraseña').click();
    await expect.poll(context.at).toBe('/login');
    await expect.element(announcement).toBeVisible();
    const body = { token: 'una-vez', password: 'buganvilia', password_confirmation: 'buganvilia' };
    expect(context.api.arrived(resetPassword).map((it) => it.body)).toEqual([body]);
  });

  test('is offered another link where this one is over, and keeps what was typed where nothing answers', async () => {
    const context = createTestContext();
    context.api.cut(resetPassword);
    await context.open('/resetPassword#token=vieja');
    await field('Contraseña nueva').fill('buganvilia');
    await field('Repite la contraseña nueva').fill('buganvilia');
    await button('Guardar contraseña').click();
    await expect.element(page.getByRole('alert').filter({ hasText: 'No hay conexión' })).toBeVisible();
    await expect.element(field('Contraseña nueva')).toHaveValue('buganvilia');
    const keys = context.api.arrived(resetPassword).map(({ idempotencyKey }) => idempotencyKey);
    context.api.refuse(resetPassword, 410, 'RESET_OVER');
    await button('Guardar contraseña').click();
    await expect.element(page.getByRole('heading', { name: 'Este enlace ya no sirve' })).toBeVisible();
    // The same again: where the first one arrived and its answer was lost, the API answers that.
    expect(keys[0]).toEqual(expect.any(String));
    for (const { idempotencyKey } of context.api.arrived(resetPassword)) expect(idempotencyKey).toBe(keys[0]);
    await expect
      .element(page.getByRole('link', { name: 'Pedir otro enlace' }))
      .toHaveAttribute('href', '/forgotPassword');
  });

  test('leads who is signed in back to their home, and not to the login', async () => {
    const context = createTestContext();
    context.remember(signedIn('padre'));
    context.api.answer(listMyConsents, { data: [] });
    await context.open('/forgotPassword');
    await expect.element(page.getByRole('link', { name: 'Ir al inicio' })).toHaveAttribute('href', '/');
    await expect.element(page.getByRole('link', { name: 'Volver a iniciar sesión' })).not.toBeInTheDocument();
  });
});

const session = (change: Partial<SessionRecord>): SessionRecord => ({
  id: 'here',
  browser: 'Chrome',
  system: 'Android',
  started_at: '2026-11-21T18:00:00.000Z',
  current: false,
  ...change,
});
const sessions = [
  session({ current: true }),
  session({ id: 'there', browser: 'Safari', system: 'iPhone' }),
  session({ id: 'unknown', browser: null, system: null }),
];

async function openAccount(path: string, role: string) {
  const context = createTestContext();
  context.remember(signedIn(role));
  context.api.answer(listSessions, { data: sessions });
  const place = { country: 'México', state: 'Jalisco', city: 'Guadalajara' };
  context.api.answer(getMyContact, {
    data: { name: 'Laura Méndez', email: 'laura@example.mx', phone_number: '55 1234 5678', ...place },
  });
  const agreed = { version: '2026-11-01', since: '2026-11-21T18:00:00.000Z' };
  context.api.answer(listMyConsents, {
    data: [
      { document: 'terms', version: '2026-11-01', agreed },
      { document: 'privacy', version: '2026-11-01', agreed },
    ],
  });
  await context.open(path);
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
  return context;
}

describe('a member', () => {
  test('changes the password; a wrong current one is refused at its field', async () => {
    const context = await openAccount('/apps/changePassword', 'maestro');
    await field('Contraseña actual').fill('jacaranda');
    await field('Contraseña nueva').fill('buganvilia');
    await field('Repite la contraseña nueva').fill('buganvilia');
    context.api.refuse(changePassword, 429, 'RATE_LIMITED');
    await button('Cambiar contraseña').click();
    await expect.element(page.getByRole('alert').filter({ hasText: 'Demasiados intentos' })).toBeVisible();
    context.api.refuse(changePassword, 422, 'VALIDATION_FAILED', { current_password: 'password.wrong' });
    await button('Cambiar contraseña').click();
    await expect.element(field('Contraseña actual')).toHaveAccessibleDescription('Esta no es tu contraseña actual');
    await expect.element(field('Contraseña actual')).toHaveFocus();
    await expect.element(announcement).not.toBeInTheDocument();
    context.api.answer(changePassword, { message: 'Tu contraseña cambió' });
    context.api.answer(listSessions, { data: sessions.slice(0, 1) });
    await field('Contraseña actual').fill('tulipán');
    await button('Cambiar contraseña').click();
    await expect.element(field('Contraseña actual')).toHaveValue('');
    await expect.element(announcement).toBeVisible();
    await expect.element(page.getByText('Safari en iPhone')).not.toBeInTheDocument();
    const password = 'buganvilia';
    const body = { current_password: 'tulipán', password, password_confirmation: password };
    expect(context.api.arrived(changePassword).at(-1)?.body).toEqual(body);
    // Who signs in at an identity provider never chose one.
    await page.getByRole('link', { name: '¿No la sabes, o nunca elegiste una? Pide un enlace' }).click();
    await expect.element(page.getByRole('heading', { name: '¿Olvidaste tu contraseña?' })).toBeVisible();
  });

  test('sees where they are signed in, ends one session, and all others once they confirmed', async () => {
    const context = await openAccount('/apps/profile', 'padre');
    await expect.element(page.getByText('55 1234 5678')).toBeVisible();
    await expect.element(page.getByText('Guadalajara, Jalisco, México')).toBeVisible();
    const preferences = page.getByRole('link', { name: 'Preferencias de notificaciones' });
    await expect.element(preferences).toHaveAttribute('href', '/apps/notifications/settings');
    const accepted = page.getByRole('region', { name: 'Lo que aceptaste' });
    await expect.element(accepted.getByText('Aceptado el sáb 21 nov 2026, 12:00').first()).toBeVisible();
    const text = accepted.getByRole('link', { name: 'Leer: Términos y condiciones' });
    await expect.element(text).toHaveAttribute('href', '/legal/terms?version=2026-11-01');
    const list = page.getByRole('region', { name: 'Dónde está abierta tu sesión' }).getByRole('listitem');
    await expect.element(list.nth(0)).toHaveTextContent(/Chrome en Android.*Este dispositivo/);
    await expect.element(list.nth(2)).toHaveTextContent('Otro navegador');
    expect(await context.violations()).toEqual([]);
    context.api.answer(endSession, { message: 'Cerramos esa sesión' });
    context.api.answer(listSessions, { data: sessions.slice(0, 2) });
    await button('Cerrar sesión: Otro navegador').click();
    await expect.element(list.nth(2)).not.toBeInTheDocument();
    expect(context.api.arrived(endSession).map(({ path }) => path)).toEqual(['/account/sessions/unknown']);
    await expect.element(announcement).toBeVisible();

    context.api.answer(endOtherSessions, { message: 'Cerramos tus demás sesiones' });
    await button('Cerrar las demás sesiones').click();
    expect(context.api.arrived(endOtherSessions)).toEqual([]);
    context.api.answer(listSessions, { data: sessions.slice(0, 1) });
    await button('Sí, cerrarlas').click();
    await expect.element(button('Cerrar las demás sesiones')).not.toBeInTheDocument();
    expect(context.api.arrived(endOtherSessions)).toHaveLength(1);
  });

  test.for([
    ['padre', 'Mi cuenta', '/apps/profile'],
    ['maestro', 'Cambiar Contraseña', '/apps/changePassword'],
    ['director_escuela', 'Cambiar Contraseña', '/apps/changePassword'],
    ['admin', 'Cambiar Contraseña', '/apps/changePassword'],
  ] as const)('who is %s finds «%s» in their menu', async ([role, name, path]) => {
    const context = createTestContext();
    context.remember(signedIn(role));
    context.api.answer(listChildren, { data: [] });
    context.api.answer(listSessions, { data: sessions });
    await context.open('/');
    await page.getByRole('button', { name: /^Cuenta de/ }).click();
    await page.getByRole('menuitem', { name }).click();
    await expect.element(page.getByRole('heading', { level: 1, name })).toBeVisible();
    expect(context.at()).toBe(path);
  });
});

test('a parent sets the password of a child on its card, and is warned of a common one', async () => {
  const context = createTestContext();
  context.remember(signedIn('padre'));
  context.api.answer(listChildren, {
    data: [{ uuid: 'c', name: 'Sofía', last_name: 'M', username: 'sofi', level: 2, grade: 3, avatar_path: null }],
  });
  context.api.answer(setChildPassword, { message: 'Su contraseña cambió', common_password: true });
  await context.open('/apps/dashboardpadres');
  await button('Cambiar contraseña de Sofía').click();
  await field('Contraseña nueva').fill('cometa');
  await field('Repite la contraseña nueva').fill('cometa');
  expect(await context.violations()).toEqual([]);
  await button('Guardar contraseña').click();
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  await expect.element(announcement).toHaveTextContent(/^Su contraseña cambió. Ojo: .*más usadas/);
  const body = { password: 'cometa', password_confirmation: 'cometa' };
  expect(context.api.arrived(setChildPassword)).toMatchObject([{ path: '/children/c/password', body }]);
});

test('what a sign-in proved of this browser goes with the next one', async () => {
  const context = createTestContext();
  context.remember({ ...signedIn('padre'), device: 'prueba' });
  context.api.refuse(login, 401, 'INVALID_PASSWORD');
  await context.open('/logout');
  await field('Usuario').fill('laura');
  await field('Contraseña').fill('jacaranda');
  await button('Entrar a mi comunidad').click();
  await expect.element(field('Contraseña')).toHaveAccessibleDescription('La contraseña es inválida');
  const credentials = { username: 'laura', password: 'jacaranda', devices: ['prueba'] };
  expect(context.api.arrived(login).map(({ body }) => body)).toEqual([credentials]);
});

import { listSessions, logout } from '@lia/sdk/accounts/endpoints';
import {
  finishFederation,
  finishLink,
  listIdentities,
  startFederation,
  startLink,
  unlinkIdentity,
} from '@lia/sdk/federation/endpoints';
import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react';

import { signedIn } from '../testing/people.ts';
import { createTestContext } from '../testing/context.tsx';

const AT_PROVIDER = 'https://colegio.example/auth?state=s';
const secret = 'the secret of the attempt';
const BACK = '?code=c&state=s&iss=https%3A%2F%2Fcolegio.example';
const teacher = signedIn('maestro');

beforeEach(() => sessionStorage.clear());

/** Presses the provider's button at the login, having wanted to open `path`. */
async function leave(path: string): Promise<void> {
  const context = createTestContext();
  context.api.answer(startFederation, { data: { url: AT_PROVIDER, secret } });
  await context.open(path);
  await userEvent.click(page.getByRole('button', { name: 'Entrar con Mi colegio' }));
  await expect.poll(() => context.went).toEqual([AT_PROVIDER]);
  expect(context.api.arrived(startFederation)).toMatchObject([{ path: '/federation/colegio/login' }]);
  // The page is left.
  await cleanup();
}

describe('signing in by a provider', () => {
  test('leads where the user wanted to go', async () => {
    await leave('/apps/changePassword');
    const { api, open, at } = createTestContext();
    api.answer(finishFederation, teacher);
    await open(`/callback${BACK}`);
    await expect.poll(at).toBe('/apps/changePassword');
    expect(api.arrived(finishFederation)).toMatchObject([{ body: { query: BACK, secret } }]);
    await expect.element(page.getByText('Sesión iniciada')).toBeVisible();
    // It is good once.
    expect(sessionStorage.length).toBe(0);
  });

  test.for(['//elsewhere.example/', 'https://elsewhere.example/', '/\\elsewhere.example', 7])(
    'never leads to %s',
    async (wanted) => {
      sessionStorage.setItem('lia_federation', JSON.stringify({ secret, wanted }));
      const { api, open, at, went } = createTestContext();
      api.answer(finishFederation, teacher);
      await open(`/callback${BACK}`);
      await expect.poll(at).toBe('/apps/dashboardmaestros/');
      expect(went).toEqual([]);
    },
  );

  test('in a tab that did not ask for it asks the API nothing', async () => {
    const { api, open, violations } = createTestContext();
    api.answer(finishFederation, teacher);
    await open(`/callback${BACK}`);
    await expect.element(page.getByText(/^Empieza otra vez en esta pestaña/)).toBeVisible();
    expect(api.arrived(finishFederation)).toEqual([]);
    expect(await violations()).toEqual([]);
  });

  test('names what is wrong, and leads back', async () => {
    await leave('/login');
    const { api, open, at } = createTestContext();
    api.refuse(finishFederation, 422, 'VALIDATION_FAILED', { email: 'federation.email-already-in-use' });
    await open(`/callback${BACK}`);
    await expect.element(page.getByText(/^Ya hay una cuenta de LIA con este correo\./)).toBeVisible();
    await expect.poll(at).toBe('/callback');
    await userEvent.click(page.getByRole('link', { name: 'Iniciar sesión' }));
    await expect.poll(at).toBe('/login');
  });

  test('by an answer that belongs to another attempt begins again, and still leads where the user wanted to go', async () => {
    await leave('/apps/changePassword');
    const { api, open, at, went } = createTestContext();
    api.refuse(finishFederation, 401, 'FEDERATION_OVER');
    await open(`/callback${BACK}`);
    await expect.element(page.getByText(/^Este intento de entrar ya se usó o venció/)).toBeVisible();
    await userEvent.click(page.getByRole('link', { name: 'Intentar de nuevo' }));
    await expect.poll(at).toBe('/login');
    api.answer(startFederation, { data: { url: AT_PROVIDER, secret } });
    await userEvent.click(page.getByRole('button', { name: 'Entrar con Mi colegio' }));
    await expect.poll(() => went).toEqual([AT_PROVIDER]);
    await cleanup();

    const back = createTestContext();
    back.api.answer(finishFederation, teacher);
    await back.open(`/callback${BACK}`);
    await expect.poll(back.at).toBe('/apps/changePassword');
  });

  test('whose answer was lost is tried again in place', async () => {
    await leave('/apps/changePassword');
    const { api, open, at } = createTestContext();
    api.cut(finishFederation);
    await open(`/callback${BACK}`);
    await expect.element(page.getByText(/^No hay conexión\./)).toBeVisible();
    api.answer(finishFederation, teacher);
    await userEvent.click(page.getByRole('button', { name: 'Intentar de nuevo' }));
    await expect.poll(at).toBe('/apps/changePassword');
    const sent = { body: { query: BACK, secret } };
    expect(api.arrived(finishFederation)).toMatchObject([sent, sent]);
  });

  test('that cannot begin is reported, and may be tried again', async () => {
    const { api, open, went, violations } = createTestContext();
    api.refuse(startFederation, 503, 'SERVICE_UNAVAILABLE');
    await open('/login');
    const button = page.getByRole('button', { name: 'Entrar con Mi colegio' });
    await userEvent.click(button);
    await expect.element(page.getByRole('alert').filter({ hasText: 'El servicio está ocupado' })).toBeVisible();
    await expect.element(button).toBeEnabled();
    expect(went).toEqual([]);
    expect(await violations()).toEqual([]);
  });
});

test('signing out goes on at the provider', async () => {
  const { api, remember, open, at, went } = createTestContext();
  remember(teacher);
  api.answer(logout, { message: '', url: 'https://colegio.example/logout' });
  await open('/logout');
  await expect.poll(at).toBe('/login');
  await expect.poll(() => went).toEqual(['https://colegio.example/logout']);
});

test('a member links a provider and unlinks it', async () => {
  const { api, remember, open, went, violations } = createTestContext();
  remember(teacher);
  api.answer(listSessions, { data: [] });
  api.answer(listIdentities, { data: [] });
  api.answer(startLink, { data: { url: AT_PROVIDER, secret } });
  await open('/apps/changePassword');
  await userEvent.click(page.getByRole('button', { name: 'Vincular Mi colegio' }));
  await userEvent.fill(page.getByRole('dialog').getByLabelText('Contraseña actual'), 'jacaranda');
  expect(await violations()).toEqual([]);
  await userEvent.click(page.getByRole('button', { name: 'Continuar' }));
  await expect.poll(() => went).toEqual([AT_PROVIDER]);
  expect(api.arrived(startLink)).toMatchObject([
    { path: '/federation/colegio/link', body: { current_password: 'jacaranda' } },
  ]);
  await cleanup();

  const back = createTestContext();
  back.remember(teacher);
  const linked = { id: 'i-1', provider: 'Mi colegio', email: 'ana@colegio.mx', linked_at: '2026-11-23T18:00:00.000Z' };
  back.api.answer(finishLink, { message: 'Listo, ya puedes entrar con Mi colegio' });
  back.api.answer(listSessions, { data: [] });
  back.api.answer(listIdentities, { data: [linked] });
  await back.open(`/callback/link${BACK}`);
  await expect.element(page.getByText('Listo, ya puedes entrar con Mi colegio')).toBeVisible();
  expect(back.api.arrived(finishLink)).toMatchObject([{ body: { query: BACK, secret } }]);
  await expect.element(page.getByText('Mi colegio · ana@colegio.mx')).toBeVisible();
  expect(await back.violations()).toEqual([]);

  back.api.answer(unlinkIdentity, { message: 'Listo, con esa cuenta ya no se entra aquí' });
  back.api.answer(listIdentities, { data: [] });
  await userEvent.click(page.getByRole('button', { name: 'Desvincular Mi colegio · ana@colegio.mx' }));
  await expect.element(page.getByText('Mi colegio · ana@colegio.mx')).not.toBeInTheDocument();
  expect(back.api.arrived(unlinkIdentity)).toMatchObject([{ path: '/account/identities/i-1' }]);
});

test('an administrator of no school reads that one is assigned to them', async () => {
  const { remember, open } = createTestContext();
  const person = signedIn('admin_escuela');
  remember({ ...person, user: { ...person.user, school_id: null } });
  await open('/apps/dashboard/');
  await expect.element(page.getByText(/^Tu cuenta todavía no tiene una escuela/)).toBeVisible();
});

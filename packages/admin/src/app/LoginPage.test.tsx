import { logout } from '@lia/sdk/accounts/endpoints';
import { VERIFY_EVERY_MS } from '@lia/sdk/accounts/rules';
import { es } from '@lia/sdk/messages/es';
import { sessionToken } from '@lia/sdk/session/session';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { violations } from '../testing/axe.ts';
import { clientOf, openConsole, PASSWORD, signIn } from '../testing/context.tsx';
import { createAuthProvider } from './authProvider.ts';

const username = page.getByRole('textbox', { name: 'Usuario' });
const password = page.getByLabelText('Contraseña', { exact: true });
const enter = page.getByRole('button', { name: 'Iniciar sesión' });

describe('the login', () => {
  it('lets an admin in with the keyboard alone, to the page that was wanted', async () => {
    const router = await openConsole('/donations');
    await expect.element(username).toBeVisible();
    await expect.element(enter).toBeDisabled();
    username.element().focus();
    await userEvent.keyboard(`admin{Tab}${PASSWORD}{Enter}`);
    await expect.element(page.getByRole('heading', { name: 'Donativos' })).toBeVisible();
    await expect.element(page.getByRole('alert')).toHaveTextContent('Sesión iniciada');
    expect(router.state.location.pathname).toBe('/donations');
    expect(sessionToken()).not.toBeNull();
  });

  it('shows its toast for 6 s at the bottom right, as document 1 section 8 asks', async () => {
    await openConsole('/login');
    await username.fill('admin');
    await password.fill(PASSWORD);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    await enter.click();
    const toast = page.getByRole('alert').filter({ hasText: 'Sesión iniciada' });
    await expect.element(toast).toBeInTheDocument();
    const { right, bottom } = toast.element().getBoundingClientRect();
    expect(document.documentElement.clientWidth - right).toBeLessThan(32);
    expect(window.innerHeight - bottom).toBeLessThan(32);
    // To find it took up to one poll of 50 ms, and it fades for a quarter of a second.
    await vi.advanceTimersByTimeAsync(5900);
    expect(toast.query()).not.toBeNull();
    await vi.advanceTimersByTimeAsync(500);
    expect(toast.query()).toBeNull();
  });

  it('shows which of the two was wrong, on its field', async () => {
    await openConsole('/login');
    await username.fill('nadie-con-este-nombre');
    await password.fill(PASSWORD);
    await enter.click();
    await expect.element(username).toHaveAccessibleDescription('El usuario es incorrecto');
    await expect.element(username).toHaveFocus();
    await username.fill('admin');
    await password.fill('otra-cosa');
    await enter.click();
    await expect.element(password).toHaveAccessibleDescription('La contraseña es inválida');
    expect(await violations()).toEqual([]);
  });

  it('shows the rules while typing, and shows the password when asked', async () => {
    await openConsole('/login');
    await username.fill('y');
    await password.fill('ab');
    await userEvent.tab();
    await expect.element(username).toHaveAccessibleDescription('Min character length is 4');
    await expect.element(password).toHaveAccessibleDescription('El mínimo de caracteres es 3');
    await page.getByRole('button', { name: 'Mostrar contraseña' }).click();
    await expect.element(password).toHaveAttribute('type', 'text');
  });

  it('asks for a code where the account has a second factor, and lets in with it', async () => {
    const refuse = (code: keyof typeof es) => Response.json({ code, message: es[code] }, { status: 401 });
    await openConsole('/login', {
      fetch: (url, init) => {
        if (!url.endsWith('/login')) return fetch(url, init);
        const { second_factor: code, ...credentials } = Object(
          JSON.parse(typeof init?.body === 'string' ? init.body : ''),
        );
        if (code === undefined) return Promise.resolve(refuse('SECOND_FACTOR_REQUIRED'));
        if (code !== '123456') return Promise.resolve(refuse('SECOND_FACTOR_INVALID'));
        return fetch(url, { ...init, body: JSON.stringify(credentials) });
      },
    });
    await username.fill('admin');
    await password.fill(PASSWORD);
    await enter.click();
    const code = page.getByRole('textbox', { name: 'Código' });
    await expect.element(code).toHaveFocus();
    expect(await violations()).toEqual([]);
    await userEvent.keyboard('000000{Enter}');
    await expect.element(code).toHaveAccessibleDescription(es.SECOND_FACTOR_INVALID);
    await page.getByRole('button', { name: 'Volver a usuario y contraseña' }).click();
    await expect.element(username).toHaveValue('admin');
    await enter.click();
    await code.fill('123456');
    await enter.click();
    await expect.element(page.getByRole('alert')).toHaveTextContent('Sesión iniciada');
    expect(sessionToken()).not.toBeNull();
  });

  it.each(['es', 'en'] as const)('breaks no rule of accessibility (%s)', async (language) => {
    await openConsole('/login', { language });
    await expect.element(page.getByRole('heading')).toBeVisible();
    expect(await violations()).toEqual([]);
  });
});

describe('a user without access to the console', () => {
  it.each(['padre', 'maestro', 'guest'])('is shown the way to the portal (%s)', async (name) => {
    await signIn(name);
    await openConsole('/institutions');
    await expect
      .element(page.getByRole('heading', { name: 'Esta consola es solo para administradores' }))
      .toBeVisible();
    await expect.element(page.getByRole('link', { name: 'Ir al portal' })).toHaveAttribute('href', '/');
    await expect.element(page.getByRole('table')).not.toBeInTheDocument();
    expect(await violations()).toEqual([]);
    await page.getByRole('button', { name: 'Entrar con otra cuenta' }).click();
    await expect.element(username).toBeVisible();
    expect(sessionToken()).toBeNull();
  });
});

describe('a session', () => {
  it('that ended elsewhere leads to the login with the words of the specification', async () => {
    await signIn();
    await openConsole('/institutions');
    await expect.element(page.getByRole('table')).toBeVisible();
    await clientOf().call(logout);
    await page.getByRole('columnheader', { name: 'Tipo' }).getByRole('button').click();
    await expect.element(page.getByText('Token expirado o inválido')).toBeVisible();
    await expect.element(username).toBeVisible();
    expect(sessionToken()).toBeNull();
  });

  it('that is worthless when the console opens does as well', async () => {
    await signIn();
    await clientOf().call(logout);
    await openConsole('/institutions');
    await expect.element(page.getByText('Token expirado o inválido')).toBeVisible();
    await expect.element(username).toBeVisible();
  });

  it.each([
    ['is not valid any more', 200, { success: false, message: '' }, 'Sesión inválida'],
    ['is refused', 403, { code: 'FORBIDDEN', message: '' }, 'Sesión expirada o inválida'],
  ])('that %s when it is verified leads to the login', async (_, status, answer, words) => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    onTestFinished(() => void vi.useRealTimers());
    await signIn();
    await openConsole('/institutions', {
      fetch: (url, init) =>
        url.endsWith('/auth/verify') ? Promise.resolve(Response.json(answer, { status })) : fetch(url, init),
    });
    await expect.element(page.getByRole('table')).toBeVisible();
    vi.advanceTimersByTime(VERIFY_EVERY_MS);
    await expect.element(page.getByText(words, { exact: true })).toBeVisible();
    await expect.element(username).toBeVisible();
    expect(sessionToken()).toBeNull();
  });

  it('whose calls are refused with 403 leads to the login', async () => {
    await signIn();
    await openConsole('/institutions', {
      fetch: (url, init) =>
        url.includes('/schools')
          ? Promise.resolve(Response.json({ code: 'FORBIDDEN', message: '' }, { status: 403 }))
          : fetch(url, init),
    });
    await expect.element(page.getByText('Sesión expirada o inválida')).toBeVisible();
    await expect.element(username).toBeVisible();
  });

  it('is not ended by the refusal of a call that the session before made', async () => {
    await signIn();
    let answer = () => {};
    const handedOn = new Promise<void>((resolve) => (answer = resolve));
    let isRefused = true;
    await openConsole('/institutions', {
      fetch: async (url, init) => {
        if (!url.includes('/schools') || !isRefused) return fetch(url, init);
        await handedOn;
        return Response.json({ code: 'UNAUTHENTICATED', message: es.UNAUTHENTICATED }, { status: 403 });
      },
    });
    await expect.element(page.getByText('Se está consultando la información...')).toBeVisible();
    await signIn();
    const token = sessionToken();
    answer();
    await expect.element(page.getByRole('button', { name: 'Volver a intentar' })).toBeVisible();
    isRefused = false;
    await page.getByRole('button', { name: 'Volver a intentar' }).click();
    await expect.element(page.getByRole('table')).toBeVisible();
    expect(sessionToken()).toBe(token);
  });

  it('ends with "Cerrar sesión"', async () => {
    await signIn();
    const token = sessionToken();
    await openConsole('/institutions');
    await page.getByRole('button', { name: /Tu cuenta/ }).click();
    await page.getByRole('menuitem', { name: 'Cerrar sesión' }).click();
    await expect.element(page.getByRole('alert')).toHaveTextContent('Sesión finalizada');
    await expect.element(username).toBeVisible();
    expect(sessionToken()).toBeNull();
    await expect(clientOf({ token: () => token }).call(logout)).rejects.toMatchObject({ status: 401 });
  });

  it('that its own user ends did not expire, though a call under way is refused then', async () => {
    await signIn();
    const provider = createAuthProvider(clientOf());
    const left = provider.logout({});
    await expect(provider.checkError({ status: 401 })).rejects.toMatchObject({
      redirectTo: '/login?ended=session.ended',
    });
    expect(await left).toBe('/login?ended=session.ended');
  });
});

it('shows the language that was chosen, and keeps it', async () => {
  await signIn();
  await openConsole('/institutions');
  await page.getByRole('button', { name: 'EN, English' }).click();
  await expect.element(page.getByRole('heading', { name: 'Institutions' })).toBeVisible();
  expect(document.documentElement.lang).toBe('en');
  expect(localStorage.getItem('lia_language')).toBe('en');
});

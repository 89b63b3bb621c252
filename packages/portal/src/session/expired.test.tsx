import { changePassword, getDraftKey, listSessions, login, logout, resumeSession } from '@lia/sdk/accounts/endpoints';
import type { SignedIn } from '@lia/sdk/accounts/schema';
import { listChildren } from '@lia/sdk/registrations/endpoints';
import { KEY_DATABASE } from '@lia/sdk/session/lastSeen';
import { sessionToken } from '@lia/sdk/session/session';
import { expect, test, vi } from 'vitest';
import { cleanup } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';

import { signedIn } from '../testing/people.ts';
import { createTestContext } from '../testing/context.tsx';
import { Page } from '../ui/Page.tsx';
import { lazyExpired } from './lazyExpired.tsx';

const button = (name: string) => page.getByRole('button', { name, exact: true });
const field = (name: string) => page.getByLabelText(name, { exact: true });
const dialog = page.getByRole('dialog', { name: 'Tu sesión terminó' });

/** Sends a form after the session was over. */
async function expire() {
  const context = createTestContext();
  context.remember(signedIn('maestro'));
  context.api.answer(listSessions, { data: [] });
  await context.open('/apps/changePassword');
  await field('Contraseña actual').fill('jacaranda');
  await field('Contraseña nueva').fill('buganvilia');
  await field('Repite la contraseña nueva').fill('buganvilia');
  context.api.refuse(changePassword, 401, 'TOKEN_EXPIRED');
  await button('Cambiar contraseña').click();
  await expect.element(dialog).toBeVisible();
  expect(sessionToken()).toBeNull();
  return context;
}

async function signInAgain() {
  await dialog.getByLabelText('Usuario').fill('maestro');
  await dialog.getByLabelText('Contraseña', { exact: true }).fill('jacaranda');
  await dialog.getByRole('button', { name: 'Entrar a mi comunidad' }).click();
}

test('with something typed, a session that is over is opened again over the page, and nothing is lost', async () => {
  const context = await expire();
  expect(await context.violations()).toEqual([]);
  context.api.refuse(login, 401, 'INVALID_PASSWORD');
  await signInAgain();
  await expect
    .element(dialog.getByLabelText('Contraseña', { exact: true }))
    .toHaveAccessibleDescription('La contraseña es inválida');
  context.api.answer(login, { ...signedIn('maestro'), access_token: 'again' });
  await signInAgain();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(context.at()).toBe('/apps/changePassword');
  await expect.element(field('Contraseña nueva')).toHaveValue('buganvilia');
  context.api.answer(changePassword, { message: 'Tu contraseña cambió' });
  await button('Cambiar contraseña').click();
  await expect.element(field('Contraseña nueva')).toHaveValue('');
  expect(context.api.arrived(changePassword).at(-1)?.authorization).toBe('Bearer again');
});

test('another member who signs in there sees nothing of what was typed', async () => {
  const context = await expire();
  const other = signedIn('maestro', 'Rosa');
  context.api.answer(login, { ...other, access_token: 'rosa', user: { ...other.user, uuid: 'rosa' } });
  await signInAgain();
  await expect.element(dialog).not.toBeInTheDocument();
  for (const name of ['Contraseña actual', 'Contraseña nueva', 'Repite la contraseña nueva']) {
    await expect.element(field(name)).toHaveValue('');
  }
});

test('where the code of the sign-in does not arrive, nothing of the page is seen or reached, and its member leaves it', async () => {
  // React reports what boundaries catch.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const Expired = lazyExpired(() => Promise.reject(new TypeError('Failed to fetch dynamically imported module')));
  const context = createTestContext();
  context.remember(signedIn('maestro'));
  context.api.answer(logout, { message: '' });
  await context.open(
    '/',
    'es',
    <Page title="Carta">
      <h1>Carta</h1>
      <textarea aria-label="Texto" defaultValue="Querida familia" />
      <Expired />
    </Page>,
  );
  await expect.element(dialog.getByRole('button', { name: 'Salir sin terminar' })).toBeVisible();
  const text = document.querySelector('textarea');
  const { x, y } = text?.getBoundingClientRect() ?? new DOMRect();
  expect(document.elementFromPoint(x + 1, y + 1)).toBe(dialog.element());
  text?.focus();
  expect(document.activeElement).not.toBe(text);
  // Who was typing presses no button, and a second Escape is not refused by browsers.
  expect(document.activeElement).toBe(dialog.element());
  await userEvent.keyboard(' {Escape}{Escape}');
  expect(document.elementFromPoint(x + 1, y + 1)).toBe(dialog.element());
  expect(sessionToken()).not.toBeNull();
  expect(await context.violations()).toEqual([]);
  await button('Salir sin terminar').click();
  expect(sessionToken()).toBeNull();
});

test('who does not sign in leaves the page with what was typed', async () => {
  const context = await expire();
  await button('Salir sin terminar').click();
  await expect.poll(context.at).toBe('/login');
  await expect.element(dialog).not.toBeInTheDocument();
});

const key = (letter: string) => ({ key: letter.repeat(43) });
const kept = () => JSON.stringify(Object.entries(localStorage));

/** The session of a parent. */
function parentOf(uuid: string): SignedIn {
  const parent = signedIn('padre');
  return { ...parent, access_token: uuid, user: { ...parent.user, uuid } };
}

/** The keys that this browser keeps. */
async function keptKeys(): Promise<CryptoKey[]> {
  if (!(await indexedDB.databases()).some(({ name }) => name === KEY_DATABASE)) return [];
  const opening = indexedDB.open(KEY_DATABASE);
  await new Promise((resolve) => opening.addEventListener('success', resolve));
  const asked = opening.result.transaction('keys').objectStore('keys').getAll();
  await new Promise((resolve) => asked.addEventListener('success', resolve));
  opening.result.close();
  return asked.result;
}

/** Opens a form as a parent, whose drafts have this key; null: without a connection to the server that has it. */
async function openForm(uuid: string, letter: string | null) {
  await cleanup();
  const context = createTestContext();
  context.remember(parentOf(uuid));
  if (letter === null) context.api.cut(getDraftKey);
  else context.api.answer(getDraftKey, key(letter));
  context.api.answer(listChildren, { data: [] });
  context.api.answer(logout, { message: '' });
  await context.open('/apps/children/new');
  await expect.element(field('Nombre de usuario')).toBeVisible();
  return context;
}

test("drafts of a member's form are kept encrypted, for them alone", async () => {
  await openForm('laura', 'A');
  await field('Nombre de usuario').fill('luz.secreta');
  await expect.poll(kept).toContain('lia-vault:laura:');
  expect(kept()).not.toContain('luz.secreta');
  expect(kept()).not.toContain(key('A').key);

  await openForm('rosa', 'B');
  await expect.element(field('Nombre de usuario')).toHaveValue('');
  await openForm('laura', 'A');
  await expect.element(field('Nombre de usuario')).toHaveValue('luz.secreta');
  // What another key encrypted is of no use, and is removed.
  await openForm('laura', 'C');
  await expect.element(field('Nombre de usuario')).toHaveValue('');
  expect(kept()).not.toContain('lia-vault:laura:');
});

test('what was typed is there without a connection while the session lasts, by a key that no script reads', async () => {
  await openForm('laura', 'A');
  await field('Nombre de usuario').fill('luz.secreta');
  await expect.poll(kept).toContain('lia-vault:laura:');
  const keys = await keptKeys();
  expect(keys.map((one) => one.extractable)).toEqual([false]);

  await openForm('laura', null);
  await expect.element(field('Nombre de usuario')).toHaveValue('luz.secreta');
  // Another member has none, and that of the first one is gone.
  await openForm('rosa', null);
  await expect.element(field('Nombre de usuario')).toHaveValue('');
  await expect.poll(keptKeys).toEqual([]);

  const context = await openForm('laura', 'A');
  await expect.element(field('Nombre de usuario')).toHaveValue('luz.secreta');
  await expect.poll(keptKeys).toHaveLength(1);
  await context.open('/logout');
  await button('Guardarlo y cerrar sesión').click();
  await expect.poll(keptKeys).toEqual([]);
  expect(kept()).toContain('lia-vault:laura:');
});

test('signing out with something unsent offers to go back, to keep it and to discard it', async () => {
  const context = await openForm('laura', 'A');
  const leave = async () => {
    await page.getByRole('button', { name: /^Cuenta de/ }).click();
    await page.getByRole('menuitem', { name: 'Cerrar sesión' }).click();
    await expect.element(page.getByRole('heading', { level: 1, name: 'Tienes algo sin enviar' })).toBeVisible();
  };
  await field('Nombre de usuario').fill('luz.secreta');
  await expect.poll(kept).toContain('lia-vault:laura:');
  await leave();
  expect(await context.violations()).toEqual([]);
  await button('Volver y enviarlo').click();
  await expect.element(field('Nombre de usuario')).toHaveValue('luz.secreta');
  expect(context.api.arrived(logout)).toEqual([]);
  await leave();
  await button('Guardarlo y cerrar sesión').click();
  await expect.poll(context.at).toBe('/login');
  expect(kept()).toContain('lia-vault:laura:');

  await openForm('laura', 'A');
  await expect.element(field('Nombre de usuario')).toHaveValue('luz.secreta');
  await leave();
  await button('Descartarlo y cerrar sesión').click();
  await expect.poll(kept).not.toContain('lia-vault');
  expect(sessionToken()).toBeNull();
});

test('signing out by the address asks about what is unsent, however late the session is known', async () => {
  await openForm('laura', 'A');
  await field('Nombre de usuario').fill('luz.secreta');
  await expect.poll(kept).toContain('lia-vault:laura:');
  await cleanup();

  const context = createTestContext();
  context.remember(parentOf('laura'));
  const answerSession = context.api.hold(resumeSession, parentOf('laura'));
  await context.open('/logout');
  await expect.poll(() => context.api.arrived(resumeSession)).toHaveLength(1);
  await expect.element(page.getByText('Cerrando tu sesión…')).toBeVisible();
  expect(sessionToken()).not.toBeNull();
  answerSession();
  await expect.element(page.getByRole('heading', { level: 1, name: 'Tienes algo sin enviar' })).toBeVisible();
  expect(sessionToken()).not.toBeNull();
});

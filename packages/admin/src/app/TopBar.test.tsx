import { expect, it, onTestFinished } from 'vitest';
import { page } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react';

import { screenViolations } from '../testing/axe.ts';
import { openConsole, signIn } from '../testing/context.tsx';
import { store } from './store.ts';

it.each([320, 360, 768, 1280])('the top bar has room for all of its parts at %i px', async (width) => {
  await page.viewport(width, 860);
  onTestFinished(() => page.viewport(1280, 860));
  await signIn();
  await openConsole('/emails');
  await expect.element(page.getByRole('heading', { name: 'Correos no entregados' })).toBeVisible();
  const bar = document.querySelector('header');
  const parts = [...(bar?.querySelectorAll('button, img, span[class*="MuiTypography"]') ?? [])]
    .map((part) => part.getBoundingClientRect())
    .filter((part) => part.width > 0)
    .toSorted((one, other) => one.left - other.left);
  expect(parts.length).toBeGreaterThan(5);
  for (const [index, { right }] of parts.entries()) {
    // Buttons of a group share a border.
    expect(right - 1).toBeLessThanOrEqual(parts[index + 1]?.left ?? width);
  }
  expect(await screenViolations()).toEqual([]);
});

it.each([
  [390, 'Tu cuenta'],
  [1280, 'Tu cuenta: Ximena Hernández Gómez'],
])('names the menu of the account at %i px', async (width, name) => {
  await page.viewport(width, 860);
  onTestFinished(() => page.viewport(1280, 860));
  await signIn();
  await openConsole('/emails');
  await page.getByRole('button', { name, exact: true }).click();
  await expect.element(page.getByRole('menuitem', { name: 'Cerrar sesión' })).toBeVisible();
});

it('turns to the other language, which is fetched, and back, on a phone', async () => {
  await page.viewport(320, 860);
  onTestFinished(() => page.viewport(1280, 860));
  await signIn();
  await openConsole('/emails');
  await page.getByRole('button', { name: 'EN, English' }).click();
  await expect.element(page.getByRole('heading', { name: 'Undelivered emails' })).toHaveFocus();
  await page.getByRole('button', { name: 'ES, Español' }).click();
  await expect.element(page.getByRole('heading', { name: 'Correos no entregados' })).toBeVisible();
});

it('has what the user is sent written in the chosen language, and sends it again after a lost connection', async () => {
  await signIn();
  const saved: unknown[] = [];
  let isOffline = true;
  await openConsole('/emails', {
    fetch: async (url, init) => {
      if (!url.endsWith('/me/language')) return fetch(url, init);
      if (isOffline) throw new TypeError('offline');
      saved.push(await new Response(init.body).json());
      return fetch(url, init);
    },
  });
  await page.getByRole('button', { name: 'EN, English' }).click();
  // In the language that is read by now.
  await expect.element(page.getByText(/^There is no connection/)).toBeVisible();
  isOffline = false;
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.poll(() => saved).toEqual([{ language: 'en' }]);
  await page.getByRole('button', { name: 'ES, Español' }).click();
  await expect.poll(() => saved).toEqual([{ language: 'en' }, { language: 'es' }]);
});

/** The console where the choice of a language cannot be saved at first; what is saved. */
async function openOffline() {
  const saved: unknown[] = [];
  const connection = { isLost: true };
  const fetchOf = async (url: string, init: RequestInit): Promise<Response> => {
    if (!url.endsWith('/me/language')) return fetch(url, init);
    if (connection.isLost) throw new TypeError('offline');
    saved.push(await new Response(init.body).json());
    return fetch(url, init);
  };
  await openConsole('/emails', { fetch: fetchOf });
  await page.getByRole('button', { name: 'EN, English' }).click();
  await expect.element(page.getByText(/^There is no connection/)).toBeVisible();
  connection.isLost = false;
  await cleanup();
  return { fetch: fetchOf, saved };
}

it('keeps to a language that the portal was given after one that could not be saved', async () => {
  await signIn();
  const { fetch, saved } = await openOffline();
  await openConsole('/emails', { fetch, language: 'es' });
  await expect.element(page.getByRole('heading', { name: 'Correos no entregados' })).toBeVisible();
  await page.getByRole('button', { name: /Tu cuenta/ }).click();
  await expect.element(page.getByRole('menuitem', { name: 'Cerrar sesión' })).toBeVisible();
  expect([saved, store.getItem('language.unsaved')]).toEqual([[], undefined]);
});

it('saves a language that could not be saved with the next load, and for who chose it alone', async () => {
  await signIn();
  const { fetch, saved } = await openOffline();
  await signIn('admin_escuela');
  await openConsole('/users', { fetch, language: 'en' });
  await expect.element(page.getByRole('heading', { name: 'Users' })).toBeVisible();
  await expect.poll(() => store.getItem('language.unsaved')).toBeUndefined();
  expect(saved).toEqual([]);
  await cleanup();

  await signIn();
  const again = await openOffline();
  await openConsole('/emails', { fetch: again.fetch, language: 'en' });
  await expect.poll(() => again.saved).toEqual([{ language: 'en' }]);
});

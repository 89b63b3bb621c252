import { logout, resumeSession } from '@lia/sdk/accounts/endpoints';
import { listMyConsents } from '@lia/sdk/consents/endpoints';
import { listPlans } from '@lia/sdk/memberships/endpoints';
import { firstTerms } from '@lia/sdk/memberships/rules';
import { listChildren } from '@lia/sdk/registrations/endpoints';
import { saveMySettings } from '@lia/sdk/settings/endpoints';
import type { Settings } from '@lia/sdk/settings/rules';
import { afterEach, describe, expect, onTestFinished, test } from 'vitest';
import { cdp, page } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react';

import { createTestContext, type TestContext } from '../testing/context.tsx';
import { signedIn } from '../testing/people.ts';
import { wordsAt } from '../testing/wordsAt.ts';

const prefer = (value: 'light' | 'dark') =>
  cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'prefers-color-scheme', value }] });

afterEach(async () => {
  await prefer('light');
  await page.viewport(1280, 800);
});

async function openAs(role: string, settings: Settings = {}): Promise<TestContext> {
  const context = createTestContext();
  const person = signedIn(role);
  context.remember({ ...person, user: { ...person.user, data: { ...person.user.data, settings } } });
  context.api.answer(listChildren, { data: [] });
  context.api.answer(listMyConsents, { data: [] });
  context.api.answer(saveMySettings, { data: {} });
  context.api.answer(logout, { message: 'Sesión finalizada' });
  await context.open('/');
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
  return context;
}

const { dataset } = document.documentElement;
const ground = (part: string) => getComputedStyle(document.querySelector(part) ?? document.body).backgroundColor;
const sent = ({ api }: TestContext) => api.arrived(saveMySettings).map(({ body }) => body);

const DARK_SURFACE = 'rgb(27, 33, 64)';

describe('without a choice', () => {
  test.for([
    ['padre', 'light2'],
    ['maestro', 'light1'],
    ['alumno', 'default'],
    ['admin', 'legacy'],
    ['director_escuela', 'legacy'],
  ])('%s has the theme %s (document 1 section 6)', async ([role = '', theme]) => {
    await openAs(role);
    expect(Object.assign({}, dataset)).toMatchObject({ theme, mode: 'light' });
  });

  test('a device in the dark gets the dark theme, a light one on paper, and the page follows when it changes', async () => {
    await prefer('dark');
    await openAs('padre');
    expect(Object.assign({}, dataset)).toMatchObject({ theme: 'dark', mode: 'dark' });
    await expect.poll(() => ground('header')).toBe(DARK_SURFACE);
    const printed: (string | undefined)[] = [];
    const note = () => printed.push(dataset['mode']);
    addEventListener('beforeprint', note);
    onTestFinished(() => removeEventListener('beforeprint', note));
    await cdp().send('Page.printToPDF');
    expect(printed).toEqual(['light']);
    expect(dataset['mode']).toBe('dark');
    await prefer('light');
    await expect.poll(() => dataset['theme']).toBe('light2');
  });
});

test('a colour scheme holds for every part, is saved whole, and taken back for that of the device', async () => {
  const context = await openAs('padre', { direction: 'ltr' });
  await page.getByRole('button', { name: 'Colores' }).click();
  const panel = page.getByRole('dialog', { name: 'Colores' });
  await expect.element(panel.getByRole('radio', { name: 'Como mi dispositivo' })).toBeChecked();
  expect(panel.element().getBoundingClientRect().width).toBe(380);
  await panel.getByRole('radio', { name: 'Noche' }).click();
  await expect.poll(() => ['header', 'nav', 'footer'].map(ground)).toEqual([DARK_SURFACE, DARK_SURFACE, DARK_SURFACE]);
  const all = { main: 'dark', navbar: 'dark', toolbar: 'dark', footer: 'dark' };
  expect(sent(context)).toEqual([{ direction: 'ltr', ...all }]);
  expect(await context.violations()).toEqual([]);
  await panel.getByRole('radio', { name: 'Como mi dispositivo' }).click();
  await expect.poll(() => sent(context).at(-1)).toEqual({ direction: 'ltr' });
  expect(dataset['theme']).toBe('light2');
});

test('each setting changes what it names, and all of them go back', async () => {
  const context = await openAs('maestro');
  await page.getByRole('button', { name: 'Ajustes de apariencia' }).click();
  const panel = page.getByRole('dialog', { name: 'Ajustes de apariencia' });
  await panel.getByLabelText('Tema del menú').selectOptions('Noche');
  await expect.poll(() => ground('nav')).toBe(DARK_SURFACE);
  expect(ground('header')).not.toBe(DARK_SURFACE);
  expect(await context.violations()).toEqual([]);
  await panel.getByRole('radio', { name: 'Al centro' }).click();
  await panel.getByRole('switch', { name: 'Mostrar el pie de página' }).click();
  await panel.getByRole('switch', { name: 'Animaciones' }).click();
  await panel.getByRole('switch', { name: 'Barras de desplazamiento delgadas' }).click();
  await panel.getByRole('switch', { name: 'Menú plegado' }).click();
  expect(document.querySelector('footer')).toBeNull();
  expect(Object.assign({}, dataset)).toMatchObject({ animations: 'off', scrollbars: 'custom' });
  const whole = { layout: 'boxed', navbar: 'dark', navbar_folded: true, footer_shown: false };
  await expect.poll(() => sent(context).at(-1)).toEqual({ ...whole, custom_scrollbars: true, animations: false });
  await page.viewport(2560, 900);
  await expect.poll(() => document.querySelector('header')?.getBoundingClientRect().right).toBe(2000);

  await panel.getByRole('button', { name: 'Volver a lo de siempre' }).click();
  await expect.poll(() => sent(context).at(-1)).toEqual({});
  expect(document.querySelector('footer')).not.toBeNull();
});

test('from right to left everything is mirrored, and what is open stays open', async () => {
  const context = await openAs('padre');
  await page.getByRole('button', { name: 'Ajustes de apariencia' }).click();
  await page.getByRole('radio', { name: 'De derecha a izquierda' }).click();
  await expect.poll(() => document.documentElement.dir).toBe('rtl');
  // At the other edge now.
  const panel = page.getByRole('dialog', { name: 'Ajustes de apariencia' });
  await expect.poll(() => panel.element().getBoundingClientRect().left).toBe(0);
  expect(document.querySelector('nav')?.getBoundingClientRect().right).toBe(1280);
  // Spanish still reads from left to right, from the edge on.
  const footer = document.querySelector('footer') ?? document.body;
  expect(wordsAt(footer, '©').left).toBeLessThan(wordsAt(footer, 'Comunidad').left);
  for (const text of document.querySelectorAll('footer, nav a')) expect(getComputedStyle(text).textAlign).toBe('right');
  expect(await context.violations()).toEqual([]);
  await panel.getByRole('radio', { name: 'De izquierda a derecha' }).click();
  await expect.poll(() => document.documentElement.dir).toBe('ltr');
});

test('a member finds their look before their session is known, and leaves none behind', async () => {
  const context = await openAs('padre', { main: 'dark', direction: 'rtl' });
  await expect.poll(() => document.documentElement.dir).toBe('rtl');

  // The page is loaded again, and the API takes its time.
  await cleanup();
  delete dataset['theme'];
  context.api.keepSilent(resumeSession);
  await context.open('/');
  await expect.element(page.getByText('Revisando tu sesión')).toBeVisible();
  expect(dataset['theme']).toBe('dark');

  await cleanup();
  context.remember(signedIn('padre'));
  await context.open('/logout');
  await expect.poll(context.at).toBe('/login');
  expect(dataset['theme']).toBe('legacy');
  await expect.poll(() => document.documentElement.dir).toBe('ltr');
  expect(Object.keys(localStorage).filter((key) => key.includes('settings'))).toEqual([]);
});

test('a visitor keeps theirs in this browser, and what is no setting does nothing', async () => {
  localStorage.setItem('lia_settings', '{"main":"neon","footer":5,"animations":false}');
  const context = createTestContext();
  context.api.answer(listPlans, { data: [...firstTerms] });
  await page.viewport(320, 700);
  await context.open('/memberships');
  expect(Object.assign({}, dataset)).toMatchObject({ theme: 'legacy', animations: 'off' });
  await page.getByRole('button', { name: 'Abrir el menú' }).click();
  await page.getByRole('button', { name: 'Colores' }).click();
  await page.getByRole('radio', { name: 'Noche' }).click();
  await expect.poll(() => dataset['theme']).toBe('dark');
  expect(JSON.parse(localStorage.getItem('lia_settings') ?? '')).toMatchObject({ main: 'dark', animations: false });
  expect(sent(context)).toEqual([]);
});

test('a choice that could not be saved is reported, and the next one goes', async () => {
  const context = await openAs('padre');
  context.api.cut(saveMySettings);
  await page.getByRole('button', { name: 'Colores' }).click();
  await page.getByRole('radio', { name: 'Noche' }).click();
  await expect.element(page.getByText('No hay conexión. Revisa tu internet')).toBeVisible();
  context.api.answer(saveMySettings, { data: {} });
  await page.getByRole('radio', { name: 'Papel' }).click();
  await expect.poll(() => sent(context).at(-1)).toMatchObject({ main: 'legacy' });
  expect(dataset['theme']).toBe('legacy');
});

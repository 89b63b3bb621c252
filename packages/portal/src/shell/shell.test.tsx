import { listMyConsents } from '@lia/sdk/consents/endpoints';
import { countDelivered, getQuickPanel } from '@lia/sdk/quickPanel/endpoints';
import { listChildren } from '@lia/sdk/registrations/endpoints';
import type { Language } from '@lia/sdk/messages/language';
import { saveMyLanguage } from '@lia/sdk/notifications/endpoints';
import { saveMySettings, saveMyShortcuts } from '@lia/sdk/settings/endpoints';
import { searchPeople } from '@lia/sdk/users/endpoints';
import { afterEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { createTestContext } from '../testing/context.tsx';
import { signedIn } from '../testing/people.ts';

afterEach(() => page.viewport(1280, 800));

interface OpenedWith {
  shortcuts?: string[] | null;
  delivered?: number;
  path?: string;
  language?: Language;
}

/** The home of a member, with the shortcuts that they kept before. */
async function openAs(role: string, { shortcuts = null, delivered = 0, path = '/', language = 'es' }: OpenedWith = {}) {
  const context = createTestContext();
  const person = signedIn(role);
  context.remember({ ...person, user: { ...person.user, data: { ...person.user.data, shortcuts } } });
  context.api.answer(listChildren, { data: [] });
  context.api.answer(listMyConsents, { data: [] });
  context.api.answer(countDelivered, { data: delivered });
  context.api.answer(saveMySettings, { data: {} });
  context.api.answer(saveMyShortcuts, { data: [] });
  await context.open(path, language);
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
  return context;
}

const navigation = page.getByRole('navigation', { name: 'Navegación' });
const width = () => Math.round(navigation.element().getBoundingClientRect().width);

describe('the navbar', () => {
  test('folds to its icons, opens under a resting pointer and for the keyboard, and stays as it was left', async () => {
    const { api } = await openAs('padre');
    expect(width()).toBe(280);
    const fold = navigation.getByRole('button', { name: 'Plegar el menú' });
    await expect.element(fold).toHaveAttribute('aria-expanded', 'true');
    await fold.click();
    await expect.poll(width).toBe(64);
    expect(api.arrived(saveMySettings).map(({ body }) => body)).toEqual([{ navbar_folded: true }]);

    const heading = page.getByRole('heading', { level: 1 });
    await heading.hover();
    await navigation.getByRole('link', { name: 'Cursos' }).hover();
    await expect.poll(width).toBe(280);
    // It lies above the page, which has not moved.
    expect(page.getByRole('main').element().getBoundingClientRect().left).toBe(64);
    await heading.hover();
    await expect.poll(width).toBe(64);

    // First the link past the navigation.
    await userEvent.keyboard('{Tab}{Tab}{Tab}');
    await expect.poll(width).toBe(280);
  });

  test('has parts that fold, links that open a tab of their own, and a badge that is transparent at zero', async () => {
    const { api, at } = await openAs('maestro');
    const homework = navigation.getByRole('button', { name: 'Tareas' });
    const badge = homework.element().querySelector('[aria-hidden=true]:not(svg)');
    expect(badge && getComputedStyle(badge).opacity).toBe('0');
    expect(api.arrived(countDelivered)).toHaveLength(1);

    const terms = navigation.getByRole('link', { name: /Términos y condiciones.*otra pestaña/ });
    await expect.element(terms).toHaveAttribute('target', '_blank');
    const giving = navigation.getByRole('button', { name: 'Quiero apoyar' });
    await expect.element(giving).toHaveAttribute('aria-expanded', 'false');
    await giving.click();
    await navigation.getByRole('link', { name: 'Patrocinar' }).click();
    await expect.poll(at).toBe('/apps/patrocinar');
  });

  test('counts what was delivered', async () => {
    await openAs('maestro', { delivered: 3 });
    const badge = navigation.getByRole('img', { name: '3 entregas' });
    await expect.element(badge).toHaveTextContent('3');
    expect(getComputedStyle(badge.element()).opacity).toBe('1');
  });
});

test('a phone has a bar at its bottom: four screens at most, the rest behind «Más»', async () => {
  await page.viewport(320, 700);
  const { at, violations } = await openAs('padre');
  const tabs = navigation.getByRole('link').elements();
  expect(tabs.map(({ textContent }) => textContent)).toEqual(['Inicio', 'Avisos', 'Mensajes', 'Cursos']);
  const clipped = tabs
    .flatMap((tab) => [...tab.querySelectorAll('span')])
    .filter((it) => it.scrollWidth > it.clientWidth);
  expect(clipped).toEqual([]);
  // The end of the page is above the bar.
  expect(getComputedStyle(document.body).paddingBottom).toBe('60px');

  await navigation.getByRole('button', { name: 'Más' }).click();
  const menu = page.getByRole('dialog', { name: 'Menú' });
  await expect.element(menu.getByRole('button', { name: 'Colores' })).toBeVisible();
  expect(await violations()).toEqual([]);
  await menu.getByRole('button', { name: 'English' }).click();
  await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Courses' }).click();
  await expect.poll(at).toBe('/apps/cursos');
  expect(document.documentElement.lang).toBe('en');
});

test.for(['maestro', 'director_escuela'])('no name in the bar of a narrow phone is cut for %s', async (role) => {
  await page.viewport(320, 700);
  await openAs(role);
  const names = navigation
    .getByRole('link')
    .elements()
    .flatMap((tab) => [...tab.querySelectorAll('span')].filter(({ textContent }) => textContent !== ''));
  expect(names.length).toBeGreaterThanOrEqual(4);
  expect(names.filter((it) => it.scrollWidth > it.clientWidth)).toEqual([]);
});

describe('the search', () => {
  test('finds screens of the role by their title, whatever case and accents, and opens one by the keyboard', async () => {
    const { at, violations } = await openAs('padre');
    await page.getByRole('button', { name: 'Buscar...' }).click();
    const field = page.getByRole('combobox', { name: 'Buscar' });
    await expect.element(field).toHaveFocus();
    const found = () =>
      page
        .getByRole('option')
        .elements()
        .map(({ textContent }) => textContent);
    await field.fill('   ');
    expect(found()).toEqual([]);
    await field.fill('  SUSCRIPCION ');
    await expect.poll(found).toEqual(['Suscripción']);
    expect(await violations()).toEqual([]);
    // A screen of administrators.
    await field.fill('usuarios');
    await expect.element(page.getByText('No hay resultados')).toBeVisible();
    expect(found()).toEqual([]);
    await field.fill('mis');
    await expect.poll(found).toEqual(['Mis productos', 'Mis facturas', 'Mis datos']);
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    await expect.poll(at).toBe('/apps/misdatos');
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  });

  test('finds people whom the role may see once typing rests, below the screens', async () => {
    const { api, went, violations } = await openAs('director_escuela');
    const uuid = '6a51ca1e-0000-4000-8000-000000000001';
    api.answer(searchPeople, { data: [{ uuid, name: 'Ana Cursi', kind: 'students', group_id: null }], groups: [] });
    await page.getByRole('button', { name: 'Buscar...' }).click();
    const field = page.getByRole('combobox', { name: 'Buscar' });
    await userEvent.type(field, 'cur');
    const people = page.getByRole('group', { name: 'Personas' });
    await expect.element(people.getByRole('option')).toHaveTextContent('Ana CursiEstudiante');
    await expect.element(page.getByRole('group', { name: 'Páginas' }).getByRole('option').first()).toBeVisible();
    expect(api.arrived(searchPeople).map(({ query }) => query)).toEqual([{ q: 'cur' }]);
    expect(await violations()).toEqual([]);
    await people.getByRole('option').click();
    await expect.poll(() => went).toEqual([`/admin/users/${uuid}/show`]);
  });

  test.for([
    ['maestro', 'Águilas', '/apps/grupo/g-1'],
    ['maestro', 'Ana', '/apps/grupo/g-1'],
    ['padre', 'Ana', '/apps/children/c-1'],
  ] as const)('leads a %s who looks for %s to %s', async ([role, name, path]) => {
    const { api, at, violations } = await openAs(role);
    const group = { id: 'g-1', name: 'Águilas', level: 2, grade: 3, school: 'Escuela Benito Juárez' } as const;
    const isTeacher = role === 'maestro';
    api.answer(searchPeople, {
      data: [{ uuid: 'c-1', name: 'Ana Cursi', kind: 'students', group_id: isTeacher ? group.id : null }],
      groups: isTeacher ? [group] : [],
    });
    await page.getByRole('button', { name: 'Buscar...' }).click();
    await page.getByRole('combobox', { name: 'Buscar' }).fill('a ');
    await page.getByRole('combobox', { name: 'Buscar' }).fill('an');
    const option = page.getByRole('option', { name: new RegExp(`^${name}`) });
    await expect.element(option).toBeVisible();
    expect(page.getByRole('group', { name: 'Grupos' }).getByRole('option').elements()).toHaveLength(isTeacher ? 1 : 0);
    expect(await violations()).toEqual([]);
    await option.click();
    await expect.poll(at).toBe(path);
  });

  test('closes by Escape, with what was typed', async () => {
    await openAs('padre');
    const button = page.getByRole('button', { name: 'Buscar...' });
    await button.click();
    await page.getByRole('combobox').fill('cur');
    await expect.element(page.getByRole('option', { name: 'Cursos' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
    await expect.element(button).toHaveFocus();
  });
});

test('a star keeps a shortcut, which stands in the toolbar, until it is pressed again', async () => {
  const { api, violations } = await openAs('padre', { shortcuts: ['subscription', 'users', 'gone'] });
  const pinned = page.getByRole('navigation', { name: 'Atajos' });
  const saved = () => api.arrived(saveMyShortcuts).map(({ body }) => body);
  await expect.element(pinned.getByRole('link', { name: 'Suscripción' })).toBeVisible();
  // What the role may not open is not shown.
  expect(pinned.getByRole('link').elements()).toHaveLength(1);

  await page.getByRole('button', { name: 'Atajos' }).click();
  const panel = page.getByRole('dialog', { name: 'Atajos' });
  const search = panel.getByLabelText('Busca una app o página');
  await search.fill('CURS');
  const star = panel.getByRole('button', { name: 'Atajo a Cursos' });
  await expect.element(star).toHaveAttribute('aria-pressed', 'false');
  await star.click();
  await expect.element(star).toHaveAttribute('aria-pressed', 'true');
  expect(saved()).toEqual([{ shortcuts: ['subscription', 'users', 'gone', 'courses'] }]);
  expect(await violations()).toEqual([]);
  await search.fill('nada así');
  await expect.element(panel.getByText('No hay resultados')).toBeVisible();
  await search.fill('');
  await panel.getByRole('button', { name: 'Atajo a Suscripción' }).click();
  await expect.poll(() => saved().at(-1)).toEqual({ shortcuts: ['users', 'gone', 'courses'] });
  await panel.getByRole('button', { name: 'Cerrar', exact: true }).click();
  await expect.element(pinned.getByRole('link', { name: 'Cursos' })).toBeVisible();
});

test('a visitor has a menu with the sign-in and the registration, which closes by Escape and outside of it', async () => {
  await page.viewport(320, 700);
  const { open, at, violations } = createTestContext();
  await open('/registroapoyar');
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
  const menu = page.getByRole('banner').getByTitle('Tu cuenta');
  const register = page.getByRole('banner').getByRole('link', { name: 'Registrarme' });
  await expect.element(register).not.toBeInTheDocument();
  await menu.click();
  await expect.element(register).toBeVisible();
  expect(await violations()).toEqual([]);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  await userEvent.keyboard('{Escape}');
  await expect.element(register).not.toBeInTheDocument();
  await userEvent.keyboard('{Enter}');
  await expect.element(register).toBeVisible();
  await userEvent.keyboard('{Tab}{Tab}{Tab}');
  await expect.element(register).not.toBeInTheDocument();
  await menu.click();
  await register.click();
  await expect.poll(at).toBe('/register');
});

test('the quick panel shows notes and events, what goes there, and why it could not be opened', async () => {
  const { api, violations } = await openAs('maestro');
  api.refuse(getQuickPanel, 503, 'SERVICE_UNAVAILABLE');
  await page.getByRole('button', { name: 'Panel rápido' }).click();
  const panel = page.getByRole('dialog', { name: 'Panel rápido' });
  await expect.element(panel.getByRole('heading', { name: 'No pudimos abrir tu panel' })).toBeVisible();
  api.answer(getQuickPanel, { notes: [{ id: 'n', title: 'Junta', detail: 'Lunes a las 8' }], events: [] });
  await panel.getByRole('button', { name: 'Intentar de nuevo' }).click();
  await expect.element(panel.getByText('Lunes a las 8')).toBeVisible();
  await expect.element(panel.getByText('Aquí verás tus próximos eventos.')).toBeVisible();
  expect(await violations()).toEqual([]);
});

test('the language menu changes the language in place, keeps it, and has e-mails written in it', async () => {
  const { api } = await openAs('maestro');
  api.answer(saveMyLanguage, { message: 'Listo' });
  await page.getByRole('button', { name: 'Idioma: Español' }).click();
  await expect.element(page.getByRole('menuitemradio', { name: 'Español' })).toHaveAttribute('aria-checked', 'true');
  await page.getByRole('menuitemradio', { name: 'English' }).click();
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Hello, Laura!');
  expect(document.documentElement.lang).toBe('en');
  expect(localStorage.getItem('lia_language')).toBe('en');
  await expect.poll(() => api.arrived(saveMyLanguage).map(({ body }) => body)).toEqual([{ language: 'en' }]);
});

test('a chosen language that could not be saved is reported in it, and saved by one more press', async () => {
  const { api } = await openAs('maestro');
  api.cut(saveMyLanguage);
  await page.getByRole('button', { name: 'Idioma: Español' }).click();
  await page.getByRole('menuitemradio', { name: 'English' }).click();
  await expect.element(page.getByText(/^We could not connect/)).toBeVisible();
  api.answer(saveMyLanguage, { message: 'Done' });
  const sent = api.arrived(saveMyLanguage).length;
  await page
    .getByRole('alert')
    .filter({ hasText: /^We could not connect/ })
    .getByRole('button', { name: 'Try again' })
    .click();
  await expect
    .poll(() =>
      api
        .arrived(saveMyLanguage)
        .slice(sent)
        .map(({ body }) => body),
    )
    .toEqual([{ language: 'en' }]);
});

test('a link in English leaves the language that was chosen before, until another one is chosen in place of it', async () => {
  localStorage.setItem('lia_language', 'es');
  const { api, at } = await openAs('maestro', { path: '/apps/dashboardmaestros/?lang=en&de=correo', language: 'en' });
  api.answer(saveMyLanguage, { message: 'Listo' });
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Hello, Laura!');
  expect(localStorage.getItem('lia_language')).toBe('es');
  await page.getByRole('button', { name: 'Language: English' }).click();
  await page.getByRole('menuitemradio', { name: 'English' }).click();
  await expect.poll(() => localStorage.getItem('lia_language')).toBe('en');
  await expect.poll(at).toBe('/apps/dashboardmaestros/?de=correo');
});

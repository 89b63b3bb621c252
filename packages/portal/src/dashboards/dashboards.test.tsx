import { listMyCourses } from '@lia/sdk/courses/endpoints';
import { getMyMembership, listOpenOrders } from '@lia/sdk/memberships/endpoints';
import { listChildren } from '@lia/sdk/registrations/endpoints';
import type { ChildList } from '@lia/sdk/registrations/schema';
import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';

import { openOrder, sampleMembership } from '../testing/membership.ts';
import { signedIn } from '../testing/people.ts';
import { createTestContext } from '../testing/context.tsx';

const child = (over: Partial<ChildList['data'][number]>): ChildList['data'][number] => ({
  uuid: 'c1',
  name: 'Sofía',
  last_name: 'Zaragoza',
  username: 'sofi.z',
  level: 2,
  grade: 3,
  avatar_path: '/photos/sofia.jpg',
  ...over,
});

const course = {
  id: 7,
  name: 'Lectura que emociona',
  description: 'Círculos de lectura.',
  card_image_url: null,
  hours: null,
  teacher: null,
  syllabus: '',
  since: '2026-11-21T02:04:00.000Z',
  order_id: 'order-1',
};

const checkout = { voucher: null, init_point: 'https://pay.example/p' };

describe('the parents’ dashboard', () => {
  test('shows each child by first name, grade in words and username; never last name or picture', async () => {
    const { open, api, remember } = createTestContext();
    remember(signedIn('padre'));
    api.answer(listChildren, {
      data: [child({}), child({ uuid: 'c2', name: 'Emiliano', username: 'emi', level: 1, grade: 1 })],
    });
    await open('/');
    const cards = page.getByRole('listitem').filter({ hasText: 'Su usuario para entrar' });
    await expect.element(cards.nth(0)).toHaveTextContent('Sofía3° de primariaSu usuario para entrarsofi.z');
    await expect.element(cards.nth(1)).toHaveTextContent('Emiliano1° de preescolarSu usuario para entraremi');
    expect(document.body.textContent).not.toContain('Zaragoza');
    expect(document.querySelector('img')).toBeNull();
  });

  test('keeps its layout while the children are fetched, and pulses no more where less motion is preferred', async () => {
    const { open, api, remember } = createTestContext();
    remember(signedIn('padre'));
    api.keepSilent(listChildren);
    await open('/');
    await expect.element(page.getByRole('status', { name: 'Cargando…' })).toBeVisible();
    await expect.element(page.getByRole('heading', { name: 'Tus hijos' })).toBeVisible();
    expect(matchMedia('(prefers-reduced-motion: reduce)').matches).toBe(true);
    await expect.poll(() => document.getAnimations().length).toBe(0);
  });

  test.for([
    ['without children', []],
    ['with a child', [child({})]],
  ] as const)('%s leads to the form for a further one', async ([, data]) => {
    const { open, api, remember, at } = createTestContext();
    remember(signedIn('padre'));
    api.answer(listChildren, { data: [...data] });
    await open('/');
    await page.getByRole('link', { name: 'Registrar a un hijo' }).click();
    await expect.poll(at).toBe('/apps/children/new');
    await expect.element(page.getByRole('form', { name: 'Datos de tu hijo o hija' })).toBeVisible();
  });

  test('shows the failure, and retries', async () => {
    const { open, api, remember } = createTestContext();
    remember(signedIn('padre'));
    api.refuse(listChildren, 503, 'SERVICE_UNAVAILABLE');
    api.answer(listMyCourses, { data: [] });
    await open('/');
    await expect.element(page.getByRole('alert')).toHaveTextContent('No pudimos traer los datos de tus hijos');
    api.answer(listChildren, { data: [child({})] });
    await page.getByRole('button', { name: 'Intentar de nuevo' }).click();
    await expect.element(page.getByText('sofi.z')).toBeVisible();
  });
});

describe('plan and courses of a member', () => {
  test('is at home: a voucher to be paid first, then the plan with what it asks for', async () => {
    const { open, api, remember, at } = createTestContext();
    remember(signedIn('Padre-M'));
    api.answer(listChildren, { data: [child({})] });
    api.answer(getMyMembership, sampleMembership({ owes: true }));
    api.answer(listOpenOrders, { data: [openOrder({}), openOrder({ id: 'p', title: 'Huertos', ...checkout })] });
    await open('/');
    const waiting = page.getByRole('region', { name: 'Te falta pagar' });
    await expect.element(waiting.getByRole('listitem').nth(0)).toHaveTextContent('hasta el mar 24 nov 2026, 23:59');
    await expect
      .element(waiting.getByRole('link', { name: 'Pagar ahora: Huertos' }))
      .toHaveAttribute('href', 'https://pay.example/p');
    expect(waiting.element().compareDocumentPosition(page.getByRole('region', { name: 'Tus hijos' }).element())).toBe(
      Node.DOCUMENT_POSITION_FOLLOWING,
    );
    await page.getByRole('link', { name: 'Cambiar mi tarjeta' }).click();
    await expect.poll(at).toBe('/apps/membership');
    await page.getByRole('link', { name: /^Ver mi ficha de pago de/ }).click();
    await expect.poll(at).toBe('/voucher/v-1');
  });

  test('include courses, each with a page that describes it and leads to its invoice', async () => {
    const { open, api, remember, at, violations } = createTestContext();
    remember(signedIn('maestro'));
    const another = { ...course, id: 6, name: 'Huertos', description: 'De la semilla a la mesa.', order_id: 'order-0' };
    api.answer(listMyCourses, { data: [another, course] });
    await open('/');
    await page.getByRole('link', { name: 'Ver mi curso: Lectura que emociona' }).click();
    await expect.poll(at).toBe('/apps/miscursos/7');
    await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Lectura que emociona');
    await expect.element(page.getByText('Círculos de lectura.')).toBeVisible();
    await expect.element(page.getByText('Acceso ilimitado')).toBeVisible();
    await expect
      .element(page.getByRole('link', { name: 'Ver mi factura' }))
      .toHaveAttribute('href', '/bill?order_id=order-1');
    expect(await violations()).toEqual([]);
  });

  test("another user's course is not found", async () => {
    const { open, api, remember } = createTestContext();
    remember(signedIn('maestro'));
    api.answer(listMyCourses, { data: [course] });
    await open('/apps/miscursos/8');
    await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Este curso no está en tu cuenta');
  });
});

test.for([
  ['maestro', 'Aquí va a vivir tu grupo', true],
  ['Maestro-M', 'Aquí va a vivir tu grupo', true],
  ['Maestro-I', 'Aquí va a vivir tu grupo', false],
  ['director_escuela', 'Tu escuela', true],
  ['Escuela-I', 'Tu escuela', false],
  ['coordinador', 'Tu escuela', false],
] as const)('the panel of %s is there where the plan includes it', async ([role, title, included]) => {
  const { open, remember } = createTestContext();
  remember(signedIn(role));
  await open('/');
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(page.getByRole('heading', { name: title }).elements()).toHaveLength(included ? 1 : 0);
});

test('the panel of a school leads to its users in the console', async () => {
  const { open, remember } = createTestContext();
  remember(signedIn('director_escuela'));
  await open('/');
  await expect.element(page.getByRole('link', { name: 'Abrir la consola' })).toHaveAttribute('href', '/admin/users');
});

describe('the frame', () => {
  test('of a student has no navigation, toolbar or footer, but a way out', async () => {
    const { open, remember, at } = createTestContext();
    remember(signedIn('alumno', 'Sofía'));
    await open('/');
    await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('¡Hola, Sofía!');
    expect(document.querySelector('nav, header, footer')).toBeNull();
    await page.getByRole('link', { name: 'Salir' }).click();
    await expect.poll(at).toBe('/login');
  });

  test('of other roles has navigation and the year in its footer', async () => {
    const { open, remember } = createTestContext();
    remember(signedIn('maestro'));
    await open('/');
    await expect.element(page.getByRole('navigation', { name: 'Navegación' })).toBeVisible();
    await expect.element(page.getByRole('contentinfo')).toHaveTextContent(String(new Date().getFullYear()));
  });

  test.for([
    ['admin', 2],
    ['admin_escuela', 0],
  ] as const)('%s finds the console %s times', async ([role, count]) => {
    const { open, remember } = createTestContext();
    remember(signedIn(role));
    await open('/');
    await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(document.querySelectorAll('a[href="/admin"]')).toHaveLength(count);
  });

  test.for([
    [null, ['/apps/changePassword', '/apps/userguide', '/logout']],
    ['padre', ['/apps/membership', '/invoice', '/apps/profile', '/apps/misdatos', '/apps/userguide', '/logout']],
  ] as const)('of %s has a menu whose entries lead to their screens', async ([role, entries]) => {
    const context = createTestContext();
    context.remember(signedIn(role));
    await context.open('/');
    const menu = page.getByRole('button', { name: 'Cuenta de Laura' });
    await menu.click();
    const links = () =>
      page
        .getByRole('menuitem')
        .elements()
        .map((entry) => entry.getAttribute('href'));
    await expect.poll(links).toEqual(entries);
    for (const [nth, to] of entries.entries()) {
      if (nth > 0) await menu.click();
      await page.getByRole('menuitem').nth(nth).click();
      await expect.poll(context.at).toBe(to === '/logout' ? '/login' : to);
      await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
    }
  });
});

test('a navigation names the window and moves to the heading of the new screen', async () => {
  const { open, remember } = createTestContext();
  remember(signedIn('maestro'));
  await open('/');
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveFocus();
  await expect.poll(() => document.title).toBe('Mi grupo · Comunidad LIA');
});

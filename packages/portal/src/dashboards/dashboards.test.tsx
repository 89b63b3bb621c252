import { listMyCatalogue, listMyCourses } from '@lia/sdk/courses/endpoints';
import { getCourseOutline } from '@lia/sdk/lessons/endpoints';
import { listGroups } from '@lia/sdk/groups/endpoints';
import { getMyMembership, listOpenOrders } from '@lia/sdk/memberships/endpoints';
import { listMyPlaces } from '@lia/sdk/places/endpoints';
import { listChildren, listChildrenStatus } from '@lia/sdk/registrations/endpoints';
import { getMyApplication } from '@lia/sdk/teachers/endpoints';
import type { ChildList } from '@lia/sdk/registrations/schema';
import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';

import { catalogue, offer } from '../testing/catalogue.ts';
import { noMembership, openOrder, sampleMembership, schoolPlan } from '../testing/membership.ts';
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

  test('shows the licence and latest sign-in of each child, what to do next, and the places of gifts', async () => {
    const { open, api, remember, at, violations } = createTestContext();
    remember(signedIn('padre'));
    api.answer(listChildren, { data: [child({}), child({ uuid: 'c2', name: 'Emiliano', username: 'emi' })] });
    const plan = { type: 'padre', membership: 'anual' } as const;
    api.answer(listChildrenStatus, {
      data: [
        { uuid: 'c1', plan, last_seen_at: '2026-11-21T02:04:00.000Z' },
        { uuid: 'c2', plan: null, last_seen_at: null },
      ],
    });
    const gift = { order: 'o', title: 'Donativo', months: 12, school: null, used: null, until: null, ended: false };
    api.answer(listMyPlaces, { data: [{ ...gift, places: 3 }] });
    await open('/');
    const cards = page.getByRole('listitem').filter({ hasText: 'Su usuario para entrar' });
    await expect.element(cards.nth(0)).toHaveTextContent(/el vie 20 nov 2026, 20:04Plan anual para padres/);
    await expect.element(cards.nth(1)).toHaveTextContent(/Todavía no entra.*Sin licencia/);
    await expect.element(page.getByText('Has regalado 3 lugares.')).toBeVisible();
    expect(await violations()).toEqual([]);
    await cards.nth(1).getByRole('link', { name: 'Darle una licencia a Emiliano' }).click();
    await expect.poll(at).toBe('/apps/suscription/');
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
    await expect.poll(at).toBe('/apps/suscription/');
    await page.getByRole('link', { name: /^Ver mi ficha de pago de/ }).click();
    await expect.poll(at).toBe('/voucher/v-1');
  });

  test('include courses, each with a page that describes it and leads to its invoice', async () => {
    const { open, api, remember, at, violations } = createTestContext();
    remember(signedIn('maestro'));
    const text = 'De la semilla a la mesa.';
    const another = { ...course, id: 6, name: 'Huertos', description: text, order_id: 'order-0' };
    // Cannot be loaded, as without a connection.
    api.answer(listMyCourses, { data: [another, { ...course, card_image_url: 'data:image/png,' }] });
    const progress = { completed: 0, total: 0, percent: 0, finished: false };
    const outline = {
      id: 7,
      name: course.name,
      tracked: true,
      sections: [],
      progress,
      resume: null,
      certificate: null,
    };
    api.answer(getCourseOutline, { data: outline });
    await open('/');
    const link = page.getByRole('link', { name: 'Ver mi curso: Lectura que emociona' });
    await expect.element(link).toBeVisible();
    link.element().scrollIntoView();
    await expect.poll(() => document.querySelectorAll('img').length).toBe(0);
    await link.click();
    await expect.poll(at).toBe('/apps/miscursos/7');
    await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Lectura que emociona');
    await expect.element(page.getByText('Círculos de lectura.')).toBeVisible();
    await expect.element(page.getByText(/Acceso ilimitado/)).toBeVisible();
    await expect
      .element(page.getByRole('link', { name: 'Ver mi factura' }))
      .toHaveAttribute('href', '/bill?order_id=order-1');
    expect(await violations()).toEqual([]);
  });
});

test.for([
  ['director_escuela', 'Tu escuela', true],
  ['Escuela-I', 'Tu escuela', false],
  ['coordinador', 'Tu escuela', false],
] as const)('the panel of %s is there where the plan includes it', async ([role, title, included]) => {
  const { open, remember } = createTestContext();
  remember(signedIn(role));
  await open('/');
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect.poll(() => page.getByRole('heading', { name: title }).elements().length).toBe(included ? 1 : 0);
});

test('a teacher reads where the review of their registration stands', async () => {
  const { open, api, remember, violations } = createTestContext();
  remember(signedIn('maestro'));
  const created_at = '2026-11-21T02:04:00.000Z';
  api.answer(getMyApplication, { data: { review: 'pending', documents: 2, created_at } });
  await open('/');
  const card = page.getByRole('region', { name: 'Tu registro como docente' });
  await expect.element(card).toHaveTextContent('Estamos revisando tus datosEnviaste 2 documentos el vie 20 nov 2026');
  expect(await violations()).toEqual([]);
});

test('a teacher who sent no documents reads how to be accredited', async () => {
  const { open, api, remember, violations } = createTestContext();
  remember(signedIn('maestro'));
  const created_at = '2026-11-21T02:04:00.000Z';
  api.answer(getMyApplication, { data: { review: 'pending', documents: 0, created_at } });
  await open('/');
  const card = page.getByRole('region', { name: 'Tu registro como docente' });
  await expect.element(card).toHaveTextContent('No enviaste documentos, así que participas como invitado');
  await expect.element(card).not.toHaveTextContent('0 documentos');
  await expect
    .element(card.getByRole('link', { name: 'hola@lia.example' }))
    .toHaveAttribute('href', 'mailto:hola@lia.example');
  expect(await violations()).toEqual([]);
});

test.for([
  [schoolPlan(), true, 'y está pagado hasta el dom 21 mar 2027, 00:00', 0],
  [schoolPlan({ status: 'grace' }), false, 'sigue abierto hasta el vie 26 mar 2027, 00:00 si nadie lo renueva', 1],
] as const)('who runs a school sees the plan that a colleague pays (%#)', async ([shown, isPaid, text, offers]) => {
  const { open, api, remember, violations } = createTestContext();
  remember(signedIn('admin_escuela'));
  api.answer(getMyMembership, { ...noMembership, school_plans: [shown], school_paid: isPaid });
  await open('/');
  const plan = page.getByRole('region', { name: 'Tu plan' });
  await expect.element(plan).toHaveTextContent('Plan anual para escuelasColegio Jacarandas. Lo paga Emiliano Pérez');
  await expect.element(plan).toHaveTextContent(text);
  await expect.element(plan).not.toHaveTextContent('Plan gratis');
  expect(plan.getByRole('link', { name: 'Ver los planes' }).elements()).toHaveLength(offers);
  expect(await violations()).toEqual([]);
});

test('the panel of a school leads to its users in the console, and speaks of nothing that a director may not open', async () => {
  const { open, remember } = createTestContext();
  remember(signedIn('director_escuela'));
  await open('/');
  await expect
    .element(page.getByText(/^En la consola administras/))
    .toHaveTextContent('En la consola administras a tus usuarios y sus licencias. Tus grupos están en este portal.');
  await expect.element(page.getByRole('link', { name: 'Abrir la consola' })).toHaveAttribute('href', '/admin/users');
});

test('a person without a role reads what is missing, and whom to ask for it', async () => {
  const { open, remember, violations } = createTestContext();
  remember(signedIn(null));
  await open('/');
  await expect.element(page.getByText(/^Todavía no sabemos si eres mamá, papá, docente o alumno/)).toBeVisible();
  const write = page.getByRole('link', { name: /^Escribir a / });
  await expect.element(write).toHaveAttribute('href', expect.stringMatching(/^mailto:.+@/));
  expect(await violations()).toEqual([]);
});

test('a teacher reads what is left of their plan, and how many students they have', async () => {
  const { open, api, remember, at, violations } = createTestContext();
  remember(signedIn('Maestro-M'));
  const school = { id: 1, name: 'E' };
  const group = { name: 'Águilas', level: 2, grade: 3, school, teacher: null, zone: 'America/Mexico_City' } as const;
  api.answer(listGroups, [
    { ...group, id: 'a', students: 3, external_id: null, created_at: '2026-11-21T02:04:00.000Z' },
    { ...group, id: 'b', students: 20, external_id: null, created_at: '2026-11-21T02:04:00.000Z' },
  ]);
  const plan = { type: 'maestro', membership: 'mensual' } as const;
  api.answer(listMyCatalogue, catalogue([offer({ discount: 25, plan })], { each_month: 3, left: 0 }));
  await open('/');
  const allowance = page.getByRole('region', { name: 'Cursos de tu plan' });
  await expect.element(allowance).toHaveTextContent('Ya usaste los 3 cursos de este mes');
  await expect.element(allowance).toHaveTextContent('25 % por tu plan mensual');
  await expect.element(allowance.getByRole('link')).toHaveAttribute('href', '/apps/cursos');
  expect(await violations()).toEqual([]);
  await page.getByRole('link', { name: 'Ver a mis 23 alumnos' }).click();
  await expect.poll(at).toBe('/apps/alumnos');
});

describe('the frame', () => {
  test('of a student has no navbar, toolbar or footer, but a few pictures and a way out', async () => {
    const { open, remember, at } = createTestContext();
    remember(signedIn('alumno', 'Sofía'));
    await open('/');
    await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('¡Hola, Sofía!');
    expect(document.querySelector('footer')).toBeNull();
    await expect.element(page.getByRole('button', { name: /^(?:Buscar|Cuenta de)/ })).not.toBeInTheDocument();
    expect(page.getByRole('navigation').getByRole('link').elements().length).toBeLessThanOrEqual(5);
    await page.getByRole('button', { name: 'Menú de Sofía' }).click();
    await page.getByRole('menuitem', { name: 'Salir' }).click();
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

  const menu = page.getByRole('button', { name: 'Cuenta de Laura' });

  /** Opens the menu of the account. */
  async function openMenu(role: string | null) {
    const context = createTestContext();
    context.remember(signedIn(role));
    await context.open('/');
    await menu.click();
    return context;
  }

  /** Where the entries of an open menu lead. */
  const links = () =>
    page
      .getByRole('menuitem')
      .elements()
      .map((entry) => entry.getAttribute('href'));

  // That each of these opens for a parent is tested by its address (app/routes.test.tsx).
  test('of a parent has a menu of what is theirs', async () => {
    const own = ['/apps/products/cursos', '/invoice', '/apps/profile', '/apps/misdatos'];
    await openMenu('padre');
    await expect.poll(links).toEqual([...own, '/apps/userguide', '/logout']);
  });

  test('of who has no role has a menu whose entries lead to their screens', async () => {
    const entries = ['/apps/changePassword', '/apps/userguide', '/logout'];
    const { at } = await openMenu(null);
    await expect.poll(links).toEqual(entries);
    for (const [nth, to] of entries.entries()) {
      if (nth > 0) await menu.click();
      await page.getByRole('menuitem').nth(nth).click();
      await expect.poll(at).toBe(to === '/logout' ? '/login' : to);
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

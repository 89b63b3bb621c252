import { listActivities } from '@lia/sdk/activities/endpoints';
import type { Activity } from '@lia/sdk/activities/schema';
import { addDays } from '@lia/sdk/calendar/days';
import { getCalendar } from '@lia/sdk/calendar/endpoints';
import type { CalendarEntry } from '@lia/sdk/calendar/eventSchema';
import { dayOf } from '@lia/sdk/calendar/instants';
import type { EntryKind } from '@lia/sdk/calendar/rules';
import { listGroups } from '@lia/sdk/groups/endpoints';
import { listChildHomework, listHomework } from '@lia/sdk/homework/endpoints';
import type { Homework } from '@lia/sdk/homework/records';
import { getGroupFigures, getMonthFigures } from '@lia/sdk/overview/endpoints';
import { countDelivered } from '@lia/sdk/quickPanel/endpoints';
import { listChildren } from '@lia/sdk/registrations/endpoints';
import { beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';

import { NOW, stopClock } from '../testing/clock.ts';
import { createTestContext } from '../testing/context.tsx';
import { homework } from '../testing/homework.ts';
import { signedIn } from '../testing/people.ts';

const HOUR = 3_600_000;
const later = (hours: number) => new Date(Date.parse(NOW) + hours * HOUR).toISOString();
const today = dayOf(NOW);
const endOfToday = `${addDays(today, 1)}T05:59:59.000Z`;
beforeEach(() => void stopClock(NOW));

const group = { id: '0a0a0a0a-0000-4000-8000-000000000001', name: '4° B' };
const one = (id: string, name: string, change: Partial<Homework>): Homework =>
  homework({ id, activity_id: id, name, group, finish_date: later(72), ...change });
const list = [
  one('a', 'Maqueta', { finish_date: later(96) }),
  one('b', 'Los volcanes', {}),
  one('c', 'Lectura', { finish_date: endOfToday }),
  one('d', 'Sumas', { finish_date: later(-24) }),
  one('e', 'Dibujo', { status: 'graded', score: 8.5, attempts: 1, finish_date: later(-48) }),
];

test('a student sees what is due today, missing, to do and graded, each a link to just that', async () => {
  await page.viewport(320, 700);
  const { open, api, remember, at, violations } = createTestContext();
  remember(signedIn('alumno', 'Sofía'));
  api.refuse(listHomework, 503, 'SERVICE_UNAVAILABLE');
  await open('/');
  await expect.element(page.getByRole('heading', { name: 'No pudimos traer tus tareas' })).toBeVisible();
  api.answer(listHomework, list);
  await page.getByRole('button', { name: 'Intentar de nuevo' }).first().click();
  for (const name of ['1 para hoy', '1 sin entregar', '2 por hacer', '1 con calificación'])
    await expect.element(page.getByRole('link', { name, exact: true })).toBeVisible();
  expect(await violations()).toEqual([]);
  await page.getByRole('link', { name: '2 por hacer' }).click();
  await expect.poll(at).toBe('/apps/sections/mistareas?ver=por-hacer');
  const names = () =>
    page
      .getByRole('heading', { level: 3 })
      .elements()
      .map(({ textContent }) => textContent);
  await expect.poll(names).toEqual(['Los volcanes', 'Maqueta']);
  await expect.element(page.getByRole('link', { name: 'Por hacer', exact: true })).toHaveAttribute('aria-current');
  await page.getByRole('link', { name: 'Todas', exact: true }).click();
  await expect.poll(names).toEqual(['Lectura', 'Sumas', 'Los volcanes', 'Maqueta', 'Dibujo']);
  await expect.element(page.getByRole('link', { name: /Dibujo/ })).toHaveAttribute('href', '/apps/sections/mitarea/e');
  await expect.element(page.getByRole('link', { name: /Sumas/ })).toHaveTextContent('No la has entregado');
  await expect.element(page.getByRole('link', { name: /Dibujo/ })).toHaveTextContent('Calificación: 8.5 de 10');
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  expect(await violations()).toEqual([]);
  await page.viewport(1280, 800);
});

test('important dates are never past: a student sees what comes next, without classes and what is delivered, and nothing where nothing comes', async () => {
  const { open, api, remember, at, violations } = createTestContext();
  remember(signedIn('alumno', 'Sofía'));
  const entry = (kind: EntryKind, title: string, change: Partial<CalendarEntry>): CalendarEntry => ({
    id: `${kind} ${title}`,
    kind,
    event_id: null,
    instance: null,
    title,
    description: '',
    place: '',
    link: '',
    start: later(48),
    end: null,
    all_day: false,
    zone: 'America/Mexico_City',
    calendar: null,
    calendar_name: null,
    group: null,
    children: [],
    path: null,
    cancelled: false,
    moved: false,
    writable: false,
    ...change,
  });
  const data = [
    entry('school', 'Semana de la ciencia', { start: addDays(today, -1), end: addDays(today, 2), all_day: true }),
    entry('school', 'Junta', { start: later(-2), end: later(-1) }),
    entry('meeting', 'Fracciones', { start: later(1), end: later(2) }),
    entry('school', 'Kermés', { cancelled: true }),
    entry('site', 'Día de muertos', { start: addDays(today, 1), all_day: true }),
    // At eleven in the evening of tomorrow, which is another day elsewhere.
    entry('homework', 'Maqueta', {
      id: 'homework a',
      start: `${addDays(today, 2)}T05:00:00.000Z`,
      path: '/apps/sections/mitarea/a',
    }),
    entry('school', 'Feria', { start: addDays(today, 2), all_day: true }),
    entry('homework', 'Dibujo', { id: 'homework e', start: later(97), path: '/apps/sections/mitarea/e' }),
  ];
  api.answer(listHomework, list);
  api.answer(getCalendar, { zone: 'America/Mexico_City', complete: true, data });
  await open('/');
  const dates = page.getByRole('region', { name: 'Fechas importantes' });
  await expect.element(dates.getByRole('link').first()).toHaveTextContent('HoySemana de la ciencia');
  const shown = () =>
    dates
      .getByRole('link')
      .elements()
      .map((link) => link.textContent);
  await expect.poll(shown).toEqual(['HoySemana de la ciencia', 'MañanaDía de muertos', 'MañanaEntregar: Maqueta']);
  expect(await violations()).toEqual([]);
  const leads = dates
    .getByRole('link')
    .elements()
    .map((link) => link.getAttribute('href'));
  expect(leads.slice(0, 2)).toEqual([today, addDays(today, 1)].map((day) => `/apps/sections/calendario/?fecha=${day}`));
  await dates.getByRole('link').last().click();
  await expect.poll(at).toBe('/apps/sections/mitarea/a');
  api.answer(getCalendar, { zone: 'America/Mexico_City', complete: true, data: data.slice(1, 4) });
  await open('/');
  await expect.element(page.getByRole('heading', { name: 'Tus lugares' })).toBeVisible();
  await expect.poll(() => api.arrived(getCalendar)).toHaveLength(2);
  await expect.element(dates).not.toBeInTheDocument();
});

test('a delivery has «--» for a grade until it has one', async () => {
  const { open, api, remember } = createTestContext();
  remember(signedIn('alumno', 'Sofía'));
  const delivered = one('f', 'Poema', { status: 'delivered', attempts: 1, delivered_at: later(-1) });
  api.answer(listHomework, [delivered, one('b', 'Los volcanes', {})]);
  await open('/apps/sections/mistareas');
  await expect.element(page.getByRole('link', { name: /Poema/ })).toHaveTextContent('Calificación: --');
  await expect.element(page.getByRole('link', { name: /Los volcanes/ })).not.toHaveTextContent('Calificación');
});

test('a student with nothing to do reads so, in a kind word that leads to their homework', async () => {
  const { open, api, remember, at } = createTestContext();
  remember(signedIn('alumno', 'Sofía'));
  api.answer(listHomework, []);
  await open('/');
  await page.getByRole('link', { name: /^No tienes nada pendiente/ }).click();
  await expect.poll(at).toBe('/apps/sections/mistareas');
  await open('/apps/sections/mistareas?ver=hoy');
  await expect.element(page.getByRole('heading', { name: 'No tienes nada pendiente' }).last()).toBeVisible();
});

test.for([
  [list, 'Tareas: 1 para hoy · 1 sin entregar · 2 por hacer'],
  [list.slice(-1), 'Tareas: nada pendiente'],
] as const)('a parent reads by child what waits for them %#', async ([answer, text]) => {
  const { open, api, remember } = createTestContext();
  remember(signedIn('padre'));
  const child = { uuid: 'c1', name: 'Sofía', last_name: 'Z', username: 'sofi.z', level: 2, grade: 3 } as const;
  api.answer(listChildren, { data: [{ ...child, avatar_path: null }] });
  api.answer(listChildHomework, [...answer]);
  await open('/');
  const link = page.getByRole('link', { name: text, exact: true });
  await expect.element(link).toHaveAttribute('href', '/apps/children/c1');
});

test('a teacher sees what to grade, who has not delivered, and the week by day', async () => {
  await page.viewport(320, 700);
  const { open, api, remember, at, violations } = createTestContext();
  remember(signedIn('maestro'));
  const activity: Activity = {
    id: '0a0a0a0a-0000-4000-8000-0000000000aa',
    group,
    subject: null,
    name: 'Fracciones',
    theme: '',
    instructions: '',
    resources: '',
    url_path: [],
    publish_date: later(-72),
    finish_date: '2026-11-25T05:59:00.000Z',
    cutoff_date: null,
    zone: 'America/Mexico_City',
    is_active: 1,
    points: 10,
    max_attempts: null,
    in_teams: 0,
    rubric: null,
    grades_released_at: null,
    period: null,
    files: [],
    students: 24,
    delivered: 20,
    missing: 4,
    toGrade: 3,
    graded: 17,
  };
  api.answer(listActivities, [activity]);
  api.answer(countDelivered, { data: 3 });
  await open('/');
  const tile = (name: string) => page.getByRole('region', { name, exact: true });
  await expect
    .element(tile('Por calificar'))
    .toHaveTextContent('3 entregas esperan tu calificación.Fracciones · 4° B3 por calificar');
  await expect.element(tile('Sin entregar')).toHaveTextContent('Fracciones · 4° B4 alumnos de 24');
  await expect
    .element(tile('Se entrega esta semana'))
    .toHaveTextContent('mar 24 nov 2026Fracciones · 4° B20 de 24 entregaron');
  expect(api.arrived(listActivities).map(({ query: { filter, week } }) => filter ?? { week })).toEqual([
    '{"toGrade":true}',
    '{"missing":true}',
    { week: '1' },
    '{"unreleased":true}',
  ]);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  expect(await violations()).toEqual([]);
  await expect
    .element(tile('Por calificar'))
    .toHaveTextContent(/Sin mostrar a tu grupo.*Fracciones · 4° B17 calificaciones/);
  await tile('Por calificar').getByRole('link').first().click();
  await expect.poll(at).toBe(`/apps/actividadesTarea/${activity.id}`);
  await page.viewport(1280, 800);
});

test('a teacher without activities is offered to set one, and to try again', async () => {
  const { open, api, remember } = createTestContext();
  remember(signedIn('maestro'));
  api.refuse(listActivities, 503, 'SERVICE_UNAVAILABLE');
  await open('/');
  await expect.element(page.getByRole('heading', { name: 'No pudimos traer tus misiones' })).toBeVisible();
  api.answer(listActivities, []);
  await page.getByRole('button', { name: 'Intentar de nuevo' }).first().click();
  await expect
    .element(page.getByRole('link', { name: 'Poner una misión' }))
    .toHaveAttribute('href', '/apps/editarActividades/');
});

test('the panel of a teacher comes with their plan', async () => {
  const { open, api, remember } = createTestContext();
  remember(signedIn('Maestro-I'));
  api.answer(listActivities, []);
  api.answer(listGroups, []);
  await open('/');
  await expect.poll(() => api.arrived(listGroups).length).toBe(1);
  expect(api.arrived(listActivities)).toEqual([]);
});

test('a school sees its groups in the order of need, by period', async () => {
  await page.viewport(320, 700);
  const { open, api, remember, at, violations } = createTestContext();
  remember(signedIn('admin_escuela'));
  const row = (name: string, period: string | null, due: number, in_time: number, mean: number | null) => ({
    group: { id: `0a0a0a0a-0000-4000-8000-0000000000${name.slice(0, 1)}0`, name, level: 2 as const, grade: 4 },
    school: 'Colegio Jacarandas',
    period,
    activities: 6,
    due,
    in_time,
    to_grade: 3,
    graded: mean === null ? 0 : 12,
    mean,
  });
  api.answer(getMonthFigures, {
    data: [
      { month: '2026-10', due: 20, in_time: 15 },
      { month: '2026-11', due: null, in_time: null },
    ],
  });
  api.answer(getGroupFigures, {
    data: [row('4° B', 'Segundo', 20, 5, 8.25), row('4° A', 'Primero', 4, 4, null), row('5° A', null, 0, 0, null)],
  });
  await open('/');
  const tile = page.getByRole('region', { name: 'Cómo van los grupos' });
  const rows = () =>
    tile
      .getByRole('listitem')
      .elements()
      .map(({ textContent }) => textContent);
  const slow = '4° B · 4° de primaria · Segundo25 %5 de 20 a tiempo · 6 misiones · 3 por calificar · promedio 8.25';
  await expect
    .poll(rows)
    .toEqual([
      slow,
      '4° A · 4° de primaria · Primero100 %4 de 4 a tiempo · 6 misiones · 3 por calificar',
      '5° A · 4° de primaria—nada por entregar aún · 6 misiones · 3 por calificar',
    ]);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  expect(await violations()).toEqual([]);
  await tile.getByLabelText('Periodo').selectOptions('Segundo');
  await expect.poll(rows).toEqual([slow]);
  await expect.element(tile.getByRole('row', { name: 'octubre de 2026 20 15 75' })).toBeVisible();
  await expect.element(tile.getByRole('row', { name: 'noviembre de 2026 menos de 5 menos de 5 —' })).toBeVisible();
  // What is saved is what is shown.
  const files = vi.spyOn(URL, 'createObjectURL');
  await tile.getByRole('button', { name: 'Descargar CSV' }).click();
  await expect.poll(() => files.mock.calls.length).toBe(1);
  const [file] = files.mock.lastCall ?? [];
  const [, line] = (await new Response(file instanceof Blob ? file : null).text()).split('\r\n');
  expect(line).toBe('Colegio Jacarandas,4° B,4° de primaria,Segundo,6,20,5,3,12,8.25');
  await tile.getByRole('button', { name: 'Descargar Excel' }).click();
  await expect.poll(() => files.mock.calls.length).toBe(2);
  const [sheet] = files.mock.lastCall ?? [];
  const zip = sheet instanceof Blob ? new Uint8Array(await sheet.arrayBuffer()) : new Uint8Array();
  expect(String.fromCharCode(...zip.subarray(0, 2))).toBe('PK');
  await tile.getByRole('link', { name: /4° B/ }).click();
  await expect.poll(at).toBe('/apps/actividades/0a0a0a0a-0000-4000-8000-000000000040');
  await page.viewport(1280, 800);
});

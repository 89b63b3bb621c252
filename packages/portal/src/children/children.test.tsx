import { getCalendar } from '@lia/sdk/calendar/endpoints';
import { endChildCard, getChild, leaveChildGroup, makeChildCard, updateChild } from '@lia/sdk/children/endpoints';
import { getHomework } from '@lia/sdk/deliveries/endpoints';
import { listChildHomework } from '@lia/sdk/homework/endpoints';
import { saveChildQuietHours } from '@lia/sdk/notifications/endpoints';
import { listChildren, listChildrenStatus } from '@lia/sdk/registrations/endpoints';
import { allowChildPictures } from '@lia/sdk/signInPictures/endpoints';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { childId, mother, sampleChild } from '../testing/child.ts';
import { heading, listed, openChild } from '../testing/childPage.ts';
import { announcement, createTestContext } from '../testing/context.tsx';
import { signedIn } from '../testing/people.ts';
import { homework } from '../testing/homework.ts';

const button = (name: string) => page.getByRole('button', { name, exact: true });
const dialog = page.getByRole('dialog');
const question = page.getByRole('alertdialog');

test('a child’s page waits for the brothers and sisters above it, which would push it down', async () => {
  const { api, open, remember } = createTestContext();
  remember(signedIn('padre'));
  const answer = api.hold(listChildren, { data: [listed(childId(1), 'Sofía'), listed(childId(2), 'Emiliano')] });
  api.answer(listChildrenStatus, { data: [] });
  api.answer(getChild, { data: sampleChild });
  await open(`/apps/children/${childId(1)}`);
  const username = page.getByText(sampleChild.username, { exact: true });
  await expect.element(username).toBeInTheDocument();
  await expect.element(username).not.toBeVisible();
  answer();
  await expect.element(page.getByRole('link', { name: 'Emiliano' })).toBeVisible();
  await expect.element(username).toBeVisible();
});

test('a child’s page has their data, consents and guardians, and leads to the other children', async () => {
  const { api, at } = await openChild();
  for (const text of ['Sofía Ríos', '6° de primaria', 'sofi.r', 'Laura Méndez (tú)', 'Jorge Ríos']) {
    await expect.element(page.getByText(text, { exact: true })).toBeVisible();
  }
  await expect.element(page.getByText(/Activa hasta el dom 31 ene 2027/)).toBeVisible();
  await expect.element(page.getByText(/Aceptado el vie 20 nov 2026.*en una versión anterior/)).toBeVisible();
  expect(page.getByRole('link', { name: 'Leer: Aviso de privacidad' }).element().getAttribute('href')).toBe(
    '/legal/privacy?version=2026-11-01',
  );
  await expect.element(page.getByRole('link', { name: 'Sofía' })).toHaveAttribute('aria-current', 'page');
  api.answer(getChild, {
    data: { ...sampleChild, uuid: childId(2), name: 'Emiliano', guardians: [mother], school: 'Sierra' },
  });
  await page.getByRole('link', { name: 'Emiliano' }).click();
  await expect.poll(at).toBe(`/apps/children/${childId(2)}`);
  await expect.element(heading).toHaveTextContent('Emiliano');
  await expect.element(page.getByText(/los lleva Sierra/)).toBeVisible();
  await expect.element(button('Corregir sus datos')).not.toBeInTheDocument();
  // Who was looked at is whose calendar comes next.
  api.answer(getCalendar, { zone: 'America/Mexico_City', complete: true, data: [] });
  await page.getByRole('link', { name: 'Calendario', exact: true }).click();
  await expect.element(page.getByLabelText('De quién')).toHaveValue('Emiliano');
});

test('a child’s homework stands by urgency, with its grade and what was written to the family', async () => {
  const { api, violations } = await openChild();
  await expect.element(page.getByText(/^Aún no tiene tareas/)).toBeVisible();
  const yesterday = new Date(Date.now() - 86_400_000).toISOString();
  const nextWeek = new Date(Date.now() + 7 * 86_400_000).toISOString();
  const toDo = homework({ id: 'h1', activity_id: 'a1', finish_date: nextWeek });
  const handedIn = { delivered_at: yesterday, attempts: 1, finish_date: yesterday } as const;
  api.refuse(listChildHomework, 503, 'SERVICE_UNAVAILABLE');
  await page.getByRole('link', { name: 'Emiliano' }).click();
  await expect.element(page.getByRole('heading', { name: 'No pudimos traer sus tareas' })).toBeVisible();
  api.answer(listChildHomework, [
    toDo,
    { ...toDo, ...handedIn, id: 'h2', name: 'Mi árbol', status: 'graded', score: 9.5 },
    { ...toDo, ...handedIn, id: 'h3', name: 'Mi mapa', status: 'late', is_late: true },
    { ...toDo, id: 'h4', name: 'Mi cuento', finish_date: yesterday },
  ]);
  await button('Intentar de nuevo').click();
  const work = page.getByRole('region', { name: 'Sus tareas' });
  await expect.element(work.getByText('Calificación: 9.5 de 10')).toBeVisible();
  await expect.element(work.getByText(/^Entregada tarde: /)).toBeVisible();
  expect(
    work
      .getByRole('heading', { level: 3 })
      .elements()
      .map(({ textContent }) => textContent),
  ).toEqual(['Sin entregar (1)', 'Por hacer (1)', 'Entregada (1)', 'Calificada (1)']);
  const comment = { author: 'Guadalupe Cruz', mine: false, created_at: yesterday, audio: null };
  api.answer(getHomework, {
    data: {
      id: 'h4',
      version: 1,
      status: 'toDo',
      score: null,
      marks: null,
      score_reason: '',
      points: 10,
      team: null,
      attempts: 0,
      max_attempts: null,
      is_extended: false,
      due_at: yesterday,
      cutoff_at: null,
      zone: 'America/Mexico_City',
      student: { uuid: childId(2), name: 'Emiliano Ríos' },
      activity: {
        id: 'a1',
        name: 'Mi cuento',
        theme: '',
        instructions: 'Escribe un cuento corto.',
        resources: '',
        url_path: [],
        in_teams: 0,
        rubric: [{ name: 'Ideas', levels: [{ name: 'Claras', points: 4, description: 'Con ejemplos' }] }],
        files: [],
      },
      deliveries: [],
      comments: [
        { ...comment, id: 'c1', audience: 'student', body: '¡Ánimo, Emiliano!' },
        { ...comment, id: 'c2', audience: 'family', body: '¿Le ayudan a terminarlo?' },
      ],
    },
  });
  await work.getByRole('button', { name: 'Ver detalles y comentarios Mi cuento', exact: true }).click();
  await expect.element(work.getByText('¿Le ayudan a terminarlo?')).toBeVisible();
  await expect.element(work.getByText('Escribe un cuento corto.')).toBeVisible();
  await expect.element(work.getByText('Con ejemplos')).toBeVisible();
  await expect.element(work.getByText('¡Ánimo, Emiliano!')).not.toBeInTheDocument();
  expect(await violations()).toEqual([]);
});

test('an only child is not chosen: there is no switcher', async () => {
  await openChild({}, ['Sofía']);
  await expect.element(page.getByRole('heading', { name: 'Sus datos' })).toBeVisible();
  const switcher = page.getByLabelText('Elige a un hijo o hija');
  await expect.element(switcher).not.toBeInTheDocument();
});

test('one of many children is chosen from a list', async () => {
  const { at } = await openChild({}, ['Sofía', 'Emiliano', 'Renata', 'Iker', 'Valentina']);
  const switcher = page.getByRole('combobox', { name: 'Elige a un hijo o hija' });
  await expect.element(switcher).toBeVisible();
  switcher.element().focus();
  await userEvent.selectOptions(switcher, 'Iker');
  await expect.poll(at).toBe(`/apps/children/${childId(4)}`);
  await expect.element(switcher).toHaveValue(childId(4));
  await expect.element(switcher).toHaveFocus();
});

test('a dialog about one child is closed where another one is gone back to', async () => {
  const { api, goBack } = await openChild();
  api.answer(getChild, { data: { ...sampleChild, uuid: childId(2), name: 'Emiliano' } });
  await page.getByRole('link', { name: /^Emiliano/ }).click();
  await expect.element(heading).toHaveTextContent('Emiliano');
  await button('Corregir sus datos').click();
  await expect.element(dialog).toBeVisible();
  api.answer(getChild, { data: sampleChild });
  goBack();
  await expect.element(heading).toHaveTextContent('Sofía');
  await expect.element(dialog).not.toBeInTheDocument();
});

test('a parent corrects name and grade', async () => {
  const { api, violations } = await openChild();
  await button('Corregir sus datos').click();
  await dialog.getByRole('radio', { name: 'Secundaria' }).click();
  await dialog.getByRole('textbox', { name: 'Nombre' }).fill('So');
  await dialog.getByRole('button', { name: 'Guardar' }).click({ force: true });
  await expect.element(dialog.getByText('El mínimo de caracteres es 3')).toBeVisible();
  await expect.element(dialog.getByText('Elige un grado de la lista')).toBeVisible();
  expect(await violations()).toEqual([]);
  await dialog.getByRole('textbox', { name: 'Nombre' }).fill('Sofía Inés');
  await dialog.getByRole('radio', { name: '1°' }).click();
  api.refuse(updateChild, 409, 'CHILD_OF_SCHOOL');
  await dialog.getByRole('button', { name: 'Guardar' }).click();
  await expect.element(dialog.getByText(/los lleva su escuela/)).toBeVisible();
  api.refuse(updateChild, 422, 'VALIDATION_FAILED', { last_name: 'required' });
  await dialog.getByRole('button', { name: 'Guardar' }).click();
  await expect.element(dialog.getByText('Este dato es necesario')).toBeVisible();
  await expect.element(dialog.getByRole('textbox', { name: 'Apellidos' })).toHaveFocus();
  api.answer(updateChild, { message: 'Guardamos los datos' });
  await dialog.getByRole('button', { name: 'Guardar' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(
    api
      .arrived(updateChild)
      .map(({ path, body }) => [path, body])
      .at(-1),
  ).toEqual([`/children/${childId(1)}`, { name: 'Sofía Inés', last_name: 'Ríos', level: 3, grade: 1 }]);
});

test('a parent makes a card, and ends it', async () => {
  const { api, violations } = await openChild();
  const card = { ...listed(childId(1), 'Sofía'), school: 'LIA', group: null, code: 'BCDFGHJKMNPQRSTV' };
  api.answer(makeChildCard, { sign_in_url: 'https://lia.example/login/tarjeta', data: [card] });
  await button('Hacer su tarjeta').dblClick();
  await expect.element(dialog.getByText('BCDF-GHJK-MNPQ-RSTV')).toBeVisible();
  await expect.element(dialog.getByRole('img', { name: 'Código QR para que Sofía entre' })).toBeVisible();
  expect(await violations()).toEqual([]);
  api.answer(getChild, { data: { ...sampleChild, has_card: true } });
  await dialog.getByRole('button', { name: 'Cerrar' }).click();
  await button('Hacer otra tarjeta').click();
  await question.getByRole('button', { name: 'Cancelar' }).click();
  await expect.element(question).not.toBeInTheDocument();
  expect(api.arrived(makeChildCard)).toHaveLength(1);
  api.answer(endChildCard, { message: 'La tarjeta ya no sirve' });
  api.answer(getChild, { data: sampleChild });
  await button('Quitar su tarjeta').click();
  await question.getByRole('button', { name: 'Quitar su tarjeta' }).click();
  await expect.element(button('Hacer su tarjeta')).toBeVisible();
});

test('a parent takes a child out of the group of a public teacher, after a question', async () => {
  const group = { id: childId(9), name: '6° A', teacher: 'Laura Méndez' };
  const { api, violations } = await openChild({ group });
  await expect.element(page.getByText('6° A, con Laura Méndez')).toBeVisible();
  await button('Salir del grupo').click();
  await expect.element(question.getByText('¿Sacar a Sofía del grupo 6° A?')).toBeVisible();
  expect(await violations()).toEqual([]);
  expect(api.arrived(leaveChildGroup)).toEqual([]);
  api.answer(leaveChildGroup, { message: 'Listo, ya no está en el grupo' });
  api.answer(getChild, { data: sampleChild });
  await question.getByRole('button', { name: 'Salir del grupo' }).click();
  await expect.element(announcement).toHaveTextContent('Listo, ya no está en el grupo');
  await expect.element(page.getByText('6° A, con Laura Méndez')).not.toBeInTheDocument();
  await expect.element(page.getByRole('heading', { name: 'Sus datos' })).toHaveFocus();
  expect(api.arrived(leaveChildGroup)).toMatchObject([{ path: `/children/${childId(1)}/groups/${group.id}` }]);
});

test('a parent allows the pictures of a child again that wrong tries blocked', async () => {
  const { api, violations } = await openChild({ pictures: 'blocked' });
  await expect.element(page.getByText(/Sofía ya no puede entrar con los suyos/)).toBeVisible();
  expect(await violations()).toEqual([]);
  api.answer(allowChildPictures, { message: 'Listo, ya puede entrar con sus dibujos' });
  api.answer(getChild, { data: { ...sampleChild, pictures: 'used' } });
  await button('Permitir otra vez').click();
  await expect.element(page.getByText(/también entra con el código QR de la clase/)).toBeVisible();
  expect(api.arrived(allowChildPictures)).toHaveLength(1);
});

test('a parent chooses the quiet hours of a child, and a refusal keeps them', async () => {
  const { api, violations } = await openChild();
  const section = page.getByRole('region', { name: 'Sus horas de silencio' });
  await section.getByRole('switch').click();
  await section.getByLabelText('Desde').fill('');
  await section.getByRole('button', { name: 'Guardar sus horas' }).click({ force: true });
  await expect.element(section.getByLabelText('Desde')).toHaveFocus();
  await expect.element(section.getByLabelText('Desde')).toHaveAccessibleDescription('Este dato es necesario');
  await section.getByLabelText('Desde').fill('20:30');
  await section.getByLabelText('Su zona horaria').selectOptions('America/Hermosillo');
  api.refuse(saveChildQuietHours, 503, 'SERVICE_UNAVAILABLE');
  await section.getByRole('button', { name: 'Guardar sus horas' }).click();
  await expect.element(section.getByRole('alert')).toBeVisible();
  await expect.element(section.getByLabelText('Desde')).toHaveValue('20:30');
  const body = { quiet: { from: '20:30', until: '07:00' }, zone: 'America/Hermosillo' } as const;
  api.answer(saveChildQuietHours, { data: body });
  await section.getByRole('button', { name: 'Guardar sus horas' }).click();
  await expect.element(announcement).toHaveTextContent('Guardamos sus horas de silencio');
  expect(api.arrived(saveChildQuietHours).at(-1)?.body).toEqual(body);
  expect(await violations()).toEqual([]);
});

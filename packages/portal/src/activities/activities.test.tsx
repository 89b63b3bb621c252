import {
  createActivity,
  deleteActivity,
  duplicateActivity,
  getActivity,
  listActivities,
  restoreActivity,
  updateActivity,
} from '@lia/sdk/activities/endpoints';
import { listGroupWork } from '@lia/sdk/deliveries/endpoints';
import { listGroups } from '@lia/sdk/groups/endpoints';
import { createSubject, listSubjects } from '@lia/sdk/subjects/endpoints';
import { chooseFiles } from '@lia/sdk/testing/chooseFiles';
import { createFakeTus } from '@lia/sdk/testing/fakeTus';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react';

import { activity, beginActivities as begin, subject } from '../testing/activities.ts';
import { announcement } from '../testing/context.tsx';
import { group } from '../testing/group.ts';

const otherGroup = { ...group, id: '0a0a0a0a-0000-4000-8000-00000000000c', name: '5° A' };

test('a teacher sees activities, narrows them, and opens one with its students', async () => {
  const { api, open, at, violations } = begin();
  await page.viewport(320, 800);
  api.answer(listActivities, [activity]);
  await open('/apps/actividades');
  const card = page.getByRole('link', { name: /Fracciones/ });
  await expect.element(card.getByText('1 de 2 entregaron', { exact: true })).toBeVisible();
  await expect.element(card.getByText('1 por calificar', { exact: true })).toBeVisible();
  expect(await violations()).toEqual([]);
  await page.getByLabelText('Cuándo').selectOptions('open');
  await expect.poll(() => api.arrived(listActivities).at(-1)?.query).toEqual({ status: 'open' });
  const ofGroup = page.getByLabelText('Grupo');
  ofGroup.element().focus();
  await ofGroup.selectOptions(group.id);
  await expect.poll(at).toBe(`/apps/actividades/${group.id}`);
  await expect.element(ofGroup).toHaveFocus();
  await page.getByLabelText('Materia').selectOptions(subject.id);
  await expect
    .poll(() => api.arrived(listActivities).at(-1)?.query)
    .toEqual({ group_id: group.id, status: 'open', customsubjects_id: subject.id });
  await card.click();
  await expect.element(page.getByText('Ana Méndez')).toBeVisible();
  await expect.element(page.getByText(/^Entregado · /)).toBeVisible();
  await expect.element(page.getByText('Sin entregar', { exact: true })).toBeVisible();
  await expect.element(page.getByText('Instrucciones', { exact: true })).toBeVisible();
  expect(await violations()).toEqual([]);
});

test('an address with an id that is none is a page that is not there', async () => {
  const { api, open } = begin();
  api.refuse(listActivities, 422, 'VALIDATION_FAILED');
  await open('/apps/actividades/xyz');
  await expect.element(page.getByRole('heading', { name: 'No encontramos esta página' })).toBeVisible();
  await expect.element(page.getByRole('main').getByRole('link', { name: 'Ir al inicio' })).toHaveAttribute('href', '/');
});

test('what a group handed in is downloaded by the browser itself, of the days that were asked', async () => {
  const { api, open, violations } = begin();
  await page.viewport(320, 800);
  api.answer(listActivities, [activity]);
  await open('/apps/actividades');
  await page.getByRole('button', { name: 'Descargar las entregas' }).click();
  const dialog = page.getByRole('dialog', { name: 'Descargar las entregas' });
  await dialog.getByLabelText('Con entrega desde el').fill('2026-11-20');
  expect(await violations()).toEqual([]);
  const followed: string[] = [];
  vi.spyOn(HTMLElement.prototype, 'click').mockImplementation(function keep(this: HTMLElement) {
    if (this instanceof HTMLAnchorElement) followed.push(this.getAttribute('href') ?? '');
  });
  const yes = dialog.getByRole('button', { name: 'Descargar', exact: true });
  api.refuse(listGroupWork, 404, 'NOT_FOUND');
  const refused = dialog.getByRole('alert');
  await yes.click();
  await expect.element(refused).toHaveTextContent('Error al descargar el archivo');
  const work = { id: activity.id, name: 'Fracciones', students: 2, delivered: 0, files: 0, bytes: 0 };
  const address = '/api/api/tareas/grupos/archivo?ticket=abc';
  api.answer(listGroupWork, { data: [work], address });
  await yes.click();
  await expect.element(refused).toHaveTextContent('Todavía no hay entregas que descargar');
  expect(followed).toEqual([]);
  api.answer(listGroupWork, { data: [{ ...work, delivered: 2, files: 3, bytes: 12_400_000 }], address });
  await yes.click();
  await expect.element(announcement).toHaveTextContent('La descarga comenzó: 3 archivos (12.4 MB)');
  expect(followed).toEqual([address]);
  expect(api.arrived(listGroupWork).at(-1)?.query).toEqual({ group_id: group.id, from: '2026-11-20' });
});

test('a new activity is made for a group, after what is missing was named', async () => {
  const { api, open, at, violations } = begin();
  api.refuse(listGroups, 503, 'SERVICE_UNAVAILABLE');
  await open('/apps/editarActividades/');
  await expect.element(page.getByRole('heading', { name: 'No pudimos traer tus grupos' })).toBeVisible();
  api.answer(listGroups, [group]);
  await page.getByRole('button', { name: 'Intentar de nuevo' }).click();
  await page.getByRole('button', { name: 'Crear la misión' }).click();
  await expect.element(page.getByLabelText('Nombre de la misión')).toHaveAttribute('aria-invalid', 'true');
  await expect.element(page.getByLabelText('Nombre de la misión')).toHaveFocus();
  // It may have no rubric.
  await expect.element(page.getByRole('group', { name: 'Rúbrica' }).getByRole('alert')).not.toBeInTheDocument();
  expect(api.arrived(createActivity)).toEqual([]);
  expect(await violations()).toEqual([]);
  await page.getByLabelText('Nombre de la misión').fill('Decimales');
  await page.getByRole('checkbox', { name: /4° B/ }).click();
  // A subject is added on the way: what was typed stays, and the activity is not sent with it.
  const added = { ...subject, id: '0a0a0a0a-0000-4000-8000-00000000000b', name: 'Taller de números' };
  api.answer(createSubject, { message: 'La materia quedó creada', data: added });
  api.answer(listSubjects, { data: [subject, added] });
  await page.getByRole('button', { name: 'Agregar materia' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabelText('Nombre de la materia').fill(added.name);
  await dialog.getByRole('button', { name: 'Agregar materia' }).click();
  await expect.element(page.getByLabelText('Materia')).toHaveValue(added.id);
  await expect.element(page.getByLabelText('Nombre de la misión')).toHaveValue('Decimales');
  expect(api.arrived(createSubject)).toMatchObject([
    { body: { group_id: group.id, name: added.name }, idempotencyKey: expect.any(String) },
  ]);
  expect(api.arrived(createActivity)).toEqual([]);
  await page.getByLabelText('Se publica el').fill('2026-11-23T08:00');
  await page.getByLabelText('Se entrega a más tardar el').fill('2026-11-27T23:59');
  await page.getByLabelText(/^Enlaces/).fill(' https://example.mx/uno \n\n');
  const files = page.getByLabelText('Agregar archivos');
  await files.upload(Array.from({ length: 7 }, (_, one) => new File(['a'], `${one}.pdf`, { type: 'application/pdf' })));
  await page.getByRole('button', { name: 'Crear la misión' }).click();
  await expect.element(page.getByText('Puedes subir hasta 6 documentos')).toBeVisible();
  expect(api.arrived(createActivity)).toEqual([]);
  await files.upload([]);
  api.answer(createActivity, { message: 'La misión quedó creada', data: [activity] });
  await page.getByRole('button', { name: 'Crear la misión' }).click();
  await expect.poll(at).toBe(`/apps/actividadesTarea/${activity.id}`);
  expect(api.arrived(createActivity).at(-1)?.body).toMatchObject({
    name: 'Decimales',
    group_id: group.id,
    subject_id: added.id,
    publish_date: '2026-11-23T14:00:00.000Z',
    finish_date: '2026-11-28T05:59:00.000Z',
    url_path: '["https://example.mx/uno"]',
    is_active: 1,
  });
});

test('a new activity begins with the only group of its teacher', async () => {
  const { open } = begin();
  await open('/apps/editarActividades/');
  await expect.element(page.getByRole('checkbox', { name: /4° B/ })).toBeChecked();
});

test('a new activity begins with the group whose activities were shown', async () => {
  const { api, open } = begin();
  api.answer(listGroups, [otherGroup, group]);
  api.answer(listActivities, []);
  await open(`/apps/actividades/${group.id}`);
  await page.getByRole('button', { name: 'Nueva misión' }).click();
  await expect.element(page.getByRole('checkbox', { name: /4° B/ })).toBeChecked();
  await expect.element(page.getByRole('checkbox', { name: /5° A/ })).not.toBeChecked();
});

test('the form of a school in another zone reads the clock there, and is not in the history once it was sent', async () => {
  const { api, open, at, follow, goBack } = begin();
  const zone = 'America/Tijuana';
  api.answer(listGroups, [{ ...group, zone }, otherGroup]);
  await open('/apps/actividades/all');
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
  follow('/apps/editarActividades/');
  await page.getByLabelText('Nombre de la misión').fill('Decimales');
  await page.getByLabelText('Se publica el').fill('2026-11-23T08:00');
  await page.getByRole('checkbox', { name: /4° B/ }).click();
  await expect.element(page.getByLabelText('Se publica el')).toHaveValue('2026-11-23T06:00');
  await page.getByLabelText('Se entrega a más tardar el').fill('2026-11-27T23:59');
  api.answer(createActivity, { message: 'La misión quedó creada', data: [{ ...activity, zone }] });
  api.answer(getActivity, { ...activity, zone, finish_date: '2026-11-28T07:59:00.000Z' });
  await page.getByRole('button', { name: 'Crear la misión' }).click();
  await expect.poll(at).toBe(`/apps/actividadesTarea/${activity.id}`);
  expect(api.arrived(createActivity).at(-1)?.body).toMatchObject({
    publish_date: '2026-11-23T14:00:00.000Z',
    finish_date: '2026-11-28T07:59:00.000Z',
  });
  await expect.element(page.getByText('Entrega: vie 27 nov 2026, 23:59')).toBeVisible();
  goBack();
  await expect.poll(at).toBe('/apps/actividades/all');
});

test('what was typed survives a closed page, until it is sent or discarded', async () => {
  const name = page.getByLabelText('Nombre de la misión');
  const kept = () => Object.entries(localStorage).find(([key]) => key.includes('portal:activity:new'))?.[1];
  const visit = async () => {
    await cleanup();
    const context = begin();
    await context.open('/apps/editarActividades/');
    await expect.element(name).toBeVisible();
    return context;
  };
  await visit();
  await name.fill('Los ríos');
  await expect.poll(kept).toBeDefined();
  const { violations } = await visit();
  await expect.element(name).toHaveValue('Los ríos');
  await expect.element(page.getByRole('checkbox', { name: /4° B/ })).toBeChecked();
  await expect.element(page.getByText(/^Recuperamos lo que habías escrito/)).toBeVisible();
  expect(await violations()).toEqual([]);
  await page.getByRole('button', { name: 'Empezar de nuevo' }).click();
  await expect.element(name).toHaveValue('');
  await visit();
  await expect.element(name).toHaveValue('');
  const { api, at } = await visit();
  await name.fill('Los mares');
  const arrive = api.hold(createActivity, { message: 'La misión quedó creada', data: [activity] });
  await page.getByRole('button', { name: 'Crear la misión' }).click();
  // What was typed now would not go with what was sent.
  await expect.element(name).toHaveAttribute('readonly');
  arrive();
  await expect.poll(at).toBe(`/apps/actividadesTarea/${activity.id}`);
  expect(kept()).toBeUndefined();
});

test('an activity is changed, copied, deleted after a question, and taken back', async () => {
  const { api, open, at } = begin();
  api.answer(listActivities, [activity]);
  await open(`/apps/actividadesTarea/${activity.id}`);
  const edit = page.getByRole('button', { name: 'Editar la misión' });
  await expect.element(edit).toBeVisible();
  api.answer(getActivity, { ...activity, finish_date: '2026-11-30T05:59:00.000Z' });
  await edit.click();
  await expect.element(page.getByLabelText('Se entrega a más tardar el')).toHaveValue('2026-11-29T23:59');
  // Parts that arrived later would move what is being pressed below them.
  expect(page.getByRole('group', { name: 'Criterio 1' }).elements()).toHaveLength(1);
  expect(page.getByRole('button', { name: 'ficha.pdf', exact: true }).elements()).toHaveLength(1);
  await page.getByRole('checkbox', { name: 'Los alumnos la ven' }).click();
  await page.getByLabelText(/^Intentos por alumno/).fill('3');
  api.answer(updateActivity, { message: 'Guardamos los cambios de la misión', data: activity });
  await page.getByRole('button', { name: 'Guardar' }).click();
  await expect.poll(at).toBe(`/apps/actividadesTarea/${activity.id}`);
  expect(api.arrived(updateActivity).at(-1)?.body).toMatchObject({
    is_active: 0,
    max_attempts: 3,
    name: 'Fracciones',
    rubric: JSON.stringify(activity.rubric),
  });

  const copy = { ...activity, id: '0a0a0a0a-0000-4000-8000-0000000000bb' };
  api.answer(duplicateActivity, { message: 'Hicimos una copia', data: copy });
  await page.getByRole('button', { name: 'Hacer una copia' }).click();
  await expect.poll(at).toBe(`/apps/editarActividades/${copy.id}`);
  await page.getByRole('link', { name: 'Todas las misiones' }).click();
  await page.getByRole('link', { name: /Fracciones/ }).click();
  await page.getByRole('button', { name: 'Eliminar' }).click();
  api.answer(deleteActivity, { message: 'Eliminamos la misión' });
  api.answer(restoreActivity, { message: 'La misión está de vuelta', data: activity });
  await page.getByRole('alertdialog').getByRole('button', { name: 'Eliminar' }).click();
  await expect.poll(at).toBe('/apps/actividades/all');
  await page.getByRole('button', { name: 'Deshacer' }).click();
  await expect.poll(() => api.arrived(restoreActivity).length).toBe(1);
});

test('what is answered about one activity leaves its teacher on the one that they opened meanwhile', async () => {
  const { api, open, follow, at } = begin();
  const other = '/apps/actividadesTarea/0a0a0a0a-0000-4000-8000-0000000000bb';
  await open(other);
  const copy = page.getByRole('button', { name: 'Hacer una copia' });
  await expect.element(copy).toBeVisible();
  follow(`/apps/actividadesTarea/${activity.id}`);
  await expect.poll(at).toContain(activity.id);
  const arrive = api.hold(duplicateActivity, { message: 'Hicimos una copia', data: activity });
  await copy.click();
  await expect.element(copy).toBeDisabled();
  // It was read before: nothing is drawn between the two.
  follow(other);
  await expect.element(copy).toBeEnabled();
  arrive();
  await expect.element(announcement).toHaveTextContent('Hicimos una copia');
  expect(at()).toBe(other);
});

test('a rubric is taken from an earlier activity or typed, and survives a closed page', async () => {
  const { api, open, violations } = begin();
  const [orden] = activity.rubric ?? [];
  api.answer(listActivities, [activity, { ...activity, id: 'b', name: 'La misma' }]);
  await open('/apps/editarActividades/');
  await page.viewport(320, 800);
  await page.getByLabelText('Usar la de otra misión').selectOptions('Fracciones · 4° B');
  const first = page.getByRole('group', { name: 'Criterio 1' });
  await expect.element(first.getByLabelText('En qué te fijas')).toHaveValue('Orden');
  await page.getByRole('button', { name: 'Agregar criterio' }).click();
  const second = page.getByRole('group', { name: 'Criterio 2' });
  await expect.element(second.getByLabelText('En qué te fijas')).toHaveFocus();
  await second.getByRole('button', { name: 'Agregar nivel al criterio 2' }).click();
  await second.getByLabelText('Nombre del nivel 2').fill('Regular');
  await second.getByLabelText('Puntos del nivel 2').fill('dos');
  await second.getByLabelText('Cómo es el nivel 2').fill('Con letra clara');
  await page.getByRole('button', { name: 'Crear la misión' }).click();
  await expect.element(second.getByLabelText('En qué te fijas')).toHaveAttribute('aria-invalid', 'true');
  await expect.element(second.getByLabelText('Puntos del nivel 2')).toHaveAttribute('aria-invalid', 'true');
  expect(await violations()).toEqual([]);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  await second.getByLabelText('Puntos del nivel 2').fill('2,5');
  await second.getByLabelText('En qué te fijas').fill('Letra');
  await expect
    .element(page.getByText('Con lo mejor de cada criterio suma 20, que vale 10 de calificación.'))
    .toBeVisible();
  await page.getByRole('group', { name: 'Criterio 2' }).getByRole('button', { name: 'Quitar el nivel 1' }).click();
  await page.getByLabelText('Nombre de la misión').fill('Decimales');
  await page.getByLabelText('Se publica el').fill('2026-11-23T08:00');
  await page.getByLabelText('Se entrega a más tardar el').fill('2026-11-27T23:59');
  const kept = () => Object.entries(localStorage).find(([key]) => key.includes('portal:activity:new'))?.[1];
  await expect.poll(kept).toBeDefined();
  await cleanup();
  const later = begin();
  await later.open('/apps/editarActividades/');
  await expect.element(second.getByLabelText('Nombre del nivel 1')).toHaveValue('Regular');
  later.api.answer(createActivity, { message: 'La misión quedó creada', data: [activity] });
  await page.getByRole('button', { name: 'Crear la misión' }).click();
  await expect.poll(() => later.api.arrived(createActivity)).toHaveLength(1);
  const sent: unknown = JSON.parse(String(Object(later.api.arrived(createActivity)[0]?.body).rubric));
  expect(sent).toEqual([
    orden,
    { name: 'Letra', levels: [{ name: 'Regular', points: 2.5, description: 'Con letra clara' }] },
  ]);
});

test('a large file goes on where its connection broke, and the activity names it beside a small one', async () => {
  const { api, open, at, violations } = begin();
  const tus = createFakeTus();
  const MEGABYTE = 1024 * 1024;
  tus.holdAt(3 * MEGABYTE);
  tus.cut(1);
  api.answer(listGroups, [group]);
  await open('/apps/editarActividades/');
  await page.getByLabelText('Nombre de la misión').fill('Decimales');
  const large = new File([new Uint8Array(5 * MEGABYTE)], 'atlas.pdf', { type: 'application/pdf' });
  const small = new File(['a'], 'hoja.pdf', { type: 'application/pdf' });
  chooseFiles(page.getByLabelText('Agregar archivos').element(), [small, large]);
  await expect.element(page.getByText(/^atlas\.pdf: va [1-9]\d %/)).toBeVisible();
  await expect.poll(() => tus.sent.length).toBeGreaterThan(2);
  // It waits for the file, and is not sent without it.
  await page.getByRole('button', { name: 'Crear la misión' }).click();
  await expect.element(page.getByText('Espera a que el archivo termine de subir.')).toBeVisible();
  expect(api.arrived(createActivity)).toEqual([]);
  expect(await violations()).toEqual([]);

  const sending = page.getByRole('group', { name: 'atlas.pdf' });
  await sending.getByRole('button', { name: 'Pausar' }).click();
  tus.holdAt(null);
  await sending.getByRole('button', { name: 'Seguir' }).click();
  await expect.element(page.getByText(/^atlas\.pdf: listo/)).toBeVisible();
  expect(await violations()).toEqual([]);
  const [[id, stored] = ['', null]] = [...tus.stored];
  expect(stored?.bytes.size).toBe(large.size);
  api.answer(createActivity, { message: 'La misión quedó creada', data: [activity] });
  await page.getByRole('button', { name: 'Crear la misión' }).click();
  await expect.poll(at).toBe(`/apps/actividadesTarea/${activity.id}`);
  expect(tus.stored.size).toBe(1);
  expect(api.arrived(createActivity)).toMatchObject([{ body: { uploads: JSON.stringify([id]) } }]);
});

test('a large file is taken out again, also from the server', async () => {
  const { open } = begin();
  const tus = createFakeTus();
  tus.holdAt(0);
  await open('/apps/editarActividades/');
  const film = new File(['a'], 'clase.mp4', { type: 'video/mp4' });
  await page.getByLabelText('Agregar archivos').upload(film);
  await expect.poll(() => tus.stored.size).toBe(1);
  await page.getByRole('button', { name: 'Quitar el archivo' }).click();
  await expect.poll(() => tus.stored.size).toBe(0);
  await expect.element(page.getByText(/^clase\.mp4/)).not.toBeInTheDocument();
});

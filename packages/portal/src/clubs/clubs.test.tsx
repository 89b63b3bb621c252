import {
  changeMember,
  createClub,
  createPost,
  decidePost,
  getClub,
  getMyClub,
  getPostFile,
  joinClub,
  listClubs,
  listMyClubs,
  withdrawPost,
} from '@lia/sdk/clubs/endpoints';
import type { Club, ClubPost, MyClub } from '@lia/sdk/clubs/schema';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';

import { createTestContext } from '../testing/context.tsx';
import { answerDraftKey, expectDraft } from '../testing/drafts.ts';
import { signedIn } from '../testing/people.ts';

const mine: MyClub = {
  id: 'c',
  topic: 'reading',
  name: 'Club de lectura',
  about: 'Libros que nos gustan.',
  moderator: 'Guadalupe',
  member: true,
  removed: false,
  people: 12,
};
const club: Club = {
  id: 'c',
  topic: 'reading',
  name: 'Club de lectura',
  about: 'Libros que nos gustan.',
  moderator: 'Guadalupe',
  school: { id: 305, name: 'Colegio Jacarandas' },
  closed: false,
  members: 1,
  waiting: 1,
};
const post = (id: string, change: Partial<ClubPost>): ClubPost => ({
  id,
  author: { name: 'Emiliano', avatar_path: null, seed: id },
  by_teacher: false,
  text: 'Leí El principito.',
  files: [],
  status: 'approved',
  moderated: false,
  at: '2026-11-24T18:00:00.000Z',
  mine: false,
  ...change,
});

test('a student finds the clubs of their school, joins one, and goes on from there', async () => {
  await page.viewport(320, 700);
  const { open, api, remember, at, violations } = createTestContext();
  remember(signedIn('alumno', 'Sofía'));
  api.refuse(listMyClubs, 503, 'SERVICE_UNAVAILABLE');
  await open('/apps/galaxies/misgalaxias');
  await expect.element(page.getByRole('heading', { name: 'No pudimos traer los clubes' })).toBeVisible();
  const science: MyClub = { ...mine, id: 's', topic: 'science', name: 'Ciencia', member: false };
  api.answer(listMyClubs, { data: [mine, science] });
  await page.getByRole('button', { name: 'Intentar de nuevo' }).click();
  await expect
    .element(page.getByRole('region', { name: 'Tus clubes' }).getByRole('link'))
    .toHaveTextContent('Club de lecturaLectura12 integrantes');
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  expect(await violations()).toEqual([]);
  api.answer(getMyClub, { data: { club: science, posts: [] } });
  await page.getByRole('region', { name: 'Más clubes de tu escuela' }).getByRole('link').click();
  await expect.poll(at).toBe('/apps/galaxies/clubs/s');
  const join = page.getByRole('button', { name: 'Entrar al club' });
  await expect.element(join).toBeVisible();
  await expect.element(page.getByRole('textbox')).not.toBeInTheDocument();
  api.answer(joinClub, { message: 'Ya estás en el club' });
  api.answer(getMyClub, { data: { club: { ...science, member: true }, posts: [] } });
  await join.click();
  await expect.element(page.getByRole('textbox', { name: 'Escribe algo' })).toBeVisible();
  expect(api.arrived(joinClub).map(({ body }) => body)).toEqual([{ member: true }]);
  await page.viewport(1280, 800);
});

test('a student who was removed reads so kindly, and one without clubs where they come from', async () => {
  const { open, api, remember } = createTestContext();
  remember(signedIn('alumno', 'Sofía'));
  api.answer(getMyClub, { data: { club: { ...mine, member: false, removed: true }, posts: [] } });
  await open('/apps/galaxies/clubs/c');
  await expect.element(page.getByText(/Si quieres volver, habla con tu maestra/)).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Entrar al club' })).not.toBeInTheDocument();
  api.answer(listMyClubs, { data: [] });
  await open('/apps/galaxies/misgalaxias');
  await expect.element(page.getByRole('heading', { name: 'Todavía no hay clubes' })).toBeVisible();
});

test('what a student writes waits; contact data is refused with what was typed kept', async () => {
  await page.viewport(320, 700);
  const { open, api, remember, violations } = createTestContext();
  remember(signedIn('alumno', 'Sofía'));
  const own = post('m', { mine: true, status: 'waiting', text: '¿Leemos uno de misterio?' });
  api.answer(getMyClub, { data: { club: mine, posts: [post('o', {})] } });
  await open('/apps/galaxies/clubs/c');
  const field = page.getByRole('textbox', { name: 'Escribe algo' });
  const send = page.getByRole('button', { name: 'Mandar a revisar' });
  await send.click();
  await expect.element(field).toHaveFocus();
  expect(api.arrived(createPost)).toEqual([]);
  await field.fill('Mi cel es 55 1234 5678');
  api.refuse(createPost, 422, 'VALIDATION_FAILED', { text: 'club.contact' });
  await send.click();
  await expect.element(page.getByText(/Por tu seguridad/)).toBeVisible();
  await expect.element(field).toHaveFocus();
  await expect.element(field).toHaveValue('Mi cel es 55 1234 5678');
  expect(await violations()).toEqual([]);
  await field.fill('¿Leemos uno de misterio?');
  api.answer(createPost, { message: 'Tu maestra o maestro la va a leer primero', data: own });
  api.answer(getMyClub, { data: { club: mine, posts: [own, post('o', {})] } });
  await send.click();
  await expect.element(page.getByText('Espera a que la lea tu maestra o maestro')).toBeVisible();
  await expect.element(field).toHaveValue('');
  const keys = api.arrived(createPost).map(({ idempotencyKey }) => idempotencyKey);
  expect(new Set(keys).size).toBe(2);
  api.answer(withdrawPost, { message: 'La quitamos' });
  api.answer(getMyClub, { data: { club: mine, posts: [post('o', {})] } });
  await page.getByRole('button', { name: 'Quitar lo que escribí' }).click();
  await expect.element(page.getByText('¿Leemos uno de misterio?')).not.toBeInTheDocument();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  await page.viewport(1280, 800);
});

test('what is written waits for its picture; without that picture it is another one', async () => {
  const { open, api, remember } = createTestContext();
  remember(signedIn('alumno', 'Sofía'));
  api.answer(getMyClub, { data: { club: mine, posts: [] } });
  await open('/apps/galaxies/clubs/c');
  await page.getByRole('textbox', { name: 'Escribe algo' }).fill('Mi lectura');
  let prepare = () => {};
  vi.spyOn(window, 'createImageBitmap').mockReturnValue(
    new Promise((_, reject) => {
      prepare = () => reject(new Error('Not a picture'));
    }),
  );
  const send = page.getByRole('button', { name: 'Mandar a revisar' });
  await page
    .elementLocator(document.querySelector('input[type=file]') ?? document.body)
    .upload(new File(['a'], 'libro.png', { type: 'image/png' }));
  await expect.element(send).toBeDisabled();
  prepare();
  const remove = page.getByRole('button', { name: 'Quitar libro.png' });
  await expect.element(remove).toBeVisible();
  api.refuse(createPost, 503, 'SERVICE_UNAVAILABLE');
  await send.click();
  await expect.poll(() => api.arrived(createPost)).toHaveLength(1);
  await remove.click();
  await send.click();
  await expect.poll(() => api.arrived(createPost)).toHaveLength(2);
  expect(new Set(api.arrived(createPost).map(({ idempotencyKey }) => idempotencyKey)).size).toBe(2);
});

test('pictures beyond the limit are refused instead of left out', async () => {
  const { open, api, remember, violations } = createTestContext();
  remember(signedIn('alumno', 'Sofía'));
  api.answer(getMyClub, { data: { club: mine, posts: [] } });
  api.refuse(createPost, 503, 'SERVICE_UNAVAILABLE');
  await open('/apps/galaxies/clubs/c');
  await page.getByRole('textbox', { name: 'Escribe algo' }).fill('Mis lecturas');
  await page
    .elementLocator(document.querySelector('input[type=file]') ?? document.body)
    .upload(['a', 'b', 'c'].map((name) => new File([name], `${name}.png`, { type: 'image/png' })));
  const reason = page.getByText('Puedes poner hasta 2 imágenes. Quita las que sobran.');
  await expect.element(reason).toBeVisible();
  expect(await violations()).toEqual([]);
  const send = page.getByRole('button', { name: 'Mandar a revisar' });
  await send.click();
  expect(api.arrived(createPost)).toEqual([]);
  await page.getByRole('button', { name: 'Quitar b.png' }).click();
  await expect.element(reason).not.toBeInTheDocument();
  await send.click();
  await expect.poll(() => api.arrived(createPost)).toHaveLength(1);
});

test('a teacher opens a club, approves what waits, hides it again, and removes a member', async () => {
  await page.viewport(320, 700);
  const { open, api, remember, at, violations } = createTestContext();
  remember(signedIn('maestro', 'Guadalupe'));
  api.answer(listClubs, { data: [] });
  await open('/apps/clubes');
  await expect.element(page.getByRole('heading', { name: 'Todavía no hay clubes' })).toBeVisible();
  await page.getByRole('button', { name: 'Abrir un club' }).click();
  const dialog = page.getByRole('dialog', { name: 'Club nuevo' });
  await dialog.getByLabelText('Tema').selectOptions('Ciencia');
  const name = dialog.getByLabelText('Nombre');
  await name.fill('Yo');
  await dialog.getByLabelText('De qué trata').click();
  await expect.element(dialog.getByText('El mínimo de caracteres es 3')).toBeVisible();
  await dialog.getByRole('button', { name: 'Abrir un club' }).click();
  await expect.element(name).toHaveFocus();
  await name.fill('Exploradores');
  await dialog.getByRole('button', { name: 'Abrir un club' }).click();
  await expect.element(dialog.getByLabelText('De qué trata')).toHaveFocus();
  expect(api.arrived(createClub)).toEqual([]);
  await dialog.getByLabelText('De qué trata').fill('Experimentos.');
  expect(await violations()).toEqual([]);
  api.answer(createClub, { message: 'Tu club está abierto', data: club });
  api.answer(listClubs, { data: [club] });
  await dialog.getByRole('button', { name: 'Abrir un club' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(api.arrived(createClub).map(({ body }) => body)).toEqual([
    { topic: 'science', name: 'Exploradores', about: 'Experimentos.', school_id: 305 },
  ]);
  await expect.element(page.getByRole('link', { name: /Club de lectura/ })).toHaveTextContent('1 por revisar');

  const waiting = post('w', { status: 'waiting' });
  // A post has the first name alone; of two with one, the moderator knows which.
  const person = { uuid: 'u', name: 'Emiliano', last_name: 'Ruiz', avatar_path: null, seed: 'w', removed: false };
  api.answer(getClub, { data: { club, people: [person], posts: [waiting] } });
  await page.getByRole('link', { name: /Club de lectura/ }).click();
  await expect.poll(at).toBe('/apps/club/c');
  await expect.poll(() => document.title).toBe('Club de lectura · Comunidad LIA');
  await expect
    .element(page.getByRole('region', { name: 'Por revisar' }))
    .toHaveTextContent(/Emiliano Ruiz.*El principito/);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  expect(await violations()).toEqual([]);
  api.answer(decidePost, { message: 'Publicada', data: post('w', {}) });
  api.answer(getClub, { data: { club: { ...club, waiting: 0 }, people: [person], posts: [post('w', {})] } });
  await page.getByRole('button', { name: 'Aprobar lo de Emiliano Ruiz' }).click();
  await expect.element(page.getByRole('region', { name: 'Publicadas' })).toBeVisible();
  // Meanwhile it was hidden upon a report.
  api.refuse(decidePost, 409, 'CLUB_POST_MODERATED');
  const hidden = post('w', { status: 'hidden', moderated: true });
  api.answer(getClub, { data: { club: { ...club, waiting: 0 }, people: [person], posts: [hidden] } });
  await page.getByRole('button', { name: 'Ocultar lo de Emiliano Ruiz' }).click();
  await expect.element(page.getByRole('region', { name: 'Ocultas' })).toHaveTextContent(/Se ocultó por un reporte/);
  await expect.element(page.getByRole('button', { name: /Aprobar/ })).not.toBeInTheDocument();
  await expect
    .poll(() => api.arrived(decidePost).map(({ path, body }) => [path, body]))
    .toEqual([
      ['/clubs/c/posts/w', { status: 'approved' }],
      ['/clubs/c/posts/w', { status: 'hidden' }],
    ]);
  api.answer(changeMember, { message: 'Ya no está' });
  api.answer(getClub, { data: { club, people: [{ ...person, removed: true }], posts: [] } });
  await page.getByRole('button', { name: 'Sacar a Emiliano Ruiz' }).click();
  await expect.element(page.getByRole('button', { name: 'Dejar volver a Emiliano Ruiz' })).toBeVisible();
  expect(api.arrived(changeMember).map(({ body }) => body)).toEqual([{ member: false }]);
  await page.viewport(1280, 800);
});

test('a picture of a post that did not arrive is asked for again', async () => {
  const { open, api, remember, violations } = createTestContext();
  remember(signedIn('alumno', 'Sofía'));
  const files = [{ id: 'f', name: 'dibujo.png' }];
  api.answer(getMyClub, { data: { club: mine, posts: [post('1', { files })] } });
  api.refuse(getPostFile, 404, 'NOT_FOUND');
  await open('/apps/galaxies/clubs/c');
  const again = page.getByRole('button', { name: 'Volver a pedir la imagen de Emiliano' });
  await expect.element(again).toBeVisible();
  expect(await violations()).toEqual([]);
  api.answer(getPostFile, new Blob(['x']));
  await again.click();
  await expect.element(page.getByRole('img', { name: 'Imagen de Emiliano' })).toBeInTheDocument();
});

test('what a student writes in a club is there on the next visit until it is sent', async () => {
  await expectDraft({
    open: async () => {
      const context = createTestContext();
      context.remember(signedIn('alumno', 'Sofía'));
      answerDraftKey(context);
      context.api.answer(getMyClub, { data: { club: mine, posts: [] } });
      await context.open('/apps/galaxies/clubs/c');
      return context;
    },
    field: page.getByRole('textbox', { name: 'Escribe algo' }),
    typed: '¿Leemos uno de misterio?',
    send: page.getByRole('button', { name: 'Mandar a revisar' }),
    call: createPost,
    answer: {
      message: 'Tu maestra o maestro la va a leer primero',
      data: post('m', { mine: true, status: 'waiting', text: '¿Leemos uno de misterio?' }),
    },
  });
});

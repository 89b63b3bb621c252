import { listGroups } from '@lia/sdk/groups/endpoints';
import { listMyRecordings } from '@lia/sdk/recordings/endpoints';
import {
  createResource,
  deleteResource,
  getElements,
  getResourceFile,
  getSharedElements,
  listResources,
  restoreResource,
} from '@lia/sdk/resources/endpoints';
import type { Resource, SharedResource } from '@lia/sdk/resources/schema';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createFakeTus } from '@lia/sdk/testing/fakeTus';
import { page } from 'vitest/browser';

import { createTestContext } from '../testing/context.tsx';
import { answerDraftKey, expectDraft } from '../testing/drafts.ts';
import { signedIn } from '../testing/people.ts';

const shared: SharedResource = {
  id: '0a0a0a0a-0000-4000-8000-0000000000aa',
  kind: 'folder',
  name: 'Fracciones',
  description: '',
  parent_id: null,
  level: 2,
  grade: 4,
  subject: 'Matemáticas',
  url: null,
  file: null,
  media: null,
};
const link: SharedResource = {
  ...shared,
  id: '0a0a0a0a-0000-4000-8000-0000000000bb',
  kind: 'link',
  name: 'Libro',
  url: 'https://libros.example.mx/fracciones',
  parent_id: shared.id,
};
const sheet: SharedResource = {
  ...shared,
  id: '0a0a0a0a-0000-4000-8000-0000000000cc',
  kind: 'file',
  name: 'Hoja',
  parent_id: shared.id,
  file: { name: 'hoja.pdf', type: 'application/pdf', size: 400_000 },
};
const song: SharedResource = {
  ...shared,
  id: '0a0a0a0a-0000-4000-8000-0000000000dd',
  kind: 'video',
  name: 'Canción de las tablas',
  parent_id: shared.id,
  media: { id: '0a0a0a0a-0000-4000-8000-0000000000ee', kind: 'audio', duration: 60, size: 300_000 },
};
const kept = (resource: SharedResource): Resource => ({
  ...resource,
  teacher_notes: 'Traer tijeras',
  visibility: 'own',
  groups: [],
  school: { id: 301, name: 'Colegio Jacarandas' },
  author: 'Laura Méndez',
  elements: 2,
  managed: true,
});

/** A PDF of one page. */
const PDF = `%PDF-1.4
1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 100]>>endobj
trailer<</Root 1 0 R>>`;

function begin(role: string) {
  const context = createTestContext();
  context.remember(signedIn(role));
  const { api } = context;
  api.answer(listGroups, []);
  api.answer(listMyRecordings, { data: [] });
  api.answer(listResources, [kept(shared)]);
  api.answer(getElements, { folder: null, path: [], data: [kept(shared)] });
  return context;
}

test('a teacher opens folders, searches in all of them, and adds a link to one', async () => {
  const { api, open, at, goBack, violations } = begin('maestro');
  await page.viewport(320, 800);
  await open('/apps/resources');
  await expect.element(page.getByRole('link', { name: 'Fracciones' })).toBeVisible();
  await expect.element(page.getByText('2 elementos · Solo yo · De Laura Méndez')).toBeVisible();
  expect(await violations()).toEqual([]);
  await page.getByLabelText('Buscar en todas las carpetas').fill('fracc');
  await expect.poll(() => api.arrived(listResources).at(-1)?.query['filter']).toBe('{"q":"fracc"}');
  await page.getByLabelText('Buscar en todas las carpetas').fill('');

  api.answer(getElements, { folder: kept(shared), path: [], data: [kept(link), kept(sheet)] });
  await page.getByRole('link', { name: 'Fracciones' }).click();
  await expect.poll(() => document.title).toBe('Fracciones · Comunidad LIA');
  await expect.poll(at).toBe(`/apps/resources/${shared.id}`);
  await expect.element(page.getByRole('heading', { name: 'Libro' })).toBeVisible();
  await expect.element(page.getByText('Traer tijeras').first()).toBeVisible();
  await page.getByRole('button', { name: 'Agregar' }).click();
  await page.getByRole('menuitem', { name: 'Enlace' }).click();
  await page.getByLabelText('Nombre').fill('Video');
  await page.getByRole('textbox', { name: 'Enlace' }).fill('ftp://videos.example.mx');
  await page.getByRole('button', { name: 'Guardar' }).click();
  await expect.element(page.getByText('Escribe una dirección que empiece con http')).toBeVisible();
  await page.getByRole('textbox', { name: 'Enlace' }).fill('https://videos.example.mx');
  expect(await violations()).toEqual([]);
  api.answer(createResource, { message: 'Guardamos el recurso', data: kept(link) });
  await page.getByRole('button', { name: 'Guardar' }).click();
  await expect.poll(at).toBe(`/apps/resources/${shared.id}`);
  expect(api.arrived(createResource).at(-1)?.body).toMatchObject({
    kind: 'link',
    name: 'Video',
    url: 'https://videos.example.mx',
    parent_id: shared.id,
  });
  // The form is not in the history.
  goBack();
  goBack();
  await expect.poll(at).toBe('/apps/resources/all');
});

test.for([
  { when: 'once there is one', isKnown: true },
  { when: 'after a while where the browser never knew', isKnown: false },
])('a file that lost its connection goes on by itself $when', async ({ isKnown }) => {
  const { open } = begin('maestro');
  const tus = createFakeTus();
  tus.cut(1);
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await open('/apps/resources');
  await page.getByRole('button', { name: 'Agregar' }).click();
  await page.getByRole('menuitem', { name: 'Archivo' }).click();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  await page.getByLabelText(/^Archivo/).upload(new File([PDF], 'mapa.pdf', { type: 'application/pdf' }));
  await expect.element(page.getByText(/mapa\.pdf: Se cortó la conexión/)).toBeVisible();
  online.mockReturnValue(true);
  if (isKnown) dispatchEvent(new Event('online'));
  else vi.advanceTimersByTime(30_000);
  await expect.element(page.getByText(/mapa\.pdf: listo/)).toBeVisible();
  expect(await [...tus.stored.values()][0]?.bytes.text()).toBe(PDF);
  online.mockRestore();
});

test('a file whose piece took too long for the server goes on by itself', async () => {
  const { open } = begin('maestro');
  const tus = createFakeTus();
  // Node answers so, in no words.
  tus.refuse(408, '', 1);
  await open('/apps/resources');
  await page.getByRole('button', { name: 'Agregar' }).click();
  await page.getByRole('menuitem', { name: 'Archivo' }).click();
  await page.getByLabelText(/^Archivo/).upload(new File([PDF], 'mapa.pdf', { type: 'application/pdf' }));
  await expect.element(page.getByText(/mapa\.pdf: listo/)).toBeVisible();
});

test('a deleted resource is taken back', async () => {
  const { api, open } = begin('maestro');
  await open('/apps/resources/all');
  api.answer(deleteResource, { message: 'Eliminamos el recurso' });
  api.answer(restoreResource, { message: 'El recurso está de vuelta', data: kept(shared) });
  await page.getByRole('button', { name: 'Eliminar Fracciones' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Eliminar' }).click();
  await page.getByRole('button', { name: 'Deshacer' }).click();
  await expect.poll(() => api.arrived(restoreResource)).toHaveLength(1);
});

test('a resource that is not there any more leads to the others', async () => {
  const { open } = begin('maestro');
  await open(`/apps/resources/all/editar/${link.id}`);
  await expect.element(page.getByText('Ese recurso ya no está')).toBeVisible();
  await expect.element(page.getByRole('heading', { level: 1, name: 'Recursos' })).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Todos los recursos' }).last()).toBeVisible();
});

test('a student opens what is shared, and reads a PDF in the page', async () => {
  const { api, open, at, violations } = begin('alumno');
  await page.viewport(360, 800);
  api.answer(getSharedElements, { folder: null, path: [], data: [shared] });
  await open('/apps/galaxies/recursos/all/recursos');
  const folder = page.getByRole('link', { name: 'Fracciones' });
  await expect.element(folder).toBeVisible();
  expect(folder.element().getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  // The way back is that of the frame.
  expect(document.querySelectorAll('main a[href="/apps/landing"]')).toHaveLength(0);
  api.answer(getSharedElements, { folder: shared, path: [], data: [sheet, link, song] });
  await folder.click();
  await expect.poll(at).toBe(`/apps/galaxies/recursos/${shared.id}/Fracciones`);
  await expect.element(page.getByRole('link', { name: 'Abrir el enlace en otro sitio: Libro' })).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Descargar · 0.4 MB' })).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Escuchar · 0.3 MB' })).toBeVisible();
  expect(api.arrived(getResourceFile)).toEqual([]);
  api.answer(getResourceFile, new Blob([PDF], { type: 'application/pdf' }));
  await page.getByRole('button', { name: 'Ver', exact: true }).click();
  const sheetShown = page.getByRole('document', { name: 'hoja.pdf' });
  await expect.element(sheetShown).toBeVisible();
  // Drawn as wide as it stands there: an empty canvas has a width of its own, of 300.
  await expect.poll(() => document.querySelector('canvas')?.width).toBe(document.querySelector('canvas')?.clientWidth);
  expect(await violations()).toEqual([]);
});

test('a student with whom nothing is shared reads what will come', async () => {
  const { api, open } = begin('alumno');
  api.answer(getSharedElements, { folder: null, path: [], data: [] });
  await open('/apps/galaxies/recursos/all/recursos');
  await expect.element(page.getByRole('heading', { name: 'Aún no hay recursos' })).toBeVisible();
});

test('what was typed of a resource is there on the next visit until it is sent', async () => {
  await expectDraft({
    open: async () => {
      const context = begin('maestro');
      answerDraftKey(context);
      await context.open('/apps/resources/all/nuevo/link');
      return context;
    },
    field: page.getByLabelText('Nombre'),
    typed: 'Video',
    complete: () => page.getByRole('textbox', { name: 'Enlace' }).fill('https://videos.example.mx'),
    send: page.getByRole('button', { name: 'Guardar' }),
    call: createResource,
    answer: { message: 'Guardamos el recurso', data: kept(link) },
  });
});

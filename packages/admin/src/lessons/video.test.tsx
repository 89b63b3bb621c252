import { addCourseSection, addLesson, changeLesson, getLessonRecord } from '@lia/sdk/lessons/administration';
import { createCourse } from '@lia/sdk/courses/administration';
import type { Media } from '@lia/sdk/media/schema';
import { createFakeTus } from '@lia/sdk/testing/fakeTus';
import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { screenViolations } from '../testing/axe.ts';
import { clientOf, openConsole, signIn, uniqueName } from '../testing/context.tsx';

const MEGABYTE = 1024 * 1024;
const client = clientOf();
const dialog = page.getByRole('dialog');
const press = (name: string) => dialog.getByRole('button', { name, exact: true }).click();
const recordOf = (id: string) => client.call(getLessonRecord, { params: { id } });

/** A draft of a video in a new course. */
async function addedVideo(): Promise<{ course: number; id: string }> {
  const name = uniqueName('Curso con video');
  const body = { name, price: 749.5, productable_id: Math.floor(Math.random() * 1e9) + 1, published: true };
  const course = (await client.call(createCourse, { body })).data.id;
  const added = await client.call(addCourseSection, { params: { id: course }, body: { title: 'Fracciones' } });
  const params = { id: added.data[0]?.id ?? '' };
  const { data } = await client.call(addLesson, { params, body: { kind: 'video', title: 'Barras' } });
  return { course, id: data.id };
}

const chooseFile = (file: File) => userEvent.upload(dialog.getByLabelText('Subir video'), file);

it('sends a video in pieces, shows how far it is, survives a cut, and gives it up', async () => {
  await page.viewport(360, 800);
  await signIn();
  const { course, id } = await addedVideo();
  const tus = createFakeTus();
  const set: unknown[] = [];
  await openConsole(`/courses/${course}`, {
    // The far side of the upload is not that of the API: what takes it is answered as it would be.
    fetch: async (address, init) => {
      if (!new Request(address).url.endsWith(`/course-lessons/${id}/file`)) return fetch(address, init);
      set.push(await new Request(address, init).json());
      const record = await recordOf(id);
      const data = {
        ...record,
        version: record.version + 1,
        file: { name: 'clase.mp4', type: 'video/mp4', size: 2.5e6 },
      };
      return Response.json({ message: 'Guardamos la lección', data });
    },
  });
  await page.getByRole('button', { name: 'Editar «Barras»' }).click();
  await chooseFile(new File(['hola'], 'notas.txt'));
  await expect.element(dialog.getByText('notas.txt: El formato del archivo no es valido.')).toBeVisible();
  await press('Cancelar el envío');

  const film = new File([new Uint8Array(2.5 * MEGABYTE)], 'clase.mp4');
  tus.holdAt(MEGABYTE);
  await chooseFile(film);
  await expect.element(dialog.getByText(/^clase\.mp4: va 40 % · 2\.6 MB$/)).toBeVisible();
  expect(await screenViolations()).toEqual([]);
  await press('Cancelar el envío');
  await expect.poll(() => tus.stored.size).toBe(0);

  tus.holdAt(null);
  tus.sent.length = 0;
  tus.cut(1);
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await chooseFile(film);
  await expect.element(dialog.getByText(/^clase\.mp4: Se cortó la conexión/)).toBeVisible();
  online.mockRestore();
  window.dispatchEvent(new Event('online'));
  await expect.element(dialog.getByText('clase.mp4 · 2.5 MB')).toBeVisible();
  const [upload] = tus.stored.keys();
  expect(set).toEqual([{ upload }]);
  expect([...tus.stored.values()].map(({ bytes }) => bytes.size)).toEqual([film.size]);
  // Half of the piece that was cut had arrived, and is not sent again.
  expect(tus.sent).toEqual([MEGABYTE, MEGABYTE, MEGABYTE]);
});

it('does not write over what another author has saved, and shows it where it is asked for', async () => {
  await signIn();
  const { course, id } = await addedVideo();
  await openConsole(`/courses/${course}`);
  await page.getByRole('button', { name: 'Editar «Barras»' }).click();
  const link = dialog.getByRole('textbox', { name: 'Enlace del video' });
  await link.fill('https://video.example.mx/mia');
  const { version } = await recordOf(id);
  const body = { title: 'De otra autora', url: 'https://video.example.mx/suya', version };
  await client.call(changeLesson, { params: { id }, body });
  await press('Guardar lección');
  await expect.element(dialog.getByText(/^Alguien más cambió esta lección/)).toBeVisible();
  await expect.element(link).toHaveValue('https://video.example.mx/mia');
  expect(await recordOf(id)).toMatchObject({ title: body.title, url: body.url });
  expect(await screenViolations()).toEqual([]);
  await press('Ver cómo quedó');
  await expect.element(link).toHaveValue(body.url);
  await link.fill('https://video.example.mx/las-dos');
  await press('Guardar lección');
  await expect.poll(async () => (await recordOf(id)).url).toBe('https://video.example.mx/las-dos');
});

it('checks the chapters of a video before they are sent', async () => {
  await page.viewport(360, 800);
  await signIn();
  const { course, id } = await addedVideo();
  const film: Media = {
    id: '0a0a0a0a-0000-4000-8000-0000000000f1',
    kind: 'video',
    name: 'clase.mp4',
    size: 2.5e6,
    duration: 600,
    renditions: [],
    captions: [],
    chapters: [{ at: 0, title: 'Qué es una fracción' }],
    progress: null,
    managed: true,
  };
  const sent: unknown[] = [];
  await openConsole(`/courses/${course}`, {
    // A lesson with a film, which the far side of the uploads would have made.
    fetch: async (address, init) => {
      const request = new Request(address, init);
      if (request.url.endsWith(`/course-lessons/${id}`))
        return Response.json({ ...(await recordOf(id)), media: film.id });
      if (request.url.endsWith(`/media/${film.id}`)) return Response.json(film);
      if (!request.url.endsWith(`/media/${film.id}/chapters`)) return fetch(address, init);
      sent.push(await request.json());
      return Response.json({ message: 'Guardamos los cambios', data: film });
    },
  });
  await page.getByRole('button', { name: 'Editar «Barras»' }).click();
  await press('Agregar un capítulo');
  await press('Guardar los capítulos');
  await expect.element(dialog.getByText('Escríbelo como 4:07')).toBeVisible();
  await expect.element(dialog.getByText('Escribe de qué trata')).toBeVisible();
  expect(await screenViolations()).toEqual([]);
  await press('Cerrar');
  const question = page.getByRole('alertdialog', { name: '¿Descartar los cambios?' });
  await question.getByRole('button', { name: 'Seguir editando' }).click();
  await expect.element(question).not.toBeInTheDocument();
  const second = dialog.getByRole('group', { name: 'Capítulo 2' });
  await second.getByLabelText('Empieza en').fill('4:07');
  await second.getByLabelText('De qué trata').fill('Sumas');
  await press('Guardar los capítulos');
  await expect
    .poll(() => sent)
    .toEqual([
      {
        chapters: [
          { at: 0, title: 'Qué es una fracción' },
          { at: 247, title: 'Sumas' },
        ],
      },
    ]);
  await press('Cerrar');
  await expect.element(dialog).not.toBeInTheDocument();
});

import {
  getCaptions,
  getMedia,
  getMediaAddress,
  putCaptions,
  putChapters,
  reportProgress,
} from '@lia/sdk/media/endpoints';
import type { Media } from '@lia/sdk/media/schema';
import { listGroups } from '@lia/sdk/groups/endpoints';
import {
  createRecording,
  deleteRecording,
  getMyRecording,
  getRecording,
  listRecordings,
  restoreRecording,
} from '@lia/sdk/recordings/endpoints';
import type { Recording } from '@lia/sdk/recordings/schema';
import { listSubjects } from '@lia/sdk/subjects/endpoints';
import { expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { announcement, createTestContext } from '../testing/context.tsx';
import { stopClock } from '../testing/clock.ts';
import { answerDraftKey, expectDraft } from '../testing/drafts.ts';
import { group } from '../testing/group.ts';
import { film } from '../testing/film.ts';
import { signedIn } from '../testing/people.ts';
import { spareData } from '../testing/spareData.ts';

const id = '0a0a0a0a-0000-4000-8000-0000000000aa';
const mediaId = '0a0a0a0a-0000-4000-8000-0000000000bb';
const recording: Recording = {
  id,
  title: 'Fracciones',
  description: 'Repasamos los quebrados.',
  recorded_on: '2026-11-20',
  group: { id: group.id, name: group.name },
  subject: null,
  meeting_id: null,
  url: null,
  media: { id: mediaId, kind: 'video', size: 150_000_000, duration: 2650 },
  author: 'Laura Méndez',
  zone: 'America/Mexico_City',
};
const media: Media = {
  id: mediaId,
  kind: 'video',
  name: 'clase.mp4',
  size: 150_000_000,
  duration: 2650,
  renditions: [
    { name: '360p', status: 'ready', size: 40_000_000 },
    { name: 'audio', status: 'ready', size: 9_000_000 },
  ],
  captions: [],
  chapters: [{ at: 0, title: 'Repaso' }],
  progress: null,
  managed: true,
};

function begin(role: string, change: Partial<Media> = {}) {
  const context = createTestContext();
  context.remember(signedIn(role));
  const { api } = context;
  api.answer(listGroups, [group]);
  api.answer(listSubjects, { data: [] });
  api.answer(listRecordings, [recording]);
  api.answer(getRecording, recording);
  api.answer(getMyRecording, recording);
  api.answer(getMedia, { ...media, ...change });
  return context;
}

const fetched = (name: string) => performance.getEntriesByType('resource').some((entry) => entry.name.includes(name));

test('a class shows its length and size, and fetches neither player nor bytes before it is played', async () => {
  const { api, open, at, violations } = begin('alumno', { managed: false });
  await page.viewport(360, 800);
  await open(`/apps/galaxies/grabacion/${id}`);
  await expect.element(page.getByRole('heading', { name: 'Fracciones' })).toBeVisible();
  await expect.poll(() => document.title).toBe('Fracciones · Comunidad LIA');
  await expect.element(page.getByText('44:10 · 40 MB')).toBeVisible();
  await expect.element(page.getByLabelText('Calidad')).toHaveValue('360p');
  expect(document.querySelector('video')).toBeNull();
  expect(api.arrived(getMediaAddress)).toEqual([]);
  expect(fetched('/media/Player')).toBe(false);
  expect(await violations()).toEqual([]);

  api.answer(getMediaAddress, { url: await film(), expires_at: '2026-11-25T23:00:00.000Z' });
  api.answer(reportProgress, { data: { position: 1, seconds: 1, complete: false } });
  await page.getByRole('button', { name: 'Reproducir' }).click();
  await expect.poll(() => document.querySelector('video')?.currentTime ?? 0).toBeGreaterThan(0.2);
  expect(api.arrived(getMediaAddress).map(({ query }) => query)).toEqual([{ quality: '360p' }]);
  await expect.element(page.getByRole('button', { name: 'Pausar' })).toBeInTheDocument();
  document.querySelector('video')?.pause();
  // What was watched is reported when it stops.
  await expect.poll(() => api.arrived(reportProgress)).not.toEqual([]);
  const [report] = api.arrived(reportProgress);
  expect(report?.body).toMatchObject({ watched: [[expect.any(Number), expect.any(Number)]] });
  expect(at()).toBe(`/apps/galaxies/grabacion/${id}`);
});

test('a new recorded class is of the day of now on the clocks of its group', async () => {
  // 23:30 in Tijuana, and the next day in Mexico City.
  stopClock('2027-01-15T07:30:00Z');
  const { api, open } = begin('maestro');
  const other = { ...group, id: group.id.replace(/1$/, '2'), name: '5° A' };
  api.answer(listGroups, [{ ...group, zone: 'America/Tijuana' }, other]);
  await open('/apps/grabaciones/nueva');
  const day = page.getByLabelText('Día de la clase');
  await page.getByLabelText('Grupo').selectOptions(group.id);
  await expect.element(day).toHaveValue('2027-01-14');
  await page.getByLabelText('Grupo').selectOptions(other.id);
  await expect.element(day).toHaveValue('2027-01-15');
  // What was chosen stays.
  await day.fill('2027-01-12');
  await page.getByLabelText('Grupo').selectOptions(group.id);
  await expect.element(day).toHaveValue('2027-01-12');
});

test('a player is played, paused, sought and captioned by the keyboard alone', async () => {
  const { api, open } = begin('alumno', { managed: false, renditions: [], captions: ['es'], chapters: [] });
  api.answer(getMediaAddress, { url: await film(), expires_at: '2026-11-25T23:00:00.000Z' });
  api.answer(reportProgress, { data: { position: 1, seconds: 1, complete: false } });
  const captions = 'WEBVTT\n\n00:00.000 --> 00:10.000\nTres séptimos';
  api.answer(getCaptions, new Blob([captions], { type: 'text/vtt' }));
  await open(`/apps/galaxies/grabacion/${id}`);
  const video = () => document.querySelector('video');
  /** What has the focus, inside of the elements of the player. */
  const focused = () => document.activeElement?.localName ?? '';
  const tabTo = async (name: string) => {
    for (let presses = 0; presses < 30 && focused() !== name; presses += 1) await userEvent.tab();
    expect(focused()).toBe(name);
  };
  await page.getByRole('button', { name: 'Reproducir' }).click();
  await expect.poll(() => video()?.currentTime ?? 0).toBeGreaterThan(0);
  await tabTo('media-play-button');
  await userEvent.keyboard(' ');
  await expect.poll(() => video()?.paused).toBe(true);
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => video()?.paused).toBe(false);
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => video()?.paused).toBe(true);
  await tabTo('media-time-range');
  await userEvent.keyboard('{Home}');
  await expect.poll(() => video()?.currentTime).toBe(0);
  await tabTo('media-captions-button');
  const shown = () => video()?.textTracks[0]?.mode;
  await expect.poll(shown).toBe('showing');
  await userEvent.keyboard('{Enter}');
  await expect.poll(shown).not.toBe('showing');
});

test('where data is spared the smallest quality is chosen, and it goes on where it was', async () => {
  spareData();
  const progress = { position: 125, seconds: 125, complete: false };
  const { open } = begin('alumno', { managed: false, progress });
  await open(`/apps/galaxies/grabacion/${id}`);
  await expect.element(page.getByLabelText('Calidad')).toHaveValue('audio');
  await expect.element(page.getByRole('button', { name: 'Seguir en 2:05' })).toBeVisible();
  await expect.element(page.getByText('44:10 · 9 MB')).toBeVisible();
});

test('another quality goes on where it was, playing or paused as it was', async () => {
  const { api, open } = begin('alumno', { managed: false });
  const url = await film();
  const happened: string[] = [];
  const note = ({ type, target }: Event) => {
    if (target instanceof HTMLVideoElement) happened.push(`${type} ${target.src.replace(url, '')}`);
  };
  for (const type of ['play', 'seeked']) {
    document.addEventListener(type, note, { capture: true });
    onTestFinished(() => document.removeEventListener(type, note, { capture: true }));
  }
  const offer = (quality: string) =>
    api.answer(getMediaAddress, { url: `${url}#${quality}`, expires_at: '2026-11-25T23:00:00.000Z' });
  const choose = async (quality: string) => {
    offer(quality);
    await page.getByLabelText('Calidad').selectOptions(quality);
    await expect.poll(() => happened).toContain(`seeked #${quality}`);
  };
  api.answer(reportProgress, { data: { position: 1, seconds: 1, complete: false } });
  offer('360p');
  await open(`/apps/galaxies/grabacion/${id}`);
  await page.getByRole('button', { name: 'Reproducir' }).click();
  await expect.poll(() => happened).toContain('play #360p');
  const video = () => document.querySelector('video');
  // The film is short: it is not to end meanwhile.
  video()?.setAttribute('loop', '');
  await expect.poll(() => video()?.currentTime ?? 0).toBeGreaterThan(0);

  await choose('original');
  await expect.poll(() => happened).toContain('play #original');

  video()?.pause();
  await expect.element(page.getByRole('button', { name: 'Reproducir' })).toBeInTheDocument();
  await choose('audio');
  expect(happened).not.toContain('play #audio');
  expect(video()?.paused).toBe(true);
});

test('a player whose address has expired shows an error, and asks for another one', async () => {
  const { api, open } = begin('alumno', { managed: false });
  await open(`/apps/galaxies/grabacion/${id}`);
  api.answer(getMediaAddress, { url: 'data:video/mp4,none', expires_at: '2026-11-25T23:00:00.000Z' });
  await page.getByRole('button', { name: 'Reproducir' }).click();
  await expect.element(page.getByRole('alert')).toHaveTextContent('Se cortó la conexión');
  api.answer(getMediaAddress, { url: await film(), expires_at: '2026-11-25T23:00:00.000Z' });
  await page.getByRole('button', { name: 'Reintentar' }).click();
  await expect.poll(() => document.querySelector('video')?.readyState ?? 0).toBeGreaterThan(1);
});

test('a teacher adds a class by its link, and takes a deletion back', async () => {
  const { api, open, at, goBack, follow, violations } = begin('maestro');
  await page.viewport(320, 800);
  await open('/apps/grabaciones/all');
  await expect.element(page.getByRole('link', { name: /Fracciones/ })).toBeVisible();
  expect(await violations()).toEqual([]);
  const subject = {
    id: '0a0a0a0a-0000-4000-8000-0000000000cc',
    name: 'Matemáticas',
    group_id: group.id,
    activities: 0,
  };
  api.answer(listSubjects, { data: [subject] });
  // Each group has subjects of its own.
  await expect.element(page.getByLabelText('Materia')).not.toBeInTheDocument();
  await page.getByLabelText('Grupo').selectOptions(page.getByRole('option', { name: /4° B/ }));
  await page.getByLabelText('Materia').selectOptions('Matemáticas');
  const filters = () => api.arrived(listRecordings).map(({ query }) => JSON.parse(query.filter ?? ''));
  await expect.poll(() => filters().at(-1)).toEqual({ group_id: group.id, subject_id: subject.id });
  await page.getByLabelText('Grupo').selectOptions('Todos los grupos');
  await expect.element(page.getByLabelText('Materia')).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'Agregar una clase' }).click();
  await page.getByLabelText('Título').fill('Ecuaciones');
  await page.getByLabelText('En otro sitio').click();
  await page.getByRole('button', { name: 'Guardar' }).click();
  await expect.element(page.getByText('Este dato es necesario').first()).toBeVisible();
  await page.getByLabelText('Enlace de la clase').fill('javascript:alert(1)');
  await expect.element(page.getByText('Escribe una dirección que empiece con http')).toBeVisible();
  await page.getByLabelText('Enlace de la clase').fill('https://videos.example.mx/1');
  expect(await violations()).toEqual([]);
  api.answer(createRecording, { message: 'Guardamos la clase grabada', data: recording });
  await page.getByRole('button', { name: 'Guardar' }).click();
  await expect.poll(at).toBe(`/apps/grabaciones/${id}`);
  expect(api.arrived(createRecording).at(-1)).toMatchObject({
    body: { title: 'Ecuaciones', group_id: group.id, url: 'https://videos.example.mx/1' },
    idempotencyKey: expect.any(String),
  });
  // The form is not in the history.
  goBack();
  await expect.poll(at).toBe('/apps/grabaciones/all');
  follow(`/apps/grabaciones/${id}`);

  api.answer(deleteRecording, { message: 'Eliminamos la clase grabada' });
  api.cut(restoreRecording);
  await page.getByRole('button', { name: 'Eliminar' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Eliminar' }).click();
  await page.getByRole('button', { name: 'Deshacer' }).click();
  await expect.element(announcement).toHaveTextContent(/^No hay conexión/);
  api.answer(restoreRecording, { message: 'La clase grabada está de vuelta', data: recording });
  await announcement.getByRole('button', { name: 'Deshacer' }).click();
  await expect.element(announcement).toHaveTextContent('La clase grabada está de vuelta');
  expect(api.arrived(restoreRecording)).toHaveLength(2);
});

test('captions and chapters are checked before they are sent', async () => {
  const { api, open, violations } = begin('maestro');
  await open(`/apps/grabaciones/${id}`);
  await expect.poll(() => document.title).toBe('Fracciones · Comunidad LIA');
  const captions = page.getByLabelText('Agregar subtítulos: Español');
  await userEvent.upload(captions, new File(['hola'], 'clase.vtt'));
  await expect.element(page.getByText('Elige un archivo de subtítulos .vtt')).toBeVisible();
  const text = 'WEBVTT\n\n00:01.000 --> 00:04.000\nHola';
  api.answer(putCaptions, { message: 'Guardamos los cambios del video', data: media });
  await userEvent.upload(captions, new File([text], 'clase.vtt'));
  await expect.poll(() => api.arrived(putCaptions).at(-1)?.body).toEqual({ text });
  await page.getByRole('button', { name: 'Agregar un capítulo' }).click();
  await page.getByLabelText('Empieza en').last().fill('12:3');
  await page.getByRole('button', { name: 'Guardar los capítulos' }).click();
  await expect.element(page.getByText('Escríbelo como 4:07')).toBeVisible();
  await page.getByLabelText('Empieza en').last().fill('12:30');
  await page.getByLabelText('De qué trata').last().fill('Ejercicios');
  api.answer(putChapters, { message: 'Guardamos los cambios del video', data: media });
  await page.getByRole('button', { name: 'Guardar los capítulos' }).click();
  const chapters = [
    { at: 0, title: 'Repaso' },
    { at: 750, title: 'Ejercicios' },
  ];
  await expect.poll(() => api.arrived(putChapters).at(-1)?.body).toEqual({ chapters });
  expect(await violations()).toEqual([]);
});

test('the form of a class comes from its page, with what the class has', async () => {
  const context = begin('maestro');
  answerDraftKey(context);
  await context.open(`/apps/grabaciones/${id}`);
  await page.getByRole('button', { name: 'Editar' }).click();
  await expect.element(page.getByRole('heading', { level: 1, name: 'Editar la clase grabada' })).toBeVisible();
  await expect.element(page.getByLabelText('Título')).toHaveValue('Fracciones');
});

test('what was typed of a recorded class is there on the next visit until it is sent', async () => {
  await expectDraft({
    open: async () => {
      const context = begin('maestro');
      answerDraftKey(context);
      await context.open('/apps/grabaciones/nueva');
      return context;
    },
    field: page.getByLabelText('Título'),
    typed: 'Ecuaciones',
    complete: async () => {
      await page.getByLabelText('En otro sitio').click();
      await page.getByLabelText('Enlace de la clase').fill('https://videos.example.mx/1');
    },
    send: page.getByRole('button', { name: 'Guardar' }),
    call: createRecording,
    answer: { message: 'Guardamos la clase grabada', data: recording },
  });
});

import { getCourseOutline, getLesson, saveLessonProgress } from '@lia/sdk/lessons/endpoints';
import type { CourseOutline, Lesson } from '@lia/sdk/lessons/schema';
import { getMedia, getMediaAddress, reportProgress } from '@lia/sdk/media/endpoints';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';

import { createTestContext } from '../testing/context.tsx';
import { film } from '../testing/film.ts';
import { signedIn } from '../testing/people.ts';

const lesson: Lesson = {
  id: '0a0a0a0a-0000-4000-8000-000000000002',
  course: { id: 7, name: 'Matemáticas con las manos' },
  section: 'Fracciones que se cortan',
  title: 'Barras',
  kind: 'video',
  minutes: 1,
  published: true,
  text: '',
  file: null,
  media: '0a0a0a0a-0000-4000-8000-0000000000bb',
  url: null,
  completion: 'video',
  pass_mark: null,
  questions: [],
  tracked: true,
  status: 'new',
  previous: null,
  next: null,
  attempts: 0,
  attempt: null,
};
const { id, title, kind, minutes, published } = lesson;
const progress = { completed: 0, total: 1, percent: 0, finished: false };
const outline: CourseOutline = {
  ...lesson.course,
  tracked: true,
  sections: [{ id: 's', title: lesson.section, lessons: [{ id, title, kind, minutes, published, status: 'new' }] }],
  progress,
  resume: id,
  certificate: null,
};

function begin(change: Partial<Lesson> = {}) {
  const context = createTestContext();
  context.remember(signedIn('padre'));
  context.api.answer(getCourseOutline, { data: outline });
  context.api.answer(getLesson, { data: { ...lesson, ...change } });
  context.api.answer(saveLessonProgress, { data: { status: 'started', progress } });
  return context;
}

test('the video of a lesson completes it once it was watched', async () => {
  const { open, violations, api } = begin();
  await page.viewport(360, 800);
  api.answer(getMedia, {
    id: lesson.media ?? '',
    kind: 'video',
    name: 'barras.mp4',
    size: 12_000_000,
    duration: 24,
    renditions: [],
    captions: [],
    chapters: [],
    progress: null,
    managed: false,
  });
  api.answer(getMediaAddress, { url: await film(), expires_at: '2026-11-25T23:00:00.000Z' });
  api.answer(reportProgress, { data: { position: 1, seconds: 1, complete: true } });
  await open(`/apps/miscursos/7/leccion/${id}`);
  await expect.element(page.getByText('0:24 · 12 MB')).toBeVisible();
  await expect.element(page.getByText(/se termina sola cuando ves el video completo/)).toBeVisible();
  expect(page.getByRole('button', { name: 'Terminar lección' }).elements()).toEqual([]);
  expect(document.querySelector('video')).toBeNull();
  expect(await violations()).toEqual([]);
  const reads = api.arrived(getCourseOutline).length;
  api.answer(getLesson, { data: { ...lesson, status: 'completed' } });
  await page.getByRole('button', { name: 'Reproducir' }).click();
  await expect.element(page.getByText('Terminaste esta lección')).toBeVisible();
  // The player stays as it is.
  expect(document.querySelector('video')).not.toBeNull();
  await expect.poll(() => api.arrived(getCourseOutline).length).toBeGreaterThan(reads);
});

test('a video of a provider states where it leads, and is completed by its student', async () => {
  const url = 'https://videos.example.mx/1';
  const { open } = begin({ media: null, completion: 'student', url });
  await open(`/apps/miscursos/7/leccion/${id}`);
  const link = page.getByRole('link', { name: 'Abrir el video en otro sitio' });
  await expect.element(link).toHaveAttribute('href', url);
  await expect.element(page.getByText('Se abre en videos.example.mx')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Terminar lección' })).toBeVisible();
});

import { changeLesson, publishLesson } from '@lia/sdk/lessons/administration';
import { getCourseOutline, getLesson, saveLessonProgress } from '@lia/sdk/lessons/endpoints';
import { getMedia, getMediaAddress, putCaptions, reportProgress } from '@lia/sdk/media/endpoints';
import { eq, sql } from 'drizzle-orm';
import { expect } from 'vitest';

import { DEMO_FILM_SECONDS } from '../media/demoFilm.ts';
import { media, mediaProgress } from '../media/tables.ts';
import { storedFiles } from '../platform/tables.ts';
import { type Member, type RunningApi, test as base } from '../testing/api.ts';
import { addPublished, givePlace, makeStudiedCourse, recordOf, sample, setFile, setPlace } from '../testing/lessons.ts';
import { refusal } from '../testing/refusal.ts';
import { lessonProgress } from './tables.ts';

const missing = [404, 'NOT_FOUND', []];
const of = <Id>(id: Id) => ({ params: { id } });

/** A course with a video, who teaches it, and who has a place in it. */
async function makeVideo(api: RunningApi) {
  const teacher = await api.member('maestro');
  const made = await makeStudiedCourse(api, teacher);
  const video = await addPublished(api, made.editor, made.section, 'video', 'Barras');
  const student = await api.member('padre');
  const place = await givePlace(api, student, made.course);
  const id = (await recordOf(made.editor, video)).media ?? '';
  return { ...made, teacher, student, place, video, id };
}
const test = base.extend<{ made: Awaited<ReturnType<typeof makeVideo>> }>({
  made: async ({ api }, use) => use(await makeVideo(api)),
});

const open = async ({ client }: Member, id: string) => (await client.call(getLesson, of(id))).data;
const watch = async ({ client }: Member, id: string, ...watched: [number, number][]) =>
  (await client.call(reportProgress, { ...of(id), body: { position: watched.at(-1)?.[1] ?? 0, watched } })).data;
const addressOf = async ({ client }: Member, id: string) =>
  (await client.call(getMediaAddress, { ...of(id), query: { quality: 'original' } })).url;

test('the video of a lesson is completed by watching it whole, and by nothing else', async ({ api, made }) => {
  const { student, video, id, course } = made;
  expect(await open(student, video)).toMatchObject({ media: id, url: null, completion: 'video', status: 'new' });
  const completing = student.client.call(saveLessonProgress, { ...of(video), body: { completed: true } });
  expect(await refusal(completing)).toEqual([422, 'VALIDATION_FAILED', ['completed']]);
  // To open it, to stand still and to jump to its end count for nothing.
  await student.client.call(saveLessonProgress, { ...of(video), body: { completed: false } });
  await watch(student, id);
  await watch(student, id, [5, 5], [DEMO_FILM_SECONDS - 1, DEMO_FILM_SECONDS]);
  expect(await open(student, video)).toMatchObject({ status: 'started' });
  // Two tabs, each with a part of it.
  const half = DEMO_FILM_SECONDS / 2;
  await Promise.all([watch(student, id, [0, half]), watch(student, id, [half, DEMO_FILM_SECONDS])]);
  expect(await open(student, video)).toMatchObject({ status: 'completed' });
  const { progress } = (await student.client.call(getCourseOutline, of(course.id))).data;
  expect(progress).toMatchObject({ completed: 1, total: 4 });
  const day = async () => {
    const [row] = await api.app.db.select().from(lessonProgress).where(eq(lessonProgress.lessonId, video));
    return row?.completedAt;
  };
  const first = await day();
  await watch(student, id, [0, 1]);
  expect(await day()).toEqual(first);
  // Another video: it is still completed, and nothing is watched of it yet.
  const { media: next } = await setFile(api, made.editor, video, 'video', DEMO_FILM_SECONDS);
  expect(await open(student, video)).toMatchObject({ status: 'completed', media: next });
  expect((await student.client.call(getMedia, of(next ?? ''))).progress).toBeNull();
});

test('a video of unknown or zero length is completed by its student', async ({ api, made }) => {
  const { student, video, editor } = made;
  const { media: id } = await setFile(api, editor, video, 'video', 0);
  expect(await watch(student, id ?? '', [0, DEMO_FILM_SECONDS])).toMatchObject({ complete: false });
  expect(await open(student, video)).toMatchObject({ completion: 'student', status: 'new' });
  await student.client.call(saveLessonProgress, { ...of(video), body: { completed: true } });
  expect(await open(student, video)).toMatchObject({ status: 'completed' });
});

test('a video is played by ranges, by who has the course alone', async ({ api, made }) => {
  const { student, teacher, editor, place, video, id, course } = made;
  const { bytes } = sample.video;
  const url = await addressOf(student, id);
  const part = await fetch(`${api.origin}${url}`, { headers: { Range: 'bytes=100-199' } });
  expect([part.status, part.headers.get('content-range')]).toEqual([206, `bytes 100-199/${bytes.length}`]);
  expect(Buffer.from(await part.arrayBuffer())).toEqual(bytes.subarray(100, 200));
  const past = await fetch(`${api.origin}${url}`, { headers: { Range: `bytes=${bytes.length}-` } });
  expect(past.status).toBe(416);

  const stranger = await api.member('padre');
  await givePlace(api, stranger, (await makeStudiedCourse(api)).course);
  for (const other of [stranger, await api.member('maestro'), await api.member('admin_escuela')]) {
    const calls = [
      () => other.client.call(getMedia, of(id)),
      () => addressOf(other, id),
      () => watch(other, id, [0, 5]),
    ];
    for (const call of calls) expect(await refusal(call())).toEqual(missing);
  }
  // Who teaches and who edits play it, and are not tracked; who edits changes its captions.
  const captions = {
    params: { id, language: 'es' },
    body: { text: 'WEBVTT\n\n00:00.000 --> 00:02.000\nHola' },
  } as const;
  for (const reader of [teacher, editor]) {
    await addressOf(reader, id);
    expect(await watch(reader, id, [0, DEMO_FILM_SECONDS])).toMatchObject({ complete: true });
  }
  expect(await api.app.db.$count(mediaProgress, eq(mediaProgress.mediaId, id))).toBe(0);
  expect(await refusal(teacher.client.call(putCaptions, captions))).toEqual(missing);
  expect(await refusal(student.client.call(putCaptions, captions))).toEqual([403, 'FORBIDDEN', []]);
  await editor.client.call(putCaptions, captions);
  expect((await student.client.call(getMedia, of(id))).captions).toEqual(['es']);

  // A draft is for who teaches it; a place that ends takes its address along.
  const answered = async (address: string) => (await fetch(`${api.origin}${address}`)).status;
  await editor.client.call(publishLesson, { ...of(video), body: { published: false } });
  expect([await answered(url), await answered(await addressOf(teacher, id))]).toEqual([404, 200]);
  await editor.client.call(publishLesson, { ...of(video), body: { published: true } });
  expect(await answered(url)).toBe(200);
  await setPlace(api, place, 'withdrawn');
  expect(await answered(url)).toBe(404);
  await givePlace(api, student, course);
  expect(await answered(url)).toBe(200);
});

test('a video is a file or an address, the last one that was set, and the bytes of the other go', async ({
  api,
  made,
}) => {
  const { student, editor, video, text } = made;
  const files = () => api.app.db.$count(storedFiles);
  const before = await files();
  const change = async (url: string, id = video) => {
    const { title, version } = await recordOf(editor, id);
    const body = { title, text: 'Texto', url, version };
    return (await editor.client.call(changeLesson, { ...of(id), body })).data;
  };
  // Saving without an address leaves the file.
  expect(await change('')).toMatchObject({ url: null, media: made.id });
  expect(await refusal(change('javascript:alert(1)'))).toEqual([422, 'VALIDATION_FAILED', ['url']]);
  const link = 'https://video.example.mx/fracciones';
  expect(await change(link)).toMatchObject({ url: link, media: null });
  expect(await files()).toBe(before - 1);
  expect(await api.app.db.$count(media, sql`${media.id} = ${made.id}`)).toBe(0);
  expect(await open(student, video)).toMatchObject({ url: link, media: null, completion: 'student' });
  expect(await refusal(change(''))).toEqual([409, 'LESSON_INCOMPLETE', []]);
  expect(await setFile(api, editor, video, 'video', 24)).toMatchObject({ url: null });
  expect(await change(link, text)).toMatchObject({ kind: 'text', url: null });
});

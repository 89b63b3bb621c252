import { existsSync } from 'node:fs';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { cancelJob, getJob, listJobs, retryJob } from '@lia/sdk/jobs/endpoints';
import {
  getCaptions,
  getMedia,
  getMediaAddress,
  putCaptions,
  putChapters,
  reportProgress,
} from '@lia/sdk/media/endpoints';
import type { ProgressReport } from '@lia/sdk/media/schema';
import {
  deleteRecording,
  getMyRecording,
  getRecording,
  listMyRecordings,
  listRecordings,
  restoreRecording,
  updateRecording,
} from '@lia/sdk/recordings/endpoints';
import type { NewRecording } from '@lia/sdk/recordings/schema';
import { eq, sql } from 'drizzle-orm';
import { describe, expect, onTestFinished } from 'vitest';

import { media, mediaProgress } from '../media/tables.ts';
import { type Member, startApi, test as base } from '../testing/api.ts';
import { makeSchool, type School } from '../testing/groups.ts';
import { type Classroom, makeClassroom } from '../testing/homework.ts';
import { add, ask, newRecording, recorded, upload, video } from '../testing/recordings.ts';
import { refusal } from '../testing/refusal.ts';
import { beginUploadFor, sendPiece } from '../testing/uploads.ts';
import { sweepRecordings } from './service.ts';
import { recordings } from './tables.ts';

const test = base.extend<{ room: Classroom; other: School }>({
  room: [async ({ api }, use) => use(await makeClassroom(api)), { scope: 'file' }],
  other: [async ({ api }, use) => use(await makeSchool(api)), { scope: 'file' }],
});

const missing = [404, 'NOT_FOUND', []];
const forRecording = { purpose: 'recording', rowId: null } as const;
const of = (id: string) => ({ params: { id } });

const watch = ({ client }: Member, id: string, watched: ProgressReport['watched'], position = 0) =>
  client.call(reportProgress, { ...of(id), body: { position, watched } });

test('a teacher adds a recording that the students of its group alone see', async ({ api, room, other }) => {
  const { teacher, students, admin } = room;
  const { recording, id } = await recorded(api, room);
  expect(recording).toMatchObject({
    title: 'Fracciones',
    url: null,
    media: { kind: 'video', size: 1000, duration: 60 },
  });
  const [student] = students;
  expect((await student.client.call(listMyRecordings)).data.map((one) => one.id)).toContain(recording.id);
  expect(await student.client.call(getMyRecording, of(recording.id))).toMatchObject({ title: 'Fracciones' });
  expect(await student.client.call(getMedia, of(id))).toMatchObject({ managed: false, renditions: [], progress: null });
  expect(await admin.client.call(getMedia, of(id))).toMatchObject({ managed: true });
  const lia = await api.member('admin');
  expect(await lia.client.call(getRecording, of(recording.id))).toMatchObject({ id: recording.id });

  const colleague = await api.member('maestro');
  for (const stranger of [colleague, other.teacher, other.admin]) {
    expect(await stranger.client.call(listRecordings, { query: {} })).toEqual([]);
    const { client } = stranger;
    expect(await refusal(client.call(getRecording, of(recording.id)))).toEqual(missing);
    const body = { title: 'Otra', recorded_on: '2026-11-20' };
    expect(await refusal(client.call(updateRecording, { ...of(recording.id), body }))).toEqual(missing);
    expect(await refusal(client.call(deleteRecording, of(recording.id)))).toEqual(missing);
    expect(await refusal(client.call(restoreRecording, of(recording.id)))).toEqual(missing);
    expect(await refusal(add(stranger, newRecording(room, { url: 'https://videos.example.mx/1' })))).toEqual(missing);
  }
  for (const { client } of [colleague, other.teacher, other.students[0]]) {
    expect(await refusal(client.call(getMedia, of(id)))).toEqual(missing);
    const quality = { query: { quality: 'original' } } as const;
    expect(await refusal(client.call(getMediaAddress, { ...of(id), ...quality }))).toEqual(missing);
  }
  expect((await other.students[0].client.call(listMyRecordings)).data).toEqual([]);
  expect(await refusal(other.students[0].client.call(getMyRecording, of(recording.id)))).toEqual(missing);
  expect(await refusal(student.client.call(listRecordings, { query: {} }))).toEqual([403, 'FORBIDDEN', []]);
  // What another person uploaded is not taken, and one upload makes one recording.
  const body = newRecording(room, { upload: await upload(api, other.teacher, video(500)) });
  expect(await refusal(add(teacher, body))).toEqual(missing);
  const once = newRecording(room, { upload: await upload(api, teacher, video(500)) });
  await add(teacher, once);
  expect(await refusal(add(teacher, once))).toEqual(missing);
});

test('a recording is a file or an address of a provider', async ({ api, room }) => {
  const { teacher } = room;
  const both = { upload: await upload(api, teacher, video(500)), url: 'https://videos.example.mx/1' };
  const refused = (change: Partial<NewRecording>) => refusal(add(teacher, newRecording(room, change)));
  expect(await refused({})).toEqual([422, 'VALIDATION_FAILED', ['upload']]);
  expect(await refused(both)).toEqual([422, 'VALIDATION_FAILED', ['upload']]);
  for (const url of ['javascript:alert(1)', 'ftp://videos.example.mx/1', 'data:text/html,x', 'videos'])
    expect(await refused({ url })).toEqual([422, 'VALIDATION_FAILED', ['url']]);
  const { id, media: file } = await add(teacher, newRecording(room, { url: both.url, title: 'Enlace' }));
  expect(file).toBeNull();
  const body = { title: 'Enlace de la clase', recorded_on: '2026-11-21', url: 'http://videos.example.mx/2' };
  expect((await teacher.client.call(updateRecording, { ...of(id), body })).data).toMatchObject(body);
  const asFile = { ...of(id), body: { ...body, url: '' } };
  expect(await refusal(teacher.client.call(updateRecording, asFile))).toEqual([422, 'VALIDATION_FAILED', ['url']]);
  const filter = (given: object) => teacher.client.call(listRecordings, { query: { filter: JSON.stringify(given) } });
  expect(await filter({ q: 'ENLÁCE', from: '2026-11-21', group_id: room.groupId })).toHaveLength(1);
  expect(await filter({ q: 'enlace', until: '2026-11-20' })).toHaveLength(0);
});

test('files are of the kinds that are played, and read for what they are', async ({ api, room }) => {
  const { teacher, students } = room;
  const sender = { origin: api.origin, token: teacher.token };
  const begin = (name: string, size: number) => beginUploadFor(sender, forRecording, name, size);
  expect(await begin('clase.mp4', 248 * 1024 * 1024 + 1)).toMatchObject({ status: 422 });
  expect(await begin('clase.exe', 100)).toMatchObject({ status: 422 });
  expect(await begin('lista.m3u8', 100)).toMatchObject({ status: 422 });
  const page = Buffer.from('<script>alert(1)</script>');
  const path = (await begin('clase.mp4', page.length)).headers.get('location') ?? '';
  expect(await sendPiece(sender, path, 0, page)).toMatchObject({ status: 422 });
  const student = { origin: api.origin, token: students[0].token };
  expect(await beginUploadFor(student, forRecording, 'clase.mp4', 100)).toMatchObject({ status: 403 });
  expect(await beginUploadFor(sender, { ...forRecording, rowId: room.groupId }, 'clase.mp4', 100)).toMatchObject({
    status: 404,
  });
});

describe('progress', () => {
  test('only grows, and is complete within a second of the end', async ({ api, room }) => {
    const { id } = await recorded(api, room);
    const [student] = room.students;
    expect(await watch(student, id, [[0, 30]], 30)).toEqual({ data: { position: 30, seconds: 30, complete: false } });
    expect(await watch(student, id, [[0, 5]], 5)).toEqual({ data: { position: 5, seconds: 30, complete: false } });
    expect(await watch(student, id, [[29, 59.2]], 59.2)).toMatchObject({ data: { complete: true } });
    expect(await watch(student, id, [], 0)).toMatchObject({ data: { position: 0, complete: true } });
    expect(await student.client.call(getMedia, of(id))).toMatchObject({ progress: { position: 0, complete: true } });
  });

  test('of two tabs that report at once is that of both', async ({ api, room }) => {
    const { id } = await recorded(api, room);
    const [student] = room.students;
    // The first report of all adds a row, for which the others would wait anyway.
    await watch(student, id, [[0, 1]]);
    const parts = Array.from({ length: 12 }, (_, at): [number, number] => [at * 4 + 2, at * 4 + 4]);
    await Promise.all(parts.map((part) => watch(student, id, [part])));
    expect(await student.client.call(getMedia, of(id))).toMatchObject({ progress: { seconds: 25 } });
  });

  test('is never complete where the duration is 0 or not known', async ({ api, room }) => {
    const { id } = await recorded(api, room);
    const [student] = room.students;
    for (const duration of [0, null]) {
      await api.app.db.update(media).set({ duration }).where(eq(media.id, id));
      expect(await watch(student, id, [[0, 1000]], 1000)).toMatchObject({ data: { complete: false } });
    }
  });

  test('of who is not enrolled is not kept', async ({ api, room, other }) => {
    const { id } = await recorded(api, room);
    expect(await watch(room.teacher, id, [[0, 60]], 60)).toMatchObject({ data: { seconds: 60, complete: true } });
    expect(await refusal(watch(other.students[0], id, [[0, 60]]))).toEqual(missing);
    expect(await api.app.db.$count(mediaProgress, eq(mediaProgress.mediaId, id))).toBe(0);
  });

  test('refuses what no player sends', async ({ api, room }) => {
    const { id } = await recorded(api, room);
    const [student] = room.students;
    const many = Array.from({ length: 201 }, (): [number, number] => [0, 1]);
    for (const watched of [[[5, 1]], [[-1, 5]], [[0, 1e9]], many] as ProgressReport['watched'][])
      expect(await refusal(watch(student, id, watched))).toMatchObject([422, 'VALIDATION_FAILED', expect.anything()]);
  });
});

test('captions and chapters are set by who manages the recording', async ({ api, room }) => {
  const { teacher, students } = room;
  const { id } = await recorded(api, room);
  const text = 'WEBVTT\n\n00:01.000 --> 00:04.000\nHola <b>niños</b>';
  const set = ({ client }: Member, given: string) =>
    client.call(putCaptions, { params: { id, language: 'es' }, body: { text: given } });
  expect((await set(teacher, text)).data.captions).toEqual(['es']);
  expect(await refusal(set(teacher, 'no son subtítulos'))).toEqual([422, 'VALIDATION_FAILED', ['text']]);
  const { client } = students[0];
  const captions = await client.call(getCaptions, { params: { id, language: 'es' } });
  expect(await captions.text()).toBe(text);
  expect(captions.type).toContain('text/vtt');
  expect(await refusal(set(students[0], text))).toEqual([403, 'FORBIDDEN', []]);
  const chapters = [
    { at: 30, title: 'Ejercicios' },
    { at: 0, title: 'Repaso' },
  ];
  const saved = await teacher.client.call(putChapters, { ...of(id), body: { chapters } });
  expect(saved.data.chapters.map(({ title }) => title)).toEqual(['Repaso', 'Ejercicios']);
  const twice = { chapters: [...chapters, { at: 30, title: 'Otra vez' }] };
  expect(await refusal(teacher.client.call(putChapters, { ...of(id), body: twice }))).toEqual([
    422,
    'VALIDATION_FAILED',
    ['chapters'],
  ]);
});

test('a deleted recording is swept after 30 days, with its file and what was watched', async ({ api, room }) => {
  const { db } = api.app;
  const { recording, id } = await recorded(api, room);
  await watch(room.students[0], id, [[0, 10]]);
  await room.teacher.client.call(deleteRecording, of(recording.id));
  await sweepRecordings(api.app);
  expect(await db.$count(media, eq(media.id, id))).toBe(1);
  await db
    .update(recordings)
    .set({ deletedAt: sql`now() - interval '31 days'` })
    .where(eq(recordings.id, recording.id));
  expect(await refusal(room.teacher.client.call(restoreRecording, of(recording.id)))).toEqual(missing);
  await sweepRecordings(api.app);
  expect(await db.$count(media, eq(media.id, id))).toBe(0);
  expect(await db.$count(mediaProgress, eq(mediaProgress.mediaId, id))).toBe(0);
});

describe('renditions', () => {
  /** A program in the place of ffmpeg, which writes the beginning of an MP4 file, and one in that of ffprobe. */
  async function fakeFfmpeg(script: string, streams = ['video', 'audio']): Promise<string> {
    const folder = await mkdtemp(join(tmpdir(), 'lia-ffmpeg-'));
    onTestFinished(() => rm(folder, { recursive: true }));
    const write = async (name: string, text: string) => {
      await writeFile(join(folder, name), `#!/bin/sh\n${text}\n`);
      await chmod(join(folder, name), 0o700);
      return join(folder, name);
    };
    await write('ffprobe', [...streams.map((type) => `echo codec_type=${type}`), 'echo duration=42.5'].join('\n'));
    return write('ffmpeg', `[ "$1" = -version ] && exit 0\nfor to; do :; done\n${script}`);
  }

  const MP4 = String.raw`printf '\000\000\000\030ftypmp42\000\000\000\000mp42isom' > "$to"`;

  async function withFfmpeg(script: string, streams?: string[]) {
    const api = await startApi({ ffmpeg: await fakeFfmpeg(script, streams) });
    onTestFinished(() => api.stop());
    const room = await makeClassroom(api);
    const { id } = await recorded(api, room);
    const [student] = room.students;
    const read = () => student.client.call(getMedia, of(id));
    return { api, read, student, id };
  }

  test('are made where ffmpeg is installed, with the duration of the file', async () => {
    const { api, read, student, id } = await withFfmpeg(MP4);
    expect((await read()).renditions.map(({ status }) => status)).toEqual(['queued', 'queued']);
    const early = student.client.call(getMediaAddress, { ...of(id), query: { quality: '360p' } });
    expect(await refusal(early)).toEqual(missing);
    // Not on a full disk, which the copy of the original would fill, and which may take an hour to be cleared.
    const { freeSpace } = api.app.config;
    const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000);
    api.app.config.freeSpace = Number.MAX_SAFE_INTEGER;
    for (const minutes of [0, 2, 10, 30]) await api.jobRunner.runDue(inMinutes(minutes));
    expect((await read()).renditions.map(({ status }) => status)).toEqual(['queued', 'queued']);
    api.app.config.freeSpace = freeSpace;
    await api.jobRunner.runDue(inMinutes(60));
    expect(await read()).toMatchObject({
      duration: 42.5,
      renditions: [
        { name: '360p', status: 'ready', size: 24 },
        { name: 'audio', status: 'ready', size: 24 },
      ],
    });
    const { url } = await student.client.call(getMediaAddress, { ...of(id), query: { quality: 'audio' } });
    expect((await (await ask(api, url)).arrayBuffer()).byteLength).toBe(24);
  });

  test('of the sound of a video that has none are not made', async () => {
    const { api, read } = await withFfmpeg(MP4, ['video']);
    await api.jobRunner.runDue();
    expect((await read()).renditions).toEqual([{ name: '360p', status: 'ready', size: 24 }]);
  });

  test('whose making is ended from outside are made by the next run, and have failed after the last', async () => {
    const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000);
    const once = await withFfmpeg(`[ -e "$0.ran" ] || { touch "$0.ran"; kill -TERM $$; }\n${MP4}`);
    await once.api.jobRunner.runDue();
    expect((await once.read()).renditions.map(({ status }) => status)).toEqual(['processing', 'queued']);
    await once.api.jobRunner.runDue(inHours(1));
    expect((await once.read()).renditions.map(({ status }) => status)).toEqual(['ready', 'ready']);

    const always = await withFfmpeg('kill -TERM $$');
    for (let hours = 0; hours < 20; hours += 2) await always.api.jobRunner.runDue(inHours(hours));
    expect((await always.read()).renditions.map(({ status }) => status)).toEqual(['failed', 'failed']);
  });

  test('whose job is cancelled have failed, and are made once it runs again', async () => {
    // The first time it takes until it is ended.
    const { api, read } = await withFfmpeg(`[ -e "$0.ran" ] || { touch "$0.ran"; exec sleep 600; }\n${MP4}`);
    const { client } = await api.member('admin');
    const [job] = await client.call(listJobs, { query: { filter: JSON.stringify({ kind: 'mediaRenditions' }) } });
    const params = { id: job?.id ?? '' };
    const statuses = async () => (await read()).renditions.map(({ status }) => status);
    await client.call(cancelJob, { params });
    expect(await statuses()).toEqual(['failed', 'failed']);

    await client.call(retryJob, { params });
    const run = api.jobRunner.runDue();
    await expect.poll(() => existsSync(`${api.app.config.ffmpeg}.ran`)).toBe(true);
    expect(await statuses()).toEqual(['processing', 'queued']);
    await client.call(cancelJob, { params });
    await api.jobRunner.renew(new Date());
    await run;
    expect(await client.call(getJob, { params })).toMatchObject({ status: 'cancelled' });
    expect(await statuses()).toEqual(['failed', 'failed']);

    await client.call(retryJob, { params });
    await api.jobRunner.runDue();
    expect(await statuses()).toEqual(['ready', 'ready']);
  });

  test('that ffmpeg refuses to make have failed, and one that is not smaller is left out', async () => {
    const { api, read } = await withFfmpeg(`case "$to" in *.m4a) exit 1;; esac; head -c 5000 /dev/zero > "$to"`);
    await api.jobRunner.runDue();
    expect((await read()).renditions).toEqual([{ name: 'audio', status: 'failed', size: null }]);
  });
});

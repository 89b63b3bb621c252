import { randomBytes, randomUUID } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { MAX_OPEN_UPLOADS } from '@lia/sdk/uploads/rules';
import { eq, sql } from 'drizzle-orm';
import { describe, expect, onTestFinished } from 'vitest';

import { homework } from '../homework/tables.ts';
import { storedFiles } from '../platform/tables.ts';
import { buildServer } from '../server.ts';
import { type Member, type RunningApi, test as base } from '../testing/api.ts';
import { type Classroom, homeworkIdOf, makeClassroom, setActivity } from '../testing/homework.ts';
import { jpegOf } from '../testing/photos.ts';
import {
  askOffset,
  beginUpload,
  beginUploadFor,
  giveUp,
  type Sender,
  sendPart,
  sendPiece,
} from '../testing/uploads.ts';
import { addPart, MOST_PIECES, sweepUploads } from './store.ts';
import { uploadParts, uploads } from './tables.ts';

const test = base.extend<{ room: Classroom }>({
  room: [async ({ api }, use) => use(await makeClassroom(api)), { scope: 'file' }],
});

const MEGABYTE = 1024 * 1024;

/** A picture of so many bytes. */
const picture = (size: number): Buffer => jpegOf(size, randomBytes);

/** A homework of the first student, and who sends it. */
async function begin(api: RunningApi, room: Classroom, size: number, name = 'volcán.jpg') {
  const [student] = room.students;
  const id = await homeworkIdOf(api, await setActivity(api, room), student);
  const sender: Sender = { origin: api.origin, token: student.token };
  const answer = await beginUpload(sender, id, name, size);
  expect(answer).toMatchObject({ status: 201 });
  return { id, sender, student, path: answer.headers.get('location') ?? '' };
}

const idOf = (path: string): string => path.split('/').at(-1) ?? '';
const offsetOf = async (sender: Sender, path: string): Promise<number> =>
  Number((await askOffset(sender, path)).headers.get('upload-offset'));

/** The bytes of an upload that is complete, from the file store. */
async function storedBytes(api: RunningApi, path: string): Promise<Buffer> {
  const [file] = await api.app.db
    .select({ storageKey: storedFiles.storageKey })
    .from(storedFiles)
    .innerJoin(uploads, eq(uploads.fileId, storedFiles.id))
    .where(eq(uploads.id, idOf(path)));
  return readFile(join(api.app.config.dataDir, 'files', file?.storageKey ?? 'none'));
}

/** Another instance on the same database and folder. */
async function anotherInstance({ app }: RunningApi): Promise<{ origin: string; close: () => Promise<void> }> {
  const staticApps = { portal: '', console: '', embed: '' };
  const { server } = await buildServer({
    config: app.config,
    db: app.db,
    staticApps,
    checkAnswers: true,
    worker: false,
  });
  const origin = await server.listen({ port: 0, host: '127.0.0.1' });
  let open = true;
  const close = async () => {
    if (open) await server.close();
    open = false;
  };
  onTestFinished(close);
  return { origin, close };
}

describe('an upload', () => {
  test('goes on where a connection broke, at another instance and after a restart', async ({ api, room }) => {
    const bytes = picture(3 * MEGABYTE);
    const { sender, path } = await begin(api, room, bytes.length);
    const cut = sendPart(sender, path, 0, bytes.subarray(0, MEGABYTE), bytes.length);
    await cut.sent;
    await expect.poll(() => api.app.db.$count(uploads, sql`lease_id is not null`)).toBe(1);
    cut.cut();

    const second = await anotherInstance(api);
    const there = { ...sender, origin: second.origin };
    await expect.poll(() => offsetOf(there, path)).toBeGreaterThan(0);
    const first = await offsetOf(there, path);
    expect(first).toBeLessThanOrEqual(MEGABYTE);
    const half = 2 * MEGABYTE;
    expect(await sendPiece(there, path, first, bytes.subarray(first, half))).toMatchObject({ status: 204 });
    await second.close();

    expect(await offsetOf(sender, path)).toBe(half);
    expect(await sendPiece(sender, path, half, bytes.subarray(half))).toMatchObject({ status: 204 });
    expect((await storedBytes(api, path)).equals(bytes)).toBe(true);
    expect(await api.app.db.$count(uploadParts, eq(uploadParts.uploadId, idOf(path)))).toBe(0);
  });

  test('keeps its pieces for longer than bytes that no row names are kept, and then its file', async ({
    api,
    room,
  }) => {
    const bytes = picture(2000);
    const { sender, path } = await begin(api, room, bytes.length);
    const pass = () => api.jobRunner.runDue(new Date(Date.now() + 25 * 3_600_000));
    await sendPiece(sender, path, 0, bytes.subarray(0, 1000));
    await pass();
    await sendPiece(sender, path, 1000, bytes.subarray(1000));
    await pass();
    expect((await storedBytes(api, path)).equals(bytes)).toBe(true);
  });

  test('is taken over from a connection that only looks alive, by whatever instance', async ({ api, room }) => {
    const bytes = picture(200_000);
    const { sender, path } = await begin(api, room, bytes.length);
    const hanging = sendPart(sender, path, 0, bytes.subarray(0, 100_000), bytes.length);
    await hanging.sent;
    await expect.poll(() => api.app.db.$count(uploads, sql`lease_id is not null`)).toBe(1);
    const there = { ...sender, origin: (await anotherInstance(api)).origin };
    const offset = await offsetOf(there, path);
    expect(offset).toBe(100_000);
    expect(await sendPiece(there, path, offset, bytes.subarray(offset))).toMatchObject({ status: 204 });
    hanging.cut();
    expect((await storedBytes(api, path)).equals(bytes)).toBe(true);
  });

  test('refuses a piece for another offset, and bytes beyond its size, announced or not', async ({ api, room }) => {
    const bytes = picture(1000);
    const { sender, path } = await begin(api, room, bytes.length);
    expect(await sendPiece(sender, path, 10, bytes)).toMatchObject({ status: 409 });
    expect(await sendPiece(sender, path, 0, picture(1001))).toMatchObject({ status: 413 });
    const chunked = sendPart(sender, path, 0, picture(1001), null);
    chunked.end();
    expect(await chunked.answered).toBe(413);
    expect(await offsetOf(sender, path)).toBe(0);
    expect(await sendPiece(sender, path, 0, bytes.subarray(0, 400))).toMatchObject({ status: 204 });
    expect(await sendPiece(sender, path, 0, bytes.subarray(0, 400))).toMatchObject({ status: 409 });
    expect(await sendPiece(sender, path, 400, bytes.subarray(400))).toMatchObject({ status: 204 });
  });

  test('has one writer for each byte', async ({ api, room }) => {
    const { path } = await begin(api, room, 1000);
    const add = (start: number, size: number) =>
      addPart(api.app.db, idOf(path), { start, size, storageKey: randomUUID() });
    expect(await Promise.all([add(0, 400), add(0, 300)])).toContain(false);
    expect(await add(0, 100)).toBe(false);
    expect(await add(400, 700)).toBe(false);
    expect(await api.app.db.$count(uploadParts, eq(uploadParts.uploadId, idOf(path)))).toBe(1);
  });

  test('is limited by the type of its name, and read for what it is', async ({ api, room }) => {
    const [student] = room.students;
    const sender: Sender = { origin: api.origin, token: student.token };
    const id = await homeworkIdOf(api, await setActivity(api, room), student);
    const refused = async (name: string, size: number) => JSON.parse((await beginUpload(sender, id, name, size)).text);
    expect(await refused('volcán.jpg', 5 * MEGABYTE + 1)).toMatchObject({
      code: 'VALIDATION_FAILED',
      fields: { files: 'El archivo seleccionado pesa mas de 5 MB.' },
    });
    expect(await refused('virus.exe', 10)).toMatchObject({ fields: { files: 'El formato del archivo no es valido.' } });
    expect(await refused('canción.mp3', 5 * MEGABYTE + 1)).toMatchObject({ code: 'VALIDATION_FAILED' });
    expect(await beginUpload(sender, id, 'video.mp4', 150 * MEGABYTE)).toMatchObject({ status: 201 });

    const { path } = await begin(api, room, 20);
    const page = Buffer.from('<script>alert(1)</script>').subarray(0, 20);
    const answer = await sendPiece(sender, path, 0, page);
    expect(answer.status).toBe(422);
    expect(JSON.parse(answer.text)).toMatchObject({ fields: { files: 'El formato del archivo no es valido.' } });
    expect(await askOffset(sender, path)).toMatchObject({ status: 404 });
  });

  test('belongs to its student and homework alone', async ({ api, room }) => {
    const { id, path } = await begin(api, room, 1000);
    const as = ({ token }: Member): Sender => ({ origin: api.origin, token });
    const classmate = as(room.students[1]);
    expect(await beginUpload(classmate, id, 'a.jpg', 1000)).toMatchObject({ status: 404 });
    expect(await askOffset(classmate, path)).toMatchObject({ status: 404 });
    expect(await sendPiece(classmate, path, 0, picture(1000))).toMatchObject({ status: 404 });
    expect(await giveUp(classmate, path)).toMatchObject({ status: 404 });
    const teacher = as(room.teacher);
    expect(await sendPiece(teacher, path, 0, picture(1000))).toMatchObject({ status: 404 });
    expect(await beginUpload(teacher, id, 'a.jpg', 1000)).toMatchObject({ status: 403 });
    const parent = as(await api.member('padre'));
    expect(await beginUpload(parent, id, 'a.jpg', 1000)).toMatchObject({ status: 403 });
    expect(await askOffset(parent, path)).toMatchObject({ status: 404 });
    expect(await askOffset(as(await api.member('user')), path)).toMatchObject({ status: 403 });
    expect(await askOffset({ origin: api.origin, token: 'none' }, path)).toMatchObject({ status: 401 });
    const mine = as(room.students[0]);
    expect(await giveUp(mine, path)).toMatchObject({ status: 204 });
    expect(await askOffset(mine, path)).toMatchObject({ status: 404 });
  });

  test('is found by its id alone: paths that lead elsewhere are refused', async ({ api, room }) => {
    const { sender, path } = await begin(api, room, 1000);
    for (const strange of ['..%2f..%2fetc%2fpasswd', '%2e%2e', 'x', `${idOf(path)}%00`]) {
      const there = path.replace(idOf(path), strange);
      expect([400, 404]).toContain((await askOffset(sender, there)).status);
      expect([400, 404]).toContain((await sendPiece(sender, there, 0, picture(100))).status);
    }
  });

  test('is named by its path alone: what stands behind that leads to no other one', async ({ api, room }) => {
    const [, classmate] = room.students;
    const homeworkId = await homeworkIdOf(api, await setActivity(api, room), classmate);
    const other: Sender = { origin: api.origin, token: classmate.token };
    const theirs = (await beginUpload(other, homeworkId, 'a.jpg', 1000)).headers.get('location') ?? '';
    for (const more of [`?/${idOf(theirs)}`, `?x=1/${idOf(theirs)}/`]) {
      const { sender, path } = await begin(api, room, 1000);
      expect(await sendPiece(sender, path + more, 0, picture(300))).toMatchObject({ status: 204 });
      expect([await offsetOf(sender, path), await offsetOf(sender, path + more)]).toEqual([300, 300]);
      expect(await giveUp(sender, path + more)).toMatchObject({ status: 204 });
      expect(await askOffset(sender, path)).toMatchObject({ status: 404 });
      expect(await offsetOf(other, theirs)).toBe(0);
    }
  });

  test('has so many pieces at most, since each is an object of the store', async ({ api, room }) => {
    const { db } = api.app;
    const { sender, path } = await begin(api, room, 2 * MOST_PIECES);
    const there = MOST_PIECES - 1;
    await db.execute(sql`insert into ${uploadParts} (upload_id, start, size, storage_key)
      select ${idOf(path)}, n, 1, gen_random_uuid() from generate_series(0, ${there - 1}::int) as n`);
    await db
      .update(uploads)
      .set({ received: there })
      .where(eq(uploads.id, idOf(path)));
    expect(await sendPiece(sender, path, there, Buffer.of(0))).toMatchObject({ status: 204 });
    const more = await sendPiece(sender, path, MOST_PIECES, Buffer.of(0));
    expect(more).toMatchObject({ status: 413 });
    expect(JSON.parse(more.text)).toMatchObject({ code: 'PAYLOAD_TOO_LARGE' });
    expect(await offsetOf(sender, path)).toBe(MOST_PIECES);
  });

  test('is one of twenty that a person has on their way, however many they begin at once', async ({ api }) => {
    const sender: Sender = { origin: api.origin, token: (await api.member('padre')).token };
    const message = { purpose: 'message', rowId: null } as const;
    const answers = await Promise.all(
      Array.from({ length: 3 * MAX_OPEN_UPLOADS }, () => beginUploadFor(sender, message, 'foto.jpg', 1000)),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(MAX_OPEN_UPLOADS);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(2 * MAX_OPEN_UPLOADS);
  });

  test('ends with the last entry, by the clock of the server', async ({ api, room }) => {
    const { id, sender, path } = await begin(api, room, 1000);
    const cutoff = (at: Date | null) =>
      api.app.db.update(homework).set({ cutoffOverride: at, dueOverride: at }).where(eq(homework.id, id));
    await cutoff(new Date(Date.now() - 1000));
    const late = await sendPiece(sender, path, 0, picture(1000));
    expect(late.status).toBe(409);
    expect(JSON.parse(late.text)).toMatchObject({ code: 'HOMEWORK_CLOSED' });
    expect(await beginUpload(sender, id, 'b.jpg', 1000)).toMatchObject({ status: 409 });
    await cutoff(new Date(Date.now() + 60_000));
    expect(await sendPiece(sender, path, 0, picture(1000))).toMatchObject({ status: 204 });
  });

  test('is gone when its time is over, and swept with its bytes', async ({ api, room }) => {
    const { db } = api.app;
    const { sender, path } = await begin(api, room, 1000);
    await sendPiece(sender, path, 0, picture(400));
    // What earlier uploads left to be deleted is not counted.
    await api.jobRunner.runDue();
    const before = await readdir(join(api.app.config.dataDir, 'files'));
    const expire = (hours: number) =>
      db
        .update(uploads)
        .set({ expiresAt: new Date(Date.now() - hours * 3_600_000) })
        .where(eq(uploads.id, idOf(path)));
    await expire(1);
    expect(await sendPiece(sender, path, 400, picture(600))).toMatchObject({ status: 410 });
    expect(await askOffset(sender, path)).toMatchObject({ status: 410 });
    await sweepUploads(db);
    expect(await askOffset(sender, path)).toMatchObject({ status: 410 });
    await expire(25);
    await sweepUploads(db);
    expect(await askOffset(sender, path)).toMatchObject({ status: 404 });
    await api.jobRunner.runDue();
    expect((await readdir(join(api.app.config.dataDir, 'files'))).length).toBe(before.length - 1);
  });
});

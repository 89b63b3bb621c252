import { once } from 'node:events';
import { request } from 'node:http';
import { setImmediate } from 'node:timers/promises';

import { logout } from '@lia/sdk/accounts/endpoints';
import { downloadGroupWork, type GroupWorkQuery, listGroupWork } from '@lia/sdk/deliveries/endpoints';
import { splitRoute } from '@lia/sdk/http/endpoint';
import { eq } from 'drizzle-orm';
import { unzipSync } from 'fflate';
import { describe, expect, onTestFinished, vi } from 'vitest';

import { users } from '../../accounts/tables.ts';
import { storedFiles } from '../../platform/tables.ts';
import { type Member, type RunningApi, startApi, test as base } from '../../testing/api.ts';
import { type Classroom, deliverFiles, homeworkIdOf, makeClassroom, setActivity } from '../../testing/homework.ts';
import { refusal } from '../../testing/refusal.ts';
import { startS3Store } from '../../testing/s3Store.ts';
import { zipOf } from '../../zip/zip.ts';

const test = base.extend<{ room: Classroom; other: Classroom }>({
  room: [async ({ api }, use) => use(await makeClassroom(api)), { scope: 'file' }],
  other: [async ({ api }, use) => use(await makeClassroom(api)), { scope: 'file' }],
});

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);
const asked = ({ client }: Pick<Member, 'client'>, query: GroupWorkQuery) => client.call(listGroupWork, { query });

async function unpacked(api: RunningApi, address: string): Promise<Map<string, string>> {
  const answer = await fetch(api.origin + address);
  expect(answer.status).toBe(200);
  const files = Object.entries(unzipSync(new Uint8Array(await answer.arrayBuffer())));
  return new Map(files.map(([name, content]) => [name, Buffer.from(content).toString()]));
}

describe('the work of a group', () => {
  test('is one archive with a folder for each activity and a file named by each student', async ({ api, room }) => {
    const [ana, beto] = room.students;
    await api.app.db.update(users).set({ name: 'Ana_María', lastName: 'Núñez' }).where(eq(users.id, ana.id));
    await api.app.db.update(users).set({ name: 'Beto', lastName: 'Zúñiga' }).where(eq(users.id, beto.id));
    const hours = (count: number) => new Date(Date.now() + count * 3_600_000);
    const first = await setActivity(api, room, { name: '../Volcanes: ¿qué son?', finishDate: hours(1) });
    const second = await setActivity(api, room, { name: '../volcanes: ¿QUÉ son?', finishDate: hours(2) });
    await setActivity(api, room, { name: 'Mañana', publishDate: hours(20), finishDate: hours(30) });
    await deliverFiles(
      api,
      await homeworkIdOf(api, first, ana),
      [
        { name: 'volcán.jpg', bytes: bytes('una') },
        { name: 'Volcán.jpg', bytes: bytes('otra') },
        { name: '../../..\\etc/passwd.JPG', bytes: bytes('tercera') },
        { name: 'CON.jpg', bytes: bytes('cuarta') },
        { name: `${'ñ'.repeat(200)}\u202egpj.doc`, bytes: bytes('quinta'.repeat(100)), type: 'application/x-cfb' },
      ],
      ['https://volcanes.example.mx/'],
    );
    const [lost = ''] = await deliverFiles(api, await homeworkIdOf(api, second, ana), [
      { name: 'perdida.jpg', bytes: bytes('no está') },
      { name: 'entera.jpg', bytes: bytes('sí está') },
    ]);
    await api.app.files.discard(lost);

    const { data, address } = await asked(room.teacher, { group_id: room.groupId });
    expect(data).toEqual([
      { id: first, name: '../Volcanes: ¿qué son?', students: 2, delivered: 1, files: 5, bytes: 620 },
      { id: second, name: '../volcanes: ¿QUÉ son?', students: 2, delivered: 1, files: 2, bytes: 17 },
    ]);
    const answer = await fetch(api.origin + address);
    expect(answer.headers.get('content-disposition')).toMatch(/^attachment; filename\*=UTF-8''Grupo%20\d+\.zip$/);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    const files = await unpacked(api, address);
    const folder = 'Volcanes ¿qué son';
    const again = 'volcanes ¿QUÉ son (2)';
    expect([...files.keys()].toSorted()).toEqual(
      [
        `${folder}/Núñez Ana María_volcán.jpg`,
        `${folder}/Núñez Ana María_Volcán (2).jpg`,
        `${folder}/Núñez Ana María_etc passwd.JPG`,
        `${folder}/Núñez Ana María__.jpg`,
        `${folder}/Núñez Ana María_${'ñ'.repeat(60)}.doc`,
        `${folder}/Núñez Ana María_enlaces.txt`,
        `${folder}/Sin entregar.txt`,
        `${again}/Núñez Ana María_entera.jpg`,
        `${again}/Sin entregar.txt`,
        'Archivos que faltan.txt',
      ].toSorted(),
    );
    expect(files.get(`${folder}/Núñez Ana María_Volcán (2).jpg`)).toBe('otra');
    expect(files.get(`${folder}/Núñez Ana María_${'ñ'.repeat(60)}.doc`)).toBe('quinta'.repeat(100));
    expect(files.get(`${folder}/Núñez Ana María_enlaces.txt`)).toContain('https://volcanes.example.mx/');
    expect(files.get(`${folder}/Sin entregar.txt`)).toBe('\uFEFFNo han entregado:\r\nZúñiga Beto (Por hacer)\r\n');
    expect(files.get('Archivos que faltan.txt')).toContain(`${again}/Núñez Ana María_perdida.jpg`);

    const one = await asked(room.admin, { activity_id: second });
    expect(one.data).toMatchObject([{ id: second }]);
    expect([...(await unpacked(api, one.address)).keys()]).not.toContain(`${folder}/Sin entregar.txt`);
    expect((await asked(room.teacher, { group_id: room.groupId, user_id: beto.uuid })).data).toMatchObject([
      { files: 0, students: 1 },
      { files: 0, students: 1 },
    ]);
    expect((await asked(room.teacher, { group_id: room.groupId, until: '2020-01-01' })).data).toEqual([]);
  });

  test('is for who teaches the group or runs its school, for a minute, and while they are signed in', async ({
    api,
    room,
    other,
  }) => {
    const activityId = await setActivity(api, room);
    for (const query of [{ group_id: room.groupId }, { activity_id: activityId }]) {
      for (const member of [other.teacher, other.admin]) {
        expect(await refusal(asked(member, query))).toEqual([404, 'NOT_FOUND', []]);
      }
      for (const member of [...room.students, await api.member('Padre-M')]) {
        expect(await refusal(asked(member, query))).toEqual([403, 'FORBIDDEN', []]);
      }
    }
    // An activity of theirs does not open the group of others, nor the other way round.
    const crossed = { group_id: other.groupId, activity_id: activityId };
    for (const member of [room.teacher, other.teacher]) {
      expect(await refusal(asked(member, crossed))).toEqual([404, 'NOT_FOUND', []]);
    }
    expect(await refusal(asked(room.teacher, {}))).toEqual([422, 'VALIDATION_FAILED', ['group_id']]);

    const leaving = await api.member('admin');
    const { address } = await asked(leaving, { activity_id: activityId });
    const statusOf = async (path: string) => (await fetch(api.origin + path)).status;
    expect(await statusOf(address)).toBe(200);
    expect(await statusOf(address.slice(0, -8))).toBe(401);
    expect(await statusOf(address.replace('ticket=', 'ticket=A'))).toBe(401);
    vi.useFakeTimers({ now: Date.now() + 61_000, toFake: ['Date'] });
    onTestFinished(() => void vi.useRealTimers());
    expect(await statusOf(address)).toBe(401);
    vi.useRealTimers();
    await leaving.client.call(logout);
    expect(await statusOf(address)).toBe(401);
    expect(splitRoute(downloadGroupWork).path).toBe(address.split('?')[0]?.replace('/api/api', ''));
  });

  test('comes from a bucket as well, in ranges', async () => {
    const { s3, close } = await startS3Store();
    onTestFinished(close);
    const api = await startApi({ s3 });
    onTestFinished(() => api.stop());
    const room = await makeClassroom(api);
    const activityId = await setActivity(api, room);
    const large = Buffer.alloc(9_000_000, 'abcdefg');
    await deliverFiles(api, await homeworkIdOf(api, activityId, room.students[0]), [{ name: 'a.mp4', bytes: large }]);
    const [lost = ''] = await deliverFiles(api, await homeworkIdOf(api, activityId, room.students[1]), [
      { name: 'b.mp4', bytes: bytes('b') },
    ]);
    // A file that is shorter than its row has it.
    await api.app.db.update(storedFiles).set({ size: 2 }).where(eq(storedFiles.storageKey, lost));
    const { address } = await asked(room.teacher, { activity_id: activityId });
    const files = await unpacked(api, address);
    const names = [...files.keys()];
    expect(names.filter((name) => name.endsWith('.mp4'))).toHaveLength(1);
    expect(files.get(names.find((name) => name.endsWith('a.mp4')) ?? '') === large.toString()).toBe(true);
    expect(names).toContain('Archivos que faltan.txt');
  });
});

describe('an archive that is made while it is read', () => {
  const CHUNK = Buffer.alloc(64 * 1024, 1);

  /** Files without an end to them, and how much of them was read. */
  function endless() {
    const seen = { chunks: 0, closed: 0, opened: 0 };
    async function* content(): AsyncGenerator<Buffer> {
      seen.opened += 1;
      try {
        for (;;) {
          seen.chunks += 1;
          yield CHUNK;
        }
      } finally {
        seen.closed += 1;
      }
    }
    async function* entries() {
      for (;;) yield { path: `${seen.opened}.bin`, modified: new Date(), isCompressible: false, bytes: content() };
    }
    return { seen, entries };
  }

  test('reads no further than its reader, and closes the file where the reader leaves', async () => {
    const { seen, entries } = endless();
    const archive = zipOf(entries());
    archive.read(0);
    for (let turn = 0; turn < 200; turn++) await setImmediate();
    expect(seen.chunks).toBeGreaterThan(0);
    expect(seen.chunks).toBeLessThan(10);
    archive.destroy();
    await vi.waitFor(() => expect(seen).toMatchObject({ opened: 1, closed: 1 }));
  });

  test('is given up where the browser gives it up', async ({ api, room }) => {
    const activityId = await setActivity(api, room);
    const large = Buffer.alloc(20_000_000, 1);
    const id = await homeworkIdOf(api, activityId, room.students[0]);
    await deliverFiles(api, id, [{ name: 'a.mp4', bytes: large }]);
    const { address } = await asked(room.teacher, { activity_id: activityId });
    const closed = vi.fn<() => void>();
    const stream = api.app.files.stream.bind(api.app.files);
    vi.spyOn(api.app.files, 'stream').mockImplementation(async (file) => {
      const opened = await stream(file);
      opened.once('close', closed);
      return opened;
    });
    onTestFinished(() => void vi.restoreAllMocks());
    const sending = request(api.origin + address).end();
    const [answer] = await once(sending, 'response');
    await once(answer, 'readable');
    expect(closed).not.toHaveBeenCalled();
    sending.destroy();
    await vi.waitFor(() => expect(closed).toHaveBeenCalledOnce());
  });
});

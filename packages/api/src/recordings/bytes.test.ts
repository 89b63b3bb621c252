import { logout } from '@lia/sdk/accounts/endpoints';
import { deleteRecording, restoreRecording } from '@lia/sdk/recordings/endpoints';
import { eq } from 'drizzle-orm';
import { describe, expect, onTestFinished } from 'vitest';

import { schoolEnrolments } from '../institutions/tables.ts';
import { startApi, test as base } from '../testing/api.ts';
import { type Classroom, makeClassroom } from '../testing/homework.ts';
import { addressOf, ask, recorded, video } from '../testing/recordings.ts';
import { startS3Store } from '../testing/s3Store.ts';

const test = base.extend<{ room: Classroom }>({
  room: [async ({ api }, use) => use(await makeClassroom(api)), { scope: 'file' }],
});

const of = (id: string) => ({ params: { id } });

describe('the bytes of media', () => {
  test('are sent by ranges: what is asked for, and no more', async ({ api, room }) => {
    const { id, bytes } = await recorded(api, room, video(200_000));
    const url = await addressOf(room.students[0], id);
    const whole = await ask(api, url);
    expect(whole.status).toBe(200);
    expect(Buffer.from(await whole.arrayBuffer()).equals(bytes)).toBe(true);
    expect(whole.headers.get('accept-ranges')).toBe('bytes');
    expect(whole.headers.get('cache-control')).toBe('no-store');
    expect(whole.headers.get('content-security-policy')).toContain('sandbox');
    const etag = whole.headers.get('etag') ?? '';
    const ranges = [
      ['bytes=0-99', 0, 100],
      ['bytes=150000-150999', 150_000, 151_000],
      ['bytes=199990-', 199_990, 200_000],
      ['bytes=-10', 199_990, 200_000],
      ['bytes=199990-999999', 199_990, 200_000],
    ] as const;
    for (const [range, from, until] of ranges) {
      const part = await ask(api, url, { Range: range, 'If-Range': etag });
      expect(part.status, range).toBe(206);
      expect(part.headers.get('content-range')).toBe(`bytes ${from}-${until - 1}/200000`);
      expect(part.headers.get('content-length')).toBe(String(until - from));
      expect(Buffer.from(await part.arrayBuffer()).equals(bytes.subarray(from, until)), range).toBe(true);
    }
    for (const range of ['bytes=200000-', 'bytes=-0']) {
      const none = await ask(api, url, { Range: range });
      expect(none.status, range).toBe(416);
      expect(none.headers.get('content-range')).toBe('bytes */200000');
      expect((await none.arrayBuffer()).byteLength).toBe(0);
    }
    // A range that is not understood, or of another file, is answered with all of it.
    for (const headers of [
      { Range: 'bytes=0-1,5-6' },
      { Range: 'bytes=9-1' },
      { Range: 'bytes=0-1', 'If-Range': '"x"' },
    ]) {
      const all = await ask(api, url, headers);
      expect(all.status).toBe(200);
      expect((await all.arrayBuffer()).byteLength).toBe(200_000);
    }
  });

  test('of a range without an end are the next mebibyte, after which a player asks again', async ({ api, room }) => {
    const { id, bytes } = await recorded(api, room, video(2_500_000));
    const url = await addressOf(room.students[0], id);
    const parts = [
      ['bytes=0-', 0, 1_048_576],
      ['bytes=1048576-', 1_048_576, 2_097_152],
      ['bytes=2097152-', 2_097_152, 2_500_000],
      // What names its end is sent to it.
      ['bytes=0-2499999', 0, 2_500_000],
      ['bytes=-2000000', 500_000, 2_500_000],
    ] as const;
    for (const [range, from, until] of parts) {
      const part = await ask(api, url, { Range: range });
      expect(part.status, range).toBe(206);
      expect(part.headers.get('content-range')).toBe(`bytes ${from}-${until - 1}/2500000`);
      expect(Buffer.from(await part.arrayBuffer()).equals(bytes.subarray(from, until)), range).toBe(true);
    }
  });

  test('are for their people alone, as long as they are and the session lasts', async ({ api, room }) => {
    const { id, recording } = await recorded(api, room);
    const [, student] = room.students;
    const url = await addressOf(student, id);
    expect((await ask(api, url)).status).toBe(200);
    const enrolled = eq(schoolEnrolments.userId, student.id);
    const leave = (until: Date | null) => api.app.db.update(schoolEnrolments).set({ until }).where(enrolled);
    await leave(new Date());
    expect((await ask(api, url)).status).toBe(404);
    await leave(null);
    expect((await ask(api, url)).status).toBe(200);
    await room.teacher.client.call(deleteRecording, of(recording.id));
    expect((await ask(api, url)).status).toBe(404);
    await room.teacher.client.call(restoreRecording, of(recording.id));
    const tampered = `${url.slice(0, -2)}${url.endsWith('AA') ? 'BB' : 'AA'}`;
    for (const strange of [tampered, '/api/api/media/bytes/x', url.replace(/bytes\/.*/, `bytes/${student.token}`)])
      expect((await ask(api, strange)).status).toBe(404);
    const again = api.clientOf(student.token);
    const last = await addressOf({ ...student, client: again }, id);
    await again.call(logout);
    expect((await ask(api, last)).status).toBe(404);
  });

  test('come from a bucket by ranges as well', async () => {
    const { s3, close } = await startS3Store();
    const api = await startApi({ s3 });
    onTestFinished(async () => {
      await api.stop();
      await close();
    });
    const room = await makeClassroom(api);
    const { id, bytes } = await recorded(api, room, video(9_000_000));
    const url = await addressOf(room.students[0], id);
    const part = await ask(api, url, { Range: 'bytes=4100000-8700000' });
    expect(part.status).toBe(206);
    expect(Buffer.from(await part.arrayBuffer()).equals(bytes.subarray(4_100_000, 8_700_001))).toBe(true);
    const open = await ask(api, url, { Range: 'bytes=4100000-' });
    expect(open.headers.get('content-range')).toBe('bytes 4100000-5148575/9000000');
    expect(Buffer.from(await open.arrayBuffer()).equals(bytes.subarray(4_100_000, 5_148_576))).toBe(true);
  });
});

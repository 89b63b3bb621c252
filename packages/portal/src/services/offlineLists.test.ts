import { listStudents } from '@lia/sdk/groups/endpoints';
import { createClient } from '@lia/sdk/http/client';
import { createResource, getElements } from '@lia/sdk/resources/endpoints';
import { keepSeen, lastSeen } from '@lia/sdk/session/lastSeen';
import { expect, test, vi } from 'vitest';

import { createOfflineReads } from './offlineReads.ts';

const kept = () => JSON.stringify(Object.entries(localStorage));

test('a list is there as its query or body asked for it, and nothing of another one', async () => {
  const fetched = vi.fn<typeof fetch>(async (...asked) => Response.json([JSON.stringify(asked)]));
  vi.stubGlobal('fetch', fetched);
  const reads = createOfflineReads('/api/api');
  const client = createClient({ baseUrl: '/api/api', fetch: (url, init) => reads.send(url, init, () => 'uuid') });
  reads.add([listStudents, getElements]);
  const range = '[0,20]';
  const first = await client.call(listStudents, { query: { range } });
  const top = await client.call(getElements, { body: { id: 'all' } });
  await client.call(createResource, { body: { kind: 'folder', name: 'Fracciones' }, idempotencyKey: 'k' });

  fetched.mockRejectedValue(new TypeError('Failed to fetch'));
  expect(await client.call(listStudents, { query: { range } })).toEqual(first);
  expect(await client.call(getElements, { body: { id: 'all' } })).toEqual(top);
  const noConnection = { status: 0 };
  await expect(client.call(listStudents, { query: { range, filter: '{"q":"ana"}' } })).rejects.toMatchObject(
    noConnection,
  );
  await expect(client.call(getElements, { body: { id: 'f-1' } })).rejects.toMatchObject(noConnection);
  expect(kept()).not.toContain('Fracciones');
});

test('what was seen longest ago makes room, and what belongs to the session stays', () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  keepSeen('uuid', 'key', '1');
  const nth = (n: number) => `GET /api/api/groups/${n}`;
  for (let n = 0; n < 20; n += 1) {
    vi.setSystemTime(Date.now() + 1000);
    keepSeen('uuid', nth(n), 'x'.repeat(100_000));
  }
  expect([lastSeen('uuid', nth(0)), lastSeen('uuid', nth(4))]).toEqual([null, null]);
  expect(lastSeen('uuid', nth(19))?.text).toHaveLength(100_000);
  expect(lastSeen('uuid', nth(10))).not.toBeNull();
  expect(lastSeen('uuid', 'key')?.text).toBe('1');
});

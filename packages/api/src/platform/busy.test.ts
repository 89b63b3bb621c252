import { setImmediate } from 'node:timers/promises';

import { expect, test } from 'vitest';

import { startApi } from '../testing/api.ts';

/** Blocks the event loop, as a long query of the embedded database does, and lets what is due run in between. */
async function block(seconds: number): Promise<void> {
  for (const _ of [1, 2, 3]) {
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, seconds * 1000);
    await setImmediate();
  }
}

test.for([
  ['answers after blocks of the event loop below LIA_BUSY_SECONDS', { busySeconds: 10, status: 200 }],
  ['answers 503 with Retry-After after blocks beyond LIA_BUSY_SECONDS', { busySeconds: 1, status: 503 }],
] as const)('a server %s', async ([, { busySeconds, status }]) => {
  const api = await startApi({ busySeconds });
  await block(1.2);
  const answer = await api.request('GET', '/countries');
  expect(answer.status).toBe(status);
  expect(answer.headers.has('Retry-After')).toBe(status === 503);
  // Pages on other origins read the refusal as well.
  expect(answer.headers.get('Access-Control-Allow-Origin')).toBe('*');
  await api.stop();
});

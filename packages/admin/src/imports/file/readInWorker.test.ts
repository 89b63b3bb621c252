import { afterEach, expect, it, vi } from 'vitest';

import { readInWorker } from './readInWorker.ts';

afterEach(() => {
  vi.useRealTimers();
});

const file = new Blob(['tipo_usuario,nombre\nALUMNO,Ana']);

it('refuses a file that takes longer than 30 seconds', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const reading = readInWorker(file, {}, new AbortController().signal);
  // At once: the worker has had no turn yet.
  vi.advanceTimersByTime(30_000);
  expect(await reading).toEqual({ ok: false, refusal: { code: 'tooSlow' } });
});

it('takes one that was read in time', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const reading = readInWorker(file, {}, new AbortController().signal);
  vi.advanceTimersByTime(29_999);
  expect(await reading).toMatchObject({ ok: true });
});

import { Worker } from 'node:worker_threads';

import type { Config } from './config/config.ts';

/** What the watching thread is given. */
export interface Watch {
  /** One number, which grows while the event loop turns. */
  beats: Int32Array;
  /** How long it may stand still. */
  seconds: number;
  dataDir: string;
}

const BEAT_MS = 250;

/**
 * Ends the process when its event loop is blocked: the embedded database computes on this thread, and when it finds no
 * room for its log it never returns. Nothing on this thread, no signal handler either, would run any more, so another
 * thread watches. Not while a database is
 * opened: making or migrating one takes as long as it takes. Returns what ends the watch.
 */
export function watchForStall({
  stallSeconds,
  dataDir,
}: Pick<Config, 'stallSeconds' | 'dataDir'>): () => Promise<void> {
  if (stallSeconds === 0) return async () => {};
  const watch: Watch = { beats: new Int32Array(new SharedArrayBuffer(4)), seconds: stallSeconds, dataDir };
  const heart = setInterval(() => Atomics.add(watch.beats, 0, 1), BEAT_MS).unref();
  const thread = new Worker(new URL('./stallThread.js', import.meta.url), { workerData: watch });
  thread.unref();
  return async () => {
    clearInterval(heart);
    await thread.terminate();
  };
}

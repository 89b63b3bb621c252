import { useEffect } from 'react';

import { sparesData } from './connection.ts';

/** By then a page that has just been drawn has what it started to fetch. */
const CALM_MS = 1500;

/** Fetches something for later once the page is at rest, unless the browser spares data; returns how to leave it. */
export function whenIdle(fetchLater: () => void, afterMs = CALM_MS): () => void {
  const timer = setTimeout(() => sparesData() || fetchLater(), afterMs);
  return () => clearTimeout(timer);
}

/** Fetches the code of a part that is seldom needed at once while the page rests. `load` stays the same. */
export function usePrepared(load: () => Promise<unknown>): void {
  useEffect(() => whenIdle(() => void load().catch(() => undefined)), [load]);
}

import { sparesData } from './connection.ts';

/** By then a page that has just been drawn has what it started to fetch. */
const CALM_MS = 1500;

/** Fetches something for later once the page is at rest, unless the browser spares data; returns how to leave it. */
export function whenIdle(fetchLater: () => void, afterMs = CALM_MS): () => void {
  if (sparesData()) return () => undefined;
  const timer = setTimeout(fetchLater, afterMs);
  return () => clearTimeout(timer);
}

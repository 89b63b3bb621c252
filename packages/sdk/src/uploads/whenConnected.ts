/** A browser may reach no server and not know: then it is tried again after so long. */
const AGAIN_MS = 30_000;

/**
 * Goes on once with what lost its connection: when the browser reports one, or after a while where it never knew that there was
 * none. Answers how to stop waiting.
 */
export function whenConnected(goOn: () => void): () => void {
  const waiting = new AbortController();
  function stop(): void {
    clearTimeout(again);
    waiting.abort();
  }
  function start(): void {
    stop();
    goOn();
  }
  const again = setTimeout(start, AGAIN_MS);
  window.addEventListener('online', start, { signal: waiting.signal });
  return stop;
}

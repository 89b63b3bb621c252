import { useEffect, useRef } from 'react';

/** Safari has no idle callback; there the page has long settled after this pause. */
const IDLE_AFTER_MS = 2000;

/** Something that is fetched when first needed, or when the page is idle; `arrived` is called once, when it is there. */
export function useLate<T>(fetch: () => Promise<T>, arrived: () => void): () => Promise<T> {
  const promise = useRef<Promise<T>>(null);

  const load = () => {
    promise.current ??= fetch().then(
      (thing) => {
        arrived();
        return thing;
      },
      (error: unknown) => {
        // The next call asks again. Chromium remembers the failure until the page is loaded again (see `loadPageAgain`).
        promise.current = null;
        throw error;
      },
    );
    return promise.current;
  };

  useEffect(() => {
    // Where it cannot be had now, it is requested again on use, and a failure is shown there.
    const inQuiet = () => void load().catch(() => {});
    if (typeof requestIdleCallback === 'function') {
      const idle = requestIdleCallback(inQuiet, { timeout: IDLE_AFTER_MS });
      return () => cancelIdleCallback(idle);
    }
    const timer = setTimeout(inQuiet, IDLE_AFTER_MS);
    return () => clearTimeout(timer);
    // oxlint-disable-next-line react/exhaustive-deps -- once, after the first drawing
  }, []);

  return load;
}

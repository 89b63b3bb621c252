import { useEffect, useState } from 'react';

const TICK_MS = 1000;

/**
 * The server's clock, in milliseconds, from what it showed when it was last read: it opens and closes classes, whatever the clock of
 * the device shows. Goes on by itself.
 */
export function useServerClock(shown: string): number {
  const [now, setNow] = useState(() => Date.parse(shown));
  useEffect(() => {
    const server = Date.parse(shown);
    // What passes on the device since then; its clock may be wrong, and may be set meanwhile.
    const since = performance.now();
    const tick = () => setNow(server + performance.now() - since);
    tick();
    const timer = setInterval(tick, TICK_MS);
    return () => clearInterval(timer);
  }, [shown]);
  return now;
}

import { useEffect } from 'react';

import type { FormResult } from './host.ts';
import { useHost } from './HostProvider.tsx';

/** Leaves for `url` after a pause, in which `message` can be read; null stays. Who left the form already stays away. */
export function useDeparture(url: string | null, afterMs: number, message?: string, result?: FormResult): void {
  const { go } = useHost();
  useEffect(() => {
    if (url === null) return;
    const timer = setTimeout(() => go(url, message, result), afterMs);
    return () => clearTimeout(timer);
  }, [url, afterMs, message, result, go]);
}

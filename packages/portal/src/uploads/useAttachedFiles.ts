import { useState } from 'react';

import type { SendingOne } from './useUploads.ts';

/** Files of a form: small ones, which its call brings, and large ones, which are uploaded when they are chosen. */
export function useAttachedFiles(most: number) {
  const [files, choose] = useState<readonly File[]>([]);
  const sendings = useState<readonly SendingOne[]>([]);
  const [large, send] = sendings;
  const isTooMany = files.length + large.length > most;
  return {
    most,
    files,
    choose,
    /** Once the call has taken them. */
    clear() {
      choose([]);
      send([]);
    },
    sendings,
    isTooMany,
    isEmpty: files.length + large.length === 0,
    isReady: !isTooMany && large.every(({ id }) => id !== null),
    /** What names the finished uploads in the call. */
    named: large.length > 0 ? { uploads: JSON.stringify(large.map(({ id }) => id)) } : {},
  };
}

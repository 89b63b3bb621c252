import { useState } from 'react';

import type { SendingOne } from './useUploads.ts';

/** Files of a form: small ones, which its call brings, and large ones, which are uploaded when they are chosen. */
export function useAttachedFiles(most: number) {
  const [files, choose] = useState<readonly File[]>([]);
  const sendings = useState<readonly SendingOne[]>([]);
  const [large] = sendings;
  const isTooMany = files.length + large.length > most;
  return {
    most,
    files,
    choose,
    sendings,
    isTooMany,
    isReady: !isTooMany && large.every(({ id }) => id !== null),
    /** What names the finished uploads in the call. */
    named: large.length > 0 ? { uploads: JSON.stringify(large.map(({ id }) => id)) } : {},
  };
}

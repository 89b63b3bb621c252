import { useSWRConfig } from 'swr';

import { useChange } from './useChange.ts';

/** Reads again what is on the screen under keys of that name. */
export function useRefreshOf(name: string): () => void {
  const { mutate } = useSWRConfig();
  return () => void mutate((key) => Array.isArray(key) && key[0] === name);
}

/** Changes something, and reads again what is on the screen under keys of that name: a change of one shows in several lists. */
export function useChangeOf(name: string): ReturnType<typeof useChange> {
  const { busy, run } = useChange();
  const refresh = useRefreshOf(name);
  return {
    busy,
    async run(...change) {
      const succeeded = await run(...change);
      refresh();
      return succeeded;
    },
  };
}

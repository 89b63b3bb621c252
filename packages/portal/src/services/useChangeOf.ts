import { useSWRConfig } from 'swr';

import { useChange } from './useChange.ts';

/** Changes something, and reads again what is on the screen under keys of that name: a change of one shows in several lists. */
export function useChangeOf(name: string): ReturnType<typeof useChange> {
  const { busy, run } = useChange();
  const { mutate } = useSWRConfig();
  return {
    busy,
    async run(...change) {
      const succeeded = await run(...change);
      void mutate((key) => Array.isArray(key) && key[0] === name);
      return succeeded;
    },
  };
}

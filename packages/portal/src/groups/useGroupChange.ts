import { useSWRConfig } from 'swr';

import { useChange } from '../services/useChange.ts';

/** Whether a key of the cache is of groups or their students: a change of one shows in several lists. */
const isOfGroups = (key: unknown): boolean => Array.isArray(key) && key[0] === 'groups';

/** Changes groups or their students, and reads again what of them is on the screen. */
export function useGroupChange(): ReturnType<typeof useChange> {
  const { busy, run } = useChange();
  const { mutate } = useSWRConfig();
  return {
    busy,
    async run(...change) {
      const succeeded = await run(...change);
      void mutate(isOfGroups);
      return succeeded;
    },
  };
}

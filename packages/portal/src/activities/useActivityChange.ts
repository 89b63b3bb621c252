import { useSWRConfig } from 'swr';

import { useChange } from '../services/useChange.ts';

/** Whether a key of the cache is of activities: a change of one shows in several lists. */
const isOfActivities = (key: unknown): boolean => Array.isArray(key) && key[0] === 'activities';

/** Changes activities, and reads again what of them is on the screen. */
export function useActivityChange(): ReturnType<typeof useChange> {
  const { busy, run } = useChange();
  const { mutate } = useSWRConfig();
  return {
    busy,
    async run(...change) {
      const succeeded = await run(...change);
      void mutate(isOfActivities);
      return succeeded;
    },
  };
}

import { useSWRConfig } from 'swr';

import { useChange } from '../services/useChange.ts';

const isOfClasses = (key: unknown): boolean => Array.isArray(key) && key[0] === 'classes';

/** Changes classes, and reads again what of them is on the screen. */
export function useClassroomChange(): ReturnType<typeof useChange> {
  const { busy, run } = useChange();
  const { mutate } = useSWRConfig();
  return {
    busy,
    async run(...change) {
      const succeeded = await run(...change);
      void mutate(isOfClasses);
      return succeeded;
    },
  };
}

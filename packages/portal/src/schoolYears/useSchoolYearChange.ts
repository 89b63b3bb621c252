import { useSWRConfig } from 'swr';

import { useChange } from '../changes/useChange.ts';

/** Whether a key of the cache is of school years, or of groups, which change with them. */
const isTouched = (key: unknown): boolean => Array.isArray(key) && (key[0] === 'schoolYears' || key[0] === 'groups');

/** Changes school years, and reads again what of them and of groups is on the screen. */
export function useSchoolYearChange(): ReturnType<typeof useChange> {
  const { busy, run } = useChange();
  const { mutate } = useSWRConfig();
  return {
    busy,
    async run(...change) {
      const succeeded = await run(...change);
      void mutate(isTouched);
      return succeeded;
    },
  };
}

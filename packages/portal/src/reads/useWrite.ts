import { useCallback } from 'react';
import { unstable_serialize, useSWRConfig } from 'swr';

/**
 * Writes into what was read under a key. A call that began under it may be answered once another key is read, where `mutate` of the
 * read itself would write into that.
 */
export function useWrite<T>(key: readonly string[]): (change: (before: T) => T) => void {
  const { mutate } = useSWRConfig();
  const name = unstable_serialize(key);
  return useCallback(
    (change) => void mutate<T>(name, (before) => before && change(before), { revalidate: false }),
    [mutate, name],
  );
}

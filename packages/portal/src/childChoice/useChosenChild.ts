import { useCallback } from 'react';
import useSWR from 'swr';

/**
 * The child of whom a parent looks at things, by first name; empty for all of them. Chosen on one page, it stays on the others
 * until the session ends.
 */
export function useChosenChild(): [string, (name: string) => void] {
  const { data = '', mutate } = useSWR<string>('chosen child', null);
  const choose = useCallback((name: string) => void mutate(name, { revalidate: false }), [mutate]);
  return [data, choose];
}

/** Whether something of these children is shown where one is chosen. */
export const isOfChild = (child: string, names: readonly string[]): boolean => child === '' || names.includes(child);

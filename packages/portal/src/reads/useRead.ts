import type { Client } from '@lia/sdk/http/client';
import { ApiError } from '@lia/sdk/http/error';
import useSWR, { type SWRConfiguration, type SWRResponse } from 'swr';
import useSWRInfinite from 'swr/infinite';

import { useServices } from '../services/services.ts';

/** What one call of the contract answers, kept while the session lasts. A null key reads nothing. */
export function useRead<T>(
  key: readonly string[] | null,
  read: (client: Client) => Promise<T>,
  options: SWRConfiguration<T, unknown> = {},
): SWRResponse<T, unknown> {
  const { session } = useServices();
  const { refreshInterval } = options;
  const answer: SWRResponse<T, unknown> = useSWR<T, unknown>(key, () => read(session.client), {
    // While there is an error SWR does not poll: what is read at intervals is tried again after one.
    ...(refreshInterval !== undefined && {
      shouldRetryOnError: true,
      onErrorRetry: (error, _key, _config, revalidate, again) => {
        // It is not theirs, or not there any more.
        if (error instanceof ApiError && (error.status === 403 || error.status === 404)) return;
        const interval = typeof refreshInterval === 'function' ? refreshInterval(answer.data) : refreshInterval;
        if (interval > 0) setTimeout(() => void revalidate(again), interval);
      },
    }),
    ...options,
  });
  return answer;
}

const PAGE = 20;

/** A list that is read page by page. */
export interface Pages<Row> {
  /** The rows that were read so far; undefined while there are none to show. */
  rows: Row[] | undefined;
  error: unknown;
  /** Reads the next page; null where the last one is there. */
  more: (() => void) | null;
  isReading: boolean;
  /** Why the next page could not be read; undefined where none failed. */
  moreError: unknown;
  /** Reads all of it again. */
  refresh: () => void;
}

/** Reads a list with `range` as the list takes it: one row more than is shown, to know whether there is a next page. */
export function usePages<Row>(
  key: string,
  read: (client: Client, range: string) => Promise<{ data: Row[] }>,
): Pages<Row> {
  const { session } = useServices();
  const { data, error, size, setSize, isValidating, mutate } = useSWRInfinite<{ data: Row[] }, unknown>(
    (page: number) => [key, page],
    ([, page]: [string, number]) => read(session.client, JSON.stringify([page * PAGE, (page + 1) * PAGE])),
    // Loading more does not revalidate earlier pages; opening the list again does.
    { revalidateFirstPage: false, revalidateOnMount: true },
  );
  const count = data?.length ?? 0;
  const isLast = (data?.at(-1)?.data.length ?? 0) <= PAGE;
  return {
    rows: data?.flatMap((page) => page.data.slice(0, PAGE)),
    error,
    // Counted from the pages that arrived: one that failed is asked for again, not the one after it as well.
    more: isLast ? null : () => void setSize(count + 1),
    isReading: isValidating,
    moreError: count > 0 && size > count ? error : undefined,
    refresh: () => void mutate(),
  };
}

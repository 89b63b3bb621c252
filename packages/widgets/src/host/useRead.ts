import type { Client } from '@lia/sdk/http/client';
import useSWR, { type SWRConfiguration } from 'swr';
import { ApiError } from '@lia/sdk/http/error';

import { useHost } from './HostProvider.tsx';

/** An answer that a form shows: not here yet, here, or failed (`retry` asks again). */
export interface Reading<T> {
  data: T | undefined;
  failed: boolean;
  retry: () => void;
}

/**
 * Reads what forms need to know (countries, a price), once per page and client; a null key reads nothing.
 * Lists hardly change, so they are not read again on focus or where they are shown once more (`options` of those that do); the client
 * itself repeats what a cut connection broke.
 */
export function useRead<T>(
  key: readonly string[] | null,
  read: (client: Client) => Promise<T>,
  options?: SWRConfiguration<T, unknown>,
): Reading<T> {
  const { client } = useHost();
  const { data, error, isValidating, mutate } = useSWR<T, unknown>(key && [client, ...key], () => read(client), {
    revalidateOnFocus: false,
    revalidateIfStale: false,
    shouldRetryOnError: false,
    ...options,
  });
  return { data, failed: error !== undefined && !isValidating, retry: () => void mutate() };
}

/** Null for whatever the server answers instead; without an answer there is nothing to conclude. */
export const unlessRefused = <T>(answer: Promise<T>): Promise<T | null> =>
  answer.catch((error: unknown) => {
    if (error instanceof ApiError && error.status > 0) return null;
    throw error;
  });

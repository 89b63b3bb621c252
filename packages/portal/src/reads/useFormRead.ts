import type { Client } from '@lia/sdk/http/client';
import { ApiError } from '@lia/sdk/http/error';
import { useState } from 'react';
import type { SWRResponse } from 'swr';

import { useServices } from '../services/services.ts';
import { useRead } from './useRead.ts';

type FormRead<T> = Pick<SWRResponse<T, unknown>, 'data' | 'error' | 'mutate'>;

/**
 * What a form is filled in from, read from the server at each opening: filled in from an earlier read, also from one that is shown
 * without a connection, it would save what has changed since back to what it was.
 */
export function useFormRead<T>(key: readonly string[] | null, read: (client: Client) => Promise<T>): FormRead<T> {
  const { session } = useServices();
  const [opened] = useState(() => new Date().toISOString());
  async function readFresh(): Promise<T> {
    try {
      return await read(session.freshClient);
    } catch (error) {
      // The session is over, which the member's own calls end.
      if (error instanceof ApiError && error.status === 401) return read(session.client);
      throw error;
    }
  }
  // Taken here: SWR draws again for what was looked at alone, and the form looks only once its drafts are there.
  const { data, error, mutate } = useRead(key && [...key, opened], readFresh, { revalidateOnFocus: false });
  return { data, error, mutate };
}

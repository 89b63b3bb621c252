import type { Client } from '@lia/sdk/http/client';
import { useState } from 'react';
import type { SWRResponse } from 'swr';

import { useServices } from './services.ts';
import { useRead } from './useRead.ts';

/**
 * What a form is filled in from, read from the server at each opening: filled in from an earlier read, also from one that is shown
 * without a connection, it would save what has changed since back to what it was.
 */
export function useFormRead<T>(
  key: readonly string[] | null,
  read: (client: Client) => Promise<T>,
): SWRResponse<T, unknown> {
  const { session } = useServices();
  const [opened] = useState(() => new Date().toISOString());
  return useRead(key && [...key, opened], () => read(session.freshClient), { revalidateOnFocus: false });
}

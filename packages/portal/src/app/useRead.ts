import type { Client } from '@lia/sdk/http/client';
import useSWR, { type SWRConfiguration, type SWRResponse } from 'swr';

import { useServices } from './services.ts';

/** What one call of the contract answers, kept while the session lasts. A null key reads nothing. */
export function useRead<T>(
  key: readonly string[] | null,
  read: (client: Client) => Promise<T>,
  options: SWRConfiguration<T, unknown> = {},
): SWRResponse<T, unknown> {
  const { session } = useServices();
  return useSWR<T, unknown>(key, () => read(session.client), options);
}

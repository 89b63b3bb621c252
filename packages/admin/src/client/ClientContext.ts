import type { Client } from '@lia/sdk/http/client';
import { createContext, useContext } from 'react';

/** The contract's client, for what is no record: files, the session's verification. */
export const ClientContext = createContext<Client | null>(null);

export function useClient(): Client {
  const client = useContext(ClientContext);
  if (!client) throw new Error('useClient needs a ClientContext');
  return client;
}

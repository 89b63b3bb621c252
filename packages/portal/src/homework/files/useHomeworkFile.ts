import { getHomeworkFile } from '@lia/sdk/deliveries/endpoints';
import { useEffect, useState } from 'react';

import { useServices } from '../../services/services.ts';

interface Fetched {
  bytes: Blob;
  /** Address of the bytes within this page. */
  url: string;
}

/**
 * The bytes of a file of a homework, fetched once `attempt` is above zero, and again with each further one; `failure`: why that one
 * did not bring them.
 */
export function useHomeworkFile(homework: string, { id, type }: { id: string; type: string }, attempt: number) {
  const { session } = useServices();
  const [fetched, setFetched] = useState<Fetched | null>(null);
  const [failed, setFailed] = useState<{ attempt: number; error: unknown } | null>(null);

  useEffect(() => {
    if (attempt === 0) return undefined;
    let isOpen = true;
    let url = '';
    async function read(): Promise<void> {
      try {
        const answer = await session.client.call(getHomeworkFile, { params: { id: homework, file: id } });
        if (!isOpen) return;
        // The type that the server read from its bytes, none that the file names.
        const bytes = new Blob([answer], { type });
        url = URL.createObjectURL(bytes);
        setFetched({ bytes, url });
      } catch (error) {
        if (isOpen) setFailed({ attempt, error });
      }
    }
    void read();
    return () => {
      isOpen = false;
      URL.revokeObjectURL(url);
    };
  }, [session, homework, id, type, attempt]);

  return { fetched, failure: failed?.attempt === attempt ? failed.error : null };
}

import { getHomeworkFile } from '@lia/sdk/deliveries/endpoints';
import { useEffect, useState } from 'react';

import { useServices } from '../../services/services.ts';

interface Fetched {
  bytes: Blob;
  /** Address of the bytes within this page. */
  url: string;
}

/** The bytes of a file of a homework, fetched once they are wanted; `failure`: why they did not come. */
export function useHomeworkFile(homework: string, { id, type }: { id: string; type: string }, isWanted: boolean) {
  const { session } = useServices();
  const [fetched, setFetched] = useState<Fetched | null>(null);
  const [failure, setFailure] = useState<unknown>(null);

  useEffect(() => {
    if (!isWanted) return undefined;
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
        if (isOpen) setFailure(error);
      }
    }
    void read();
    return () => {
      isOpen = false;
      URL.revokeObjectURL(url);
    };
  }, [session, homework, id, type, isWanted]);

  return { fetched, failure };
}

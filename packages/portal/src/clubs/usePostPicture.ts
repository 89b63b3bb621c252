import { getPostFile } from '@lia/sdk/clubs/endpoints';
import { useEffect, useState } from 'react';

import { useServices } from '../services/services.ts';

interface PostPicture {
  /** Its address while it is on the screen; null until it has arrived. */
  address: string | null;
  /** Asks for it again, where it did not arrive; null before. */
  retry: (() => void) | null;
}

/** A picture of a post. */
export function usePostPicture(post: string, file: string): PostPicture {
  const { session } = useServices();
  const [attempt, setAttempt] = useState(0);
  const [failed, setFailed] = useState<number | null>(null);
  const [shown, setShown] = useState<string | null>(null);
  useEffect(() => {
    let url: string | null = null;
    let isGone = false;
    async function read(): Promise<void> {
      try {
        const bytes = await session.client.call(getPostFile, { params: { post, file } });
        if (isGone) return;
        url = URL.createObjectURL(bytes);
        setShown(url);
      } catch {
        if (!isGone) setFailed(attempt);
      }
    }
    void read();
    return () => {
      isGone = true;
      if (url !== null) URL.revokeObjectURL(url);
    };
  }, [session, post, file, attempt]);
  return { address: shown, retry: failed === attempt ? () => setAttempt(attempt + 1) : null };
}

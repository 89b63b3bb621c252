import { getPostFile } from '@lia/sdk/clubs/endpoints';
import { useEffect, useState } from 'react';

import { useServices } from '../services/services.ts';

/** The address of a picture of a post while it is on the screen; null until it has arrived. */
export function usePostPicture(post: string, file: string): string | null {
  const { session } = useServices();
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
        // A picture that does not arrive leaves the words.
      }
    }
    void read();
    return () => {
      isGone = true;
      if (url !== null) URL.revokeObjectURL(url);
    };
  }, [session, post, file]);
  return shown;
}

import { getCaptions } from '@lia/sdk/media/endpoints';
import type { CaptionLanguage } from '@lia/sdk/media/rules';
import type { Media } from '@lia/sdk/media/schema';
import { useEffect, useState } from 'react';

import { useServices } from '../services/services.ts';

/** Captions with an address that a track can fetch. Those that cannot be read are left out: the media is played without. */
export function useCaptions({ id, captions }: Pick<Media, 'id' | 'captions'>) {
  const { session } = useServices();
  const [tracks, setTracks] = useState<readonly { language: CaptionLanguage; url: string }[]>([]);
  const names = captions.join(',');
  useEffect(() => {
    const urls: string[] = [];
    let isLeft = false;
    async function read(): Promise<void> {
      for (const language of captions) {
        const blob = await session.client.call(getCaptions, { params: { id, language } }).catch(() => null);
        if (isLeft) return;
        if (!blob) continue;
        const url = URL.createObjectURL(blob);
        urls.push(url);
        setTracks((all) => [...all, { language, url }]);
      }
    }
    void read();
    return () => {
      isLeft = true;
      setTracks([]);
      for (const url of urls) URL.revokeObjectURL(url);
    };
    // `names` stands for the list, which is another one after each reading.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [id, names, session]);
  return tracks;
}

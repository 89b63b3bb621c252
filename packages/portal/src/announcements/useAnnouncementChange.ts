import { useSWRConfig } from 'swr';

import { useChange } from '../services/useChange.ts';

const isOfAnnouncements = (key: unknown): boolean => Array.isArray(key) && key[0] === 'announcements';

/** Changes announcements, and reads again what of them is on the screen. */
export function useAnnouncementChange(): ReturnType<typeof useChange> {
  const { busy, run } = useChange();
  const { mutate } = useSWRConfig();
  return {
    busy,
    async run(...change) {
      const succeeded = await run(...change);
      void mutate(isOfAnnouncements);
      return succeeded;
    },
  };
}

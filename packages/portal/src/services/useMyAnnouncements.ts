import { listMyAnnouncements } from '@lia/sdk/announcements/endpoints';
import type { Announcements } from '@lia/sdk/announcements/schema';
import type { SWRResponse } from 'swr';

import { useRead } from './useRead.ts';

/** What is announced to the member. */
export const useMyAnnouncements = (): SWRResponse<Announcements, unknown> =>
  useRead([listMyAnnouncements], (client) => client.call(listMyAnnouncements));

/** How many announcements the member has not read. */
export function useUnread(): number {
  const { data } = useMyAnnouncements();
  return data?.data.filter(({ read }) => !read).length ?? 0;
}

import { useMyAnnouncements } from './useMyAnnouncements.ts';

/** How many announcements the member has not read. */
export function useUnread(): number {
  const { data } = useMyAnnouncements();
  return data?.data.filter(({ read }) => !read).length ?? 0;
}

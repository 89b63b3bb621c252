import { listMyAnnouncements } from '@lia/sdk/announcements/endpoints';
import type { Announcement, Announcements } from '@lia/sdk/announcements/schema';
import type { SWRResponse } from 'swr';

import { useText } from '../i18n/useText.ts';
import { useRead } from '../reads/useRead.ts';

/** What is announced to the member. */
export const useMyAnnouncements = (): SWRResponse<Announcements, unknown> =>
  useRead([listMyAnnouncements], (client) => client.call(listMyAnnouncements));

/** Whether the member has read an announcement that asks to be confirmed, and not confirmed it. */
export const isUnconfirmed = ({ read, acknowledge, acknowledged }: Announcement): boolean =>
  read && acknowledge && !acknowledged;

/** How many announcements the member has not read or not confirmed, in words as well. */
export function useOpenAnnouncements(): { count: number; text: string } {
  const { t } = useText();
  const all = useMyAnnouncements().data?.data ?? [];
  const unread = all.filter(({ read }) => !read).length;
  const unconfirmed = all.filter(isUnconfirmed).length;
  const parts = [
    unread > 0 && t('announcements.unread', { count: unread }),
    unconfirmed > 0 && t('announcements.unconfirmed', { count: unconfirmed }),
  ];
  return { count: unread + unconfirmed, text: parts.filter(Boolean).join(' · ') };
}

import { countUnread, listNotifications, readNotifications } from '@lia/sdk/notifications/endpoints';
import type { Notifications } from '@lia/sdk/notifications/records';
import type { NotificationsRead } from '@lia/sdk/notifications/schema';
import useSWR, { type SWRResponse, useSWRConfig } from 'swr';

import { useText } from '../i18n/useText.ts';
import { useIsView, useServices } from '../services/services.ts';
import { useRead } from '../reads/useRead.ts';

const LIST = 'notifications';
const COUNT = 'notifications.count';

/** How often an open tab asks for what is new. */
const REFRESH_MS = 60_000;

/** How many notifications are unread; null until that is known. */
export function useUnread(): number | null {
  const { data } = useRead([COUNT], (client) => client.call(countUnread), { refreshInterval: REFRESH_MS });
  return data?.data ?? null;
}

/** A page of the list, in the language in use. */
export function useNotifications(cursor: string | null): SWRResponse<Notifications, unknown> {
  const { session } = useServices();
  const { language } = useText();
  return useSWR<Notifications, unknown>([LIST, language, cursor], () =>
    session.client.call(listNotifications, { query: cursor === null ? {} : { cursor } }),
  );
}

const isList = (key: unknown): boolean => Array.isArray(key) && key[0] === LIST;
const isCount = (key: unknown): boolean => Array.isArray(key) && (key[0] === COUNT || key[0] === 'quickPanel');

/**
 * Marks notifications as read. They stay where they stand until the list is opened again. Who sees the portal as the member
 * changes nothing.
 */
export function useMarkRead(): (read: NotificationsRead) => Promise<void> {
  const { session, toasts } = useServices();
  const { failure } = useText();
  const { mutate } = useSWRConfig();
  const isView = useIsView();
  return async (read) => {
    if (isView) return;
    const isMarked = ({ id, created_at }: Notifications['data'][number]): boolean =>
      (read.ids?.includes(id) ?? false) || (read.until !== undefined && created_at <= read.until);
    try {
      await session.client.call(readNotifications, { body: read });
      await mutate<Notifications>(
        isList,
        (page) => page && { ...page, data: page.data.map((one) => (isMarked(one) ? { ...one, read: true } : one)) },
        { revalidate: false },
      );
      await mutate(isCount);
    } catch (error) {
      toasts.show('error', failure(error));
    }
  };
}

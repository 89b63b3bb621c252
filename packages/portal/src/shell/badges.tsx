import { countDelivered } from '@lia/sdk/quickPanel/endpoints';

import { useText } from '../i18n/useText.ts';
import { useOpenAnnouncements } from '../announcements/useMyAnnouncements.ts';
import { useRead } from '../reads/useRead.ts';
import { useUnreadConversations } from '../conversations/useUnreadConversations.ts';
import { Badge } from './Badge.tsx';

/** How many conversations have unread messages. */
export function ConversationsBadge() {
  const { t } = useText();
  const count = useUnreadConversations().data?.data ?? 0;
  return <Badge count={count} label={t('conversations.unread', { count })} />;
}

/** How many items were delivered: the badge 'actividades', transparent at zero (document 1 section 2). */
export function DeliveredBadge() {
  const { t } = useText();
  const { data } = useRead(['delivered'], (client) => client.call(countDelivered));
  const count = data?.data ?? 0;
  return <Badge count={count} label={t('shell.delivered', { count })} />;
}

/** How many announcements are unread or to be confirmed. */
export function AnnouncementsBadge() {
  const { count, text } = useOpenAnnouncements();
  return <Badge count={count} label={text} />;
}

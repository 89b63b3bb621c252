import { useText } from '../i18n/useText.ts';
import { useUnreadConversations } from '../services/useUnreadConversations.ts';
import { Badge } from './Badge.tsx';

/** How many conversations have unread messages. */
export function ConversationsBadge() {
  const { t } = useText();
  const count = useUnreadConversations().data?.data ?? 0;
  return <Badge count={count} label={t('conversations.unread', { count })} />;
}

import { useUnread } from '../services/useMyAnnouncements.ts';
import { useText } from '../i18n/useText.ts';
import { Badge } from './Badge.tsx';

/** How many announcements are unread. */
export function UnreadBadge() {
  const { t } = useText();
  const count = useUnread();
  return <Badge count={count} label={t('announcements.unread', { count })} />;
}

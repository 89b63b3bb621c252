import Button from '@mui/material/Button';

import { useText } from '../i18n/useText.ts';
import { ForMember } from '../ui/ForMember.tsx';
import { useMarkRead, useNotifications, useUnread } from './useNotifications.ts';

/** Marks all that the reader was shown as read; nothing where all of it is. */
export function ReadAll() {
  const { t } = useText();
  const markRead = useMarkRead();
  const { data } = useNotifications(null);
  const unread = useUnread();
  const newest = data?.data
    .map(({ created_at }) => created_at)
    .toSorted()
    .at(-1);
  if (unread === null || unread === 0 || newest === undefined) return null;
  return (
    <ForMember>
      <Button variant="outlined" onClick={() => void markRead({ until: newest })}>
        {t('notifications.readAll')}
      </Button>
    </ForMember>
  );
}

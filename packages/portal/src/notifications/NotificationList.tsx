import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';

import { useText } from '../i18n/useText.ts';
import { Loading } from '../ui/Loading.tsx';
import { ReadFailed } from '../ui/Notice.tsx';
import { NotificationItems } from './NotificationItems.tsx';
import { useNotifications } from './useNotifications.ts';

interface NotificationListProps {
  /** Where the page begins; null for the first one. */
  cursor?: string | null;
  /** Asked for the page that follows; where it is left out, no more is offered. */
  onMore?: (cursor: string) => void;
  onChosen?: () => void;
}

/** A page of notifications: on its way, empty, failed, or there. */
export function NotificationList({ cursor = null, onMore, onChosen }: NotificationListProps) {
  const { t } = useText();
  const { data, error, mutate } = useNotifications(cursor);
  if (data?.data.length === 0 && cursor === null) {
    return (
      <Box>
        <Typography sx={{ fontWeight: 600 }}>{t('notifications.none.title')}</Typography>
        <Typography color="text.secondary">{t('notifications.none.text')}</Typography>
      </Box>
    );
  }
  if (data) {
    const { next } = data;
    return (
      <>
        <NotificationItems items={data.data} {...(onChosen && { onChosen })} />
        {onMore && next !== null && (
          <Button variant="outlined" onClick={() => onMore(next)} sx={{ justifySelf: 'center' }}>
            {t('action.more')}
          </Button>
        )}
      </>
    );
  }
  if (error !== undefined)
    return <ReadFailed inside title={t('notifications.failed')} error={error} retry={() => void mutate()} />;
  return (
    <Loading>
      <Skeleton height={64} />
      <Skeleton height={64} />
      <Skeleton height={64} />
    </Loading>
  );
}

import { NOTIFICATION_SETTINGS_PATH } from '@lia/sdk/notifications/rules';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Link } from 'react-router';

import { useText } from '../i18n/useText.ts';
import { useRouteTitle } from '../routing/contexts.ts';
import { Page } from '../ui/Page.tsx';
import { NotificationList } from './NotificationList.tsx';
import { ReadAll } from './ReadAll.tsx';

/** All notifications, page after page. */
export default function NotificationsPage() {
  const { t } = useText();
  const title = useRouteTitle();
  const [cursors, setCursors] = useState<readonly (string | null)[]>([null]);
  return (
    <Page sx={{ px: { xs: 4, md: 8 }, pt: 4, pb: 12, display: 'grid', alignContent: 'start' }}>
      <Box sx={{ display: 'grid', gap: 6, maxWidth: 720, minWidth: 0 }}>
        <Typography variant="h1">{title}</Typography>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
          <ReadAll />
          <Button component={Link} to={NOTIFICATION_SETTINGS_PATH}>
            {t('notifications.settings')}
          </Button>
        </Box>
        <Box sx={{ display: 'grid', gap: 4 }}>
          {cursors.map((cursor, at) => (
            <NotificationList
              key={cursor}
              cursor={cursor}
              {...(at === cursors.length - 1 && { onMore: (next: string) => setCursors([...cursors, next]) })}
            />
          ))}
        </Box>
      </Box>
    </Page>
  );
}

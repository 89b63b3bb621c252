import { NOTIFICATION_SETTINGS_PATH, NOTIFICATIONS_PATH } from '@lia/sdk/notifications/rules';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Link } from 'react-router';

import { useText } from '../i18n/useText.ts';
import { type PanelProps, SidePanel } from '../ui/SidePanel.tsx';
import { NotificationList } from './NotificationList.tsx';
import { ReadAll } from './ReadAll.tsx';

/** The notification centre of the toolbar: what is unread, then the newest. */
export default function NotificationsPanel({ open, onClose }: PanelProps) {
  const { t } = useText();
  return (
    <SidePanel title={t('notifications.title')} open={open} onClose={onClose}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        <ReadAll />
        <Button component={Link} to={NOTIFICATIONS_PATH} onClick={onClose}>
          {t('notifications.all')}
        </Button>
        <Button component={Link} to={NOTIFICATION_SETTINGS_PATH} onClick={onClose}>
          {t('notifications.settings')}
        </Button>
      </Box>
      <NotificationList onChosen={onClose} />
    </SidePanel>
  );
}

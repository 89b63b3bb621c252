import BellIcon from '@mui/icons-material/NotificationsNone';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';

import { useText } from '../i18n/useText.ts';
import { useUnread } from '../notifications/useNotifications.ts';
import { HiddenText } from '../ui/HiddenText.tsx';
import { usePanelButton } from './panels.ts';

/** Most that the badge counts. */
const MOST = 9;

/** Opens the notification centre, and counts what is unread there. */
export function NotificationBell() {
  const { t } = useText();
  const count = useUnread() ?? 0;
  const open = usePanelButton('notifications');
  const unread = count > 0 ? t('notifications.unread', { count }) : '';
  return (
    <>
      <IconButton
        {...open}
        color="inherit"
        aria-label={[t('notifications.title'), unread].filter((text) => text !== '').join(', ')}
        sx={{ position: 'relative' }}
      >
        <BellIcon />
        {count > 0 && (
          <Box
            component="span"
            aria-hidden
            sx={{
              position: 'absolute',
              top: 4,
              insetInlineEnd: 2,
              minWidth: 18,
              px: 0.75,
              borderRadius: 99,
              fontSize: '0.75rem',
              fontWeight: 700,
              lineHeight: '18px',
              bgcolor: 'secondary.main',
              color: 'secondary.contrastText',
            }}
          >
            {count > MOST ? `${MOST}+` : count}
          </Box>
        )}
      </IconButton>
      <HiddenText component="output">{unread}</HiddenText>
    </>
  );
}

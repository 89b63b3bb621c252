import BellIcon from '@mui/icons-material/NotificationsNone';
import IconButton from '@mui/material/IconButton';

import { useText } from '../i18n/useText.ts';
import { useUnread } from '../notifications/useNotifications.ts';
import { HiddenText } from '../ui/HiddenText.tsx';
import { usePanelButton } from './panels.ts';

/** Most that the badge counts. */
const MOST = 9;

/** Drawn and not written: the name of the button has the whole count. */
const badge = (text: string) =>
  ({
    content: JSON.stringify(text),
    position: 'absolute',
    top: 4,
    insetInlineEnd: 2,
    minWidth: 18,
    px: 0.75,
    borderRadius: 99,
    fontFamily: 'fontFamily',
    fontSize: '0.75rem',
    fontWeight: 700,
    lineHeight: '18px',
    textAlign: 'center',
    bgcolor: 'secondary.main',
    color: 'secondary.contrastText',
  }) as const;

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
        sx={{
          position: 'relative',
          ...(count > 0 && { '&::after': badge(count > MOST ? `${MOST}+` : String(count)) }),
        }}
      >
        <BellIcon />
      </IconButton>
      <HiddenText component="output">{unread}</HiddenText>
    </>
  );
}

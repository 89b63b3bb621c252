import { formatInstant } from '@lia/sdk/calendar/instants';
import type { Notification } from '@lia/sdk/notifications/records';
import Box from '@mui/material/Box';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router';

import { useText } from '../i18n/useText.ts';
import { HiddenText } from '../ui/HiddenText.tsx';
import { useMarkRead } from './useNotifications.ts';

interface NotificationItemsProps {
  items: readonly Notification[];
  /** One of them was chosen. */
  onChosen?: () => void;
}

/** Notifications, each a link to what it is about. */
export function NotificationItems({ items, onChosen }: NotificationItemsProps) {
  return (
    <List disablePadding>
      {items.map((item) => (
        <Item key={item.id} item={item} onChosen={onChosen} />
      ))}
    </List>
  );
}

/** The console is another site: its addresses load as new pages. */
const isOutside = (path: string): boolean => path.startsWith('/admin/');

function Item({ item, onChosen }: { item: Notification; onChosen: (() => void) | undefined }) {
  const { t, language } = useText();
  const markRead = useMarkRead();
  const { id, title, detail, path, created_at, read } = item;
  const link = isOutside(path) ? { component: 'a', href: path } : { component: Link, to: path };
  return (
    <ListItem disablePadding divider>
      <ListItemButton
        {...link}
        onClick={() => {
          if (!read) void markRead({ ids: [id] });
          onChosen?.();
        }}
        sx={{ display: 'flex', alignItems: 'start', gap: 3, px: 2, py: 3, minHeight: 44 }}
      >
        <Box
          aria-hidden
          sx={{
            flex: 'none',
            width: 10,
            height: 10,
            mt: 1.75,
            borderRadius: 99,
            bgcolor: read ? 'transparent' : 'primary.main',
          }}
        />
        <Box sx={{ minWidth: 0, display: 'grid', gap: 0.5 }}>
          <Typography sx={{ fontWeight: read ? 400 : 700, overflowWrap: 'anywhere' }}>
            {!read && <HiddenText>{t('notifications.new')} </HiddenText>}
            {title}
          </Typography>
          <Typography variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
            {detail}
          </Typography>
          <Typography variant="body2" component="time" dateTime={created_at} color="text.secondary">
            {formatInstant(created_at, language)}
          </Typography>
        </Box>
      </ListItemButton>
    </ListItem>
  );
}

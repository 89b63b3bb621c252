import Box from '@mui/material/Box';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import { NavLink } from 'react-router';

import { useText } from '../i18n/useText.ts';
import { Logo } from '../brand/Logo.tsx';
import { useMember } from '../services/services.ts';
import { type MemberMenuItem, useMenu } from './menu.ts';

/** The left navigation; `onChosen` closes the drawer that may hold it. */
export function Navigation({ onChosen }: { onChosen?: () => void }) {
  const { t } = useText();
  const user = useMember();
  const items = useMenu('navigation', user);

  return (
    <Box component="nav" aria-label={t('shell.navigation')} sx={{ p: 3 }}>
      <Box sx={{ px: 4, py: 3 }}>
        <Logo width={80} />
      </Box>
      <List sx={{ display: 'grid', gap: 1 }}>
        {items.map((item) => (
          <ListItem key={item.entry.label} disablePadding>
            <Entry item={item} {...(onChosen && { onChosen })} />
          </ListItem>
        ))}
      </List>
    </Box>
  );
}

const chosen = {
  borderRadius: 1,
  minHeight: 44,
  '&.active': {
    bgcolor: 'color-mix(in srgb, var(--mui-palette-primary-main) 10%, transparent)',
    color: 'primary.main',
    '.MuiListItemIcon-root': { color: 'inherit' },
  },
} as const;

function Entry({
  item: {
    entry: { icon: Icon, label },
    target,
  },
  onChosen,
}: {
  item: MemberMenuItem;
  onChosen?: () => void;
}) {
  const { t } = useText();
  const content = (
    <>
      <ListItemIcon sx={{ minWidth: 40 }}>
        <Icon />
      </ListItemIcon>
      <ListItemText primary={t(label)} slotProps={{ primary: { fontWeight: 600 } }} />
    </>
  );
  return 'to' in target ? (
    <ListItemButton component={NavLink} to={target.to} onClick={onChosen} sx={chosen}>
      {content}
    </ListItemButton>
  ) : (
    <ListItemButton component="a" href={target.href} sx={chosen}>
      {content}
    </ListItemButton>
  );
}

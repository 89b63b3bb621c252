import ConsoleIcon from '@mui/icons-material/AdminPanelSettingsOutlined';
import SponsorIcon from '@mui/icons-material/Diversity1Outlined';
import HomeIcon from '@mui/icons-material/HomeOutlined';
import CoursesIcon from '@mui/icons-material/SchoolOutlined';
import DonateIcon from '@mui/icons-material/VolunteerActivismOutlined';
import Box from '@mui/material/Box';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import { useTranslation } from 'react-i18next';
import { NavLink } from 'react-router';

import { Logo } from '../brand/Logo.tsx';
import { useMember } from '../session/useSession.ts';
import { type NavigationItem, navigationOf } from './navigation.ts';

const icons = {
  home: HomeIcon,
  console: ConsoleIcon,
  courses: CoursesIcon,
  donate: DonateIcon,
  sponsor: SponsorIcon,
};

/** The left navigation; `onChosen` closes the drawer that may hold it. */
export function Navigation({ onChosen }: { onChosen?: () => void }) {
  const { t } = useTranslation();
  const user = useMember();

  return (
    <Box component="nav" aria-label={t('shell.navigation')} sx={{ p: 3 }}>
      <Box sx={{ px: 4, py: 3 }}>
        <Logo width={80} />
      </Box>
      <List sx={{ display: 'grid', gap: 1 }}>
        {navigationOf(user).map((item) => (
          <ListItem key={item.title} disablePadding>
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

function Entry({ item, onChosen }: { item: NavigationItem; onChosen?: () => void }) {
  const { t } = useTranslation();
  const Icon = icons[item.icon];
  const content = (
    <>
      <ListItemIcon sx={{ minWidth: 40 }}>
        <Icon />
      </ListItemIcon>
      <ListItemText primary={t(item.title)} slotProps={{ primary: { fontWeight: 600 } }} />
    </>
  );
  return 'screen' in item.to ? (
    <ListItemButton component={NavLink} to={item.to.screen} onClick={onChosen} sx={chosen}>
      {content}
    </ListItemButton>
  ) : (
    <ListItemButton component="a" href={item.to.address} sx={chosen}>
      {content}
    </ListItemButton>
  );
}

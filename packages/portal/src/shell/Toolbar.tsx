import SearchIcon from '@mui/icons-material/Search';
import QuickIcon from '@mui/icons-material/TodayOutlined';
import ShortcutsIcon from '@mui/icons-material/StarBorder';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { Link } from 'react-router';

import { Logo } from '../brand/Logo.tsx';
import { useText } from '../i18n/useText.ts';
import { themeAttributes } from '../services/look.ts';
import { useLook } from '../services/useSettings.ts';
import { LanguageMenu } from './LanguageMenu.tsx';
import { NotificationBell } from './NotificationBell.tsx';
import { PinnedShortcuts } from './PinnedShortcuts.tsx';
import { usePanelButton } from './panels.ts';
import { HEADER_PX, NAVBAR_FROM } from './size.ts';
import { UserMenu } from './UserMenu.tsx';

const fromNavbar = (display: string) => ({ display: { xs: 'none', [NAVBAR_FROM]: display } });

/** The bar above the page: search, shortcuts, language, quick panel, notifications, and the menu of who is signed in. */
export function Toolbar() {
  const { t } = useText();
  const { themes } = useLook();
  const search = usePanelButton('search');
  const shortcuts = usePanelButton('shortcuts');
  const quick = usePanelButton('quick');
  return (
    <Box
      component="header"
      {...themeAttributes(themes.toolbar)}
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: { xs: 0, sm: 1 },
        minHeight: HEADER_PX,
        px: { xs: 2, [NAVBAR_FROM]: 8 },
        bgcolor: 'shell.ground',
        color: 'text.primary',
        borderBottom: 1,
        borderColor: 'divider',
        displayPrint: 'none',
      }}
    >
      <Box sx={{ display: { [NAVBAR_FROM]: 'none' }, marginInlineEnd: 'auto', px: 2 }}>
        <Link to="/">
          <Logo width={64} />
        </Link>
      </Box>
      <IconButton
        {...search}
        color="inherit"
        aria-label={t('search.title')}
        sx={{ display: { [NAVBAR_FROM]: 'none' } }}
      >
        <SearchIcon />
      </IconButton>
      <Button
        {...search}
        color="inherit"
        startIcon={<SearchIcon />}
        sx={{
          ...fromNavbar('inline-flex'),
          justifyContent: 'start',
          width: 240,
          px: 3,
          minHeight: 36,
          py: 0,
          marginInlineEnd: 'auto',
          border: 1,
          borderColor: 'border',
          color: 'text.secondary',
          fontWeight: 400,
        }}
      >
        {t('search.placeholder')}
      </Button>
      <Box sx={fromNavbar('contents')}>
        <PinnedShortcuts />
        <IconButton {...shortcuts} color="inherit" aria-label={t('shortcuts.title')}>
          <ShortcutsIcon />
        </IconButton>
        <LanguageMenu />
      </Box>
      <IconButton {...quick} color="inherit" aria-label={t('quick.title')}>
        <QuickIcon />
      </IconButton>
      <NotificationBell />
      <UserMenu />
    </Box>
  );
}

import MenuIcon from '@mui/icons-material/Menu';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';

import { useText } from '../i18n/useText.ts';
import { SkipLink } from '../ui/SkipLink.tsx';
import { LanguageSwitch } from '../i18n/LanguageSwitch.tsx';
import { arrivalOf } from '../session/arrival/arrival.ts';
import { ArrivalNotice } from '../session/arrival/ArrivalNotice.tsx';
import { ConfirmNotice } from '../session/ConfirmNotice.tsx';
import { Footer } from './Footer.tsx';
import { Navigation } from './Navigation.tsx';
import { RoutedPage } from './RoutedPage.tsx';
import { UserMenu } from './UserMenu.tsx';

/** Width of the left navigation (document 1 section 9). */
const NAVIGATION_PX = 280;

/** The layout of all roles but students: navigation at the left, toolbar above, footer below. */
export default function MemberLayout() {
  const { t } = useText();
  const [open, setOpen] = useState(false);

  return (
    <Box
      sx={{ minHeight: '100dvh', display: 'grid', gridTemplateColumns: { md: `${NAVIGATION_PX}px minmax(0, 1fr)` } }}
    >
      <SkipLink />
      <Box
        sx={{
          display: { xs: 'none', md: 'block' },
          bgcolor: 'background.paper',
          borderInlineEnd: '1px solid',
          borderColor: 'divider',
        }}
      >
        <Box sx={{ position: 'sticky', top: 0 }}>
          <Navigation />
        </Box>
      </Box>
      <Drawer open={open} onClose={() => setOpen(false)} slotProps={{ paper: { sx: { width: NAVIGATION_PX } } }}>
        <Navigation onChosen={() => setOpen(false)} />
      </Drawer>

      <Box sx={{ display: 'grid', gridTemplateRows: 'auto 1fr auto', minWidth: 0 }}>
        <Box>
          <Box
            component="header"
            sx={{ display: 'flex', alignItems: 'center', justifyContent: 'end', gap: 2, px: { xs: 2, md: 8 }, py: 2 }}
          >
            <IconButton
              aria-label={t('shell.menu.open')}
              onClick={() => setOpen(true)}
              sx={{ display: { md: 'none' }, marginInlineEnd: 'auto' }}
            >
              <MenuIcon />
            </IconButton>
            <LanguageSwitch />
            <UserMenu />
          </Box>
          <ConfirmNotice />
          <Arrived />
        </Box>
        <RoutedPage />
        <Footer />
      </Box>
    </Box>
  );
}

/** What the member had just done in a form when a page for guests led them here, until they close it or go on. */
function Arrived() {
  const { t } = useText();
  const { state, pathname, search } = useLocation();
  const navigate = useNavigate();
  const arrival = arrivalOf({ state, search: '' });
  if (!arrival) return null;
  return (
    <Box sx={{ mx: { xs: 4, md: 8 }, mb: 4, maxWidth: 760 }}>
      <ArrivalNotice
        arrival={arrival}
        next={t('arrival.next.member')}
        action={
          <Button onClick={() => void navigate(pathname + search, { replace: true, state: null })}>
            {t('action.close')}
          </Button>
        }
      />
    </Box>
  );
}

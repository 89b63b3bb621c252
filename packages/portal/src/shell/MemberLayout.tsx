import { audienceOf } from '@lia/sdk/accounts/roles';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { lazy } from 'react';
import { useLocation, useNavigate } from 'react-router';

import { useText } from '../i18n/useText.ts';
import { useMember } from '../services/services.ts';
import { useLook } from '../services/useSettings.ts';
import { SkipLink } from '../ui/SkipLink.tsx';
import { arrivalOf } from '../session/arrival/arrival.ts';
import { ArrivalNotice } from '../session/arrival/ArrivalNotice.tsx';
import { ConfirmNotice } from '../session/ConfirmNotice.tsx';
import { BottomBar } from './BottomBar.tsx';
import { Footer } from './Footer.tsx';
import { Navbar } from './Navbar.tsx';
import { PanelHost } from './PanelHost.tsx';
import { RoutedPage } from './RoutedPage.tsx';
import { SettingsButtons } from './SettingsButtons.tsx';
import { Toolbar } from './Toolbar.tsx';

/** Widest the whole window gets where the layout is boxed. */
const BOXED_PX = 1440;

const StudentLayout = lazy(() => import('./StudentLayout.tsx'));

/** The frame around the pages of members: a reduced one for students (document 1 section 2). */
export default function MemberLayout() {
  const { role } = useMember();
  return audienceOf(role[0] ?? '') === 'students' ? <StudentLayout /> : <FullLayout />;
}

/** The layout of all roles but students: navigation at the left, or at the bottom of a phone; toolbar above, footer below. */
function FullLayout() {
  const { layout } = useLook();
  return (
    <PanelHost>
      <Box
        sx={{
          // The bar of a phone has its place below: a page with little on it does not scroll.
          minHeight: 'calc(100dvh - var(--bottom-bar, 0px))',
          display: 'flex',
          ...(layout === 'boxed' && { maxWidth: BOXED_PX, mx: 'auto' }),
        }}
      >
        <SkipLink />
        <Navbar />
        <Box
          sx={{
            flex: 1,
            minWidth: 0,
            display: 'grid',
            gridTemplateColumns: 'minmax(0, 1fr)',
            gridTemplateRows: 'auto 1fr auto',
          }}
        >
          <Box>
            <Toolbar />
            <ConfirmNotice />
            <Arrived />
          </Box>
          <RoutedPage />
          <Footer />
        </Box>
      </Box>
      <BottomBar />
      <SettingsButtons />
    </PanelHost>
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

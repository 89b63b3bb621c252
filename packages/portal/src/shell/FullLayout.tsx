import Box from '@mui/material/Box';
import { lazy } from 'react';
import { useLocation } from 'react-router';

import { useLook } from '../services/useSettings.ts';
import { LazyBoundary } from '../ui/LazyBoundary.tsx';
import { SkipLink } from '../ui/SkipLink.tsx';
import { arrivalOf } from '../session/arrival/arrival.ts';
import { ConfirmNotice } from '../session/confirmation/ConfirmNotice.tsx';
import { BottomBar } from './BottomBar.tsx';
import { Footer } from './Footer.tsx';
import { Navbar } from './Navbar.tsx';
import { PanelHost } from './PanelHost.tsx';
import { RoutedPage } from './RoutedPage.tsx';
import { SettingsButtons } from './SettingsButtons.tsx';
import { Toolbar } from './Toolbar.tsx';

/** Widest the whole window gets where the layout is boxed. */
const BOXED_PX = 1440;

const Arrived = lazy(() => import('./Arrived.tsx'));

/** The layout of all roles but students: navigation at the left, or at the bottom of a phone; toolbar above, footer below. */
export default function FullLayout() {
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
            <ArrivedHere />
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

/** By itself, so that the frame is not drawn again with each address. */
function ArrivedHere() {
  const { state } = useLocation();
  const arrival = arrivalOf({ state, search: '' });
  return (
    arrival && (
      <LazyBoundary>
        <Arrived arrival={arrival} />
      </LazyBoundary>
    )
  );
}

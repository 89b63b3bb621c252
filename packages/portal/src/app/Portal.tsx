import type { ReactNode } from 'react';
import { useLocation } from 'react-router';

import { ScreensContext } from '../routing/contexts.ts';
import { ViewFrame } from '../session/ViewFrame.tsx';
import { BrokenPage } from '../ui/BrokenPage.tsx';
import { ErrorBoundary } from '../ui/ErrorBoundary.tsx';
import { LastSeenLine } from '../ui/LastSeenLine.tsx';
import { ToastHost } from '../ui/toasts/ToastHost.tsx';
import { Directed } from './Directed.tsx';
import { portalScreens } from './routes.ts';

/** Theme and frame around every screen of the portal; needs `Providers` and a router around it. */
export function Portal({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  return (
    <ScreensContext value={portalScreens}>
      <Directed>
        <ViewFrame />
        <LastSeenLine />
        <ErrorBoundary fallback={<BrokenPage />} resetOn={pathname}>
          {children}
        </ErrorBoundary>
        <ErrorBoundary fallback={null}>
          <ToastHost />
        </ErrorBoundary>
      </Directed>
    </ScreensContext>
  );
}

import type { ReactNode } from 'react';

import { ScreensContext } from '../routing/contexts.ts';
import { LastSeenLine } from '../ui/LastSeenLine.tsx';
import { ViewFrame } from '../session/ViewFrame.tsx';
import { ToastHost } from '../ui/toasts/ToastHost.tsx';
import { BrokenPage } from './BrokenPage.tsx';
import { Directed } from './Directed.tsx';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { portalScreens } from './routes.ts';

/** Theme and frame around every screen of the portal; needs `Providers` and a router around it. */
export const Portal = ({ children }: { children: ReactNode }) => (
  <ScreensContext value={portalScreens}>
    <Directed>
      <ViewFrame />
      <LastSeenLine />
      <ErrorBoundary fallback={<BrokenPage />}>{children}</ErrorBoundary>
      <ErrorBoundary fallback={null}>
        <ToastHost />
      </ErrorBoundary>
    </Directed>
  </ScreensContext>
);

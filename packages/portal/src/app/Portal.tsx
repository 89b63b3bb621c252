import CssBaseline from '@mui/material/CssBaseline';
import type { ReactNode } from 'react';

import type { I18n } from '../i18n/i18n.ts';
import { I18nContext } from '../i18n/useText.ts';
import { BrokenPage, ErrorBoundary } from './ErrorBoundary.tsx';
import { type Services, ServicesContext } from '../services/services.ts';
import { ScreensContext } from '../routing/contexts.ts';
import { ViewFrame } from '../session/ViewFrame.tsx';
import { portalScreens } from './routes.ts';
import { Directed } from './Directed.tsx';
import { ToastHost } from '../ui/toasts/ToastHost.tsx';

interface PortalProps {
  i18n: I18n;
  services: Services;
  /** The screens. */
  children: ReactNode;
}

/** Providers around every screen of the portal; needs a router around it. */
export function Portal({ i18n, services, children }: PortalProps) {
  return (
    <I18nContext value={i18n}>
      <ServicesContext value={services}>
        <ScreensContext value={portalScreens}>
          <Directed>
            <CssBaseline enableColorScheme />
            <ViewFrame />
            <ErrorBoundary fallback={<BrokenPage />}>{children}</ErrorBoundary>
            <ErrorBoundary fallback={null}>
              <ToastHost />
            </ErrorBoundary>
          </Directed>
        </ScreensContext>
      </ServicesContext>
    </I18nContext>
  );
}

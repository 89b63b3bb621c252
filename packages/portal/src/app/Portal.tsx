import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import type { i18n } from 'i18next';
import { I18nextProvider } from 'react-i18next';
import { SWRConfig } from 'swr';

import { useSession } from '../session/useSession.ts';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { PortalRoutes } from './PortalRoutes.tsx';
import { type Services, ServicesContext } from './services.ts';
import { theme } from './theme.ts';
import { ToastHost } from './toasts/ToastHost.tsx';

/** The whole portal; needs a router around it. */
export function Portal({ i18n, services }: { i18n: i18n; services: Services }) {
  return (
    <I18nextProvider i18n={i18n}>
      <ServicesContext value={services}>
        <ThemeProvider theme={theme}>
          <CssBaseline enableColorScheme />
          <ErrorBoundary>
            <PersonalCache>
              <PortalRoutes />
            </PersonalCache>
          </ErrorBoundary>
          <ToastHost />
        </ThemeProvider>
      </ServicesContext>
    </I18nextProvider>
  );
}

/** What was read for one person is never shown to the next one on the same device. */
function PersonalCache({ children }: { children: React.ReactNode }) {
  const state = useSession();
  const owner = state.status === 'member' ? state.user.uuid : 'visitor';
  return (
    <SWRConfig key={owner} value={{ provider: () => new Map(), shouldRetryOnError: false }}>
      {children}
    </SWRConfig>
  );
}

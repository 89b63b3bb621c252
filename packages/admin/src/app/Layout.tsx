import { verifySession } from '@lia/sdk/accounts/endpoints';
import type { Holder } from '@lia/sdk/accounts/roles';
import { VERIFY_EVERY_MS } from '@lia/sdk/accounts/rules';
import { isAccessDenied } from '@lia/sdk/http/error';
import { Box, Button, Stack, Typography } from '@mui/material';
import { type ReactNode, Suspense, useEffect } from 'react';
import {
  Loading,
  LoadingPage,
  Sidebar,
  SkipNavigationButton,
  useGetIdentity,
  useLogout,
  useLogoutIfAccessDenied,
  usePermissions,
} from 'react-admin';
import { useLocation } from 'react-router';

import { useClient } from '../client/ClientContext.ts';
import { useText } from '../i18n/text.ts';
import { ErrorBoundary } from '../loading/ErrorBoundary.tsx';
import { AuthLayout } from './AuthLayout.tsx';
import { SessionEnded } from './authProvider.ts';
import { BrokenPage } from './BrokenPage.tsx';
import { ConsoleMenu } from './ConsoleMenu.tsx';
import { mayEnter } from './resources.ts';
import { TopBar } from './TopBar.tsx';

/** The frame of every screen. Users without access to the console see a notice and the link to the portal. */
export function Layout({ children }: { children: ReactNode }) {
  const { permissions, isPending } = usePermissions<Holder>();
  const { pathname } = useLocation();
  useSessionWatch();
  if (isPending) return <LoadingPage />;
  // Without an answer about the user the screens stay: the API refuses what is not allowed.
  if (permissions && !mayEnter(permissions)) return <NoEntryPage user={permissions} />;
  return (
    <Box sx={frame}>
      <SkipNavigationButton />
      <TopBar />
      <Box component="main" sx={{ display: 'flex', flexGrow: 1, mt: 7, '@media print': { mt: 0 } }}>
        <Sidebar appBarAlwaysOn sx={{ displayPrint: 'none' }}>
          <ConsoleMenu user={permissions} />
        </Sidebar>
        <Box id="main-content" sx={content}>
          <ErrorBoundary resetOn={pathname} renderError={(error) => <BrokenPage error={error} />}>
            <Suspense fallback={<Loading />}>{children}</Suspense>
          </ErrorBoundary>
        </Box>
      </Box>
    </Box>
  );
}

const frame = {
  display: 'flex',
  flexDirection: 'column',
  minHeight: '100vh',
  minWidth: 0,
  position: 'relative',
  backgroundColor: 'background.default',
  '& .RaSidebar-fixed': { paddingTop: 1 },
} as const;

const content = {
  display: 'flex',
  flexDirection: 'column',
  flexGrow: 1,
  flexBasis: 0,
  minWidth: 0,
  maxWidth: 1280,
  padding: { xs: 2, sm: 3 },
  // What a toast covers on a phone can be scrolled out from under it.
  paddingBottom: { xs: 12, sm: 3 },
  '& > *': { minWidth: 0 },
  '@media print': { padding: 0 },
} as const;

/** Asks every five minutes whether the session still stands (document 2 sections 8 and 9); where it does not, leads to the login. */
function useSessionWatch(): void {
  const client = useClient();
  const logoutIfAccessDenied = useLogoutIfAccessDenied();
  useEffect(() => {
    const timer = setInterval(() => {
      client
        .call(verifySession)
        .then(({ success }) => (success ? undefined : logoutIfAccessDenied(new SessionEnded('SESSION_INVALID'))))
        .catch((error: unknown) =>
          logoutIfAccessDenied(isAccessDenied(error) ? new SessionEnded('UNAUTHENTICATED') : error),
        );
    }, VERIFY_EVERY_MS);
    return () => clearInterval(timer);
  }, [client, logoutIfAccessDenied]);
}

/**
 * Shown to users with a session, but without access to the console, or not before they have chosen a password. The session
 * stays: the portal takes it.
 */
function NoEntryPage({ user }: { user: Holder }) {
  const t = useText();
  const { identity } = useGetIdentity();
  const logout = useLogout();
  const temporary = user.temporary_password === true;
  return (
    <AuthLayout title={t(temporary ? 'noEntry.temporaryTitle' : 'noEntry.title')}>
      <Typography color="text.secondary">
        {temporary ? t('noEntry.temporaryBody') : t('noEntry.body', { name: identity?.fullName ?? '' })}
      </Typography>
      <Stack spacing={1.5} sx={{ mt: 3 }}>
        <Button variant="contained" href={temporary ? '/apps/changePassword' : '/'}>
          {t(temporary ? 'noEntry.choosePassword' : 'noEntry.toPortal')}
        </Button>
        <Button onClick={() => void logout({}, undefined, false)}>{t('noEntry.otherAccount')}</Button>
      </Stack>
    </AuthLayout>
  );
}

import { verifySession } from '@lia/sdk/accounts/endpoints';
import type { Holder } from '@lia/sdk/accounts/roles';
import { VERIFY_EVERY_MS } from '@lia/sdk/accounts/rules';
import { ApiError } from '@lia/sdk/http/error';
import { Button, Stack, Typography } from '@mui/material';
import { useEffect } from 'react';
import {
  Layout as RaLayout,
  type LayoutProps,
  LoadingPage,
  useGetIdentity,
  useLogout,
  useLogoutIfAccessDenied,
  usePermissions,
} from 'react-admin';

import { useClient } from '../client/ClientContext.ts';
import { useText } from '../i18n/text.ts';
import { AuthLayout } from './AuthLayout.tsx';
import { SessionEnded } from './authProvider.ts';
import { mayEnter } from './resources.ts';
import { TopBar } from './TopBar.tsx';

/** The frame of every screen. Users without access to the console see a notice and the link to the portal. */
export function Layout({ children }: Pick<LayoutProps, 'children'>) {
  const { permissions, isPending } = usePermissions<Holder>();
  useSessionWatch();
  if (isPending) return <LoadingPage />;
  // Without an answer about the user the screens stay: the API refuses what is not allowed.
  if (permissions && !mayEnter(permissions)) return <NoEntryPage user={permissions} />;
  return (
    <RaLayout appBar={TopBar} appBarAlwaysOn sx={frame}>
      {children}
    </RaLayout>
  );
}

const frame = {
  minWidth: 0,
  '& .RaLayout-appFrame': { marginTop: { xs: 7, sm: 7 } },
  '& .RaLayout-content': {
    minWidth: 0,
    padding: { xs: 2, sm: 3 },
    // What a toast covers on a phone can be scrolled out from under it.
    paddingBottom: { xs: 12, sm: 3 },
    maxWidth: 1280,
    '& > *': { minWidth: 0 },
  },
  '& .RaSidebar-fixed': { paddingTop: 1 },
};

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
          logoutIfAccessDenied(isRefusal(error) ? new SessionEnded('UNAUTHENTICATED') : error),
        );
    }, VERIFY_EVERY_MS);
    return () => clearInterval(timer);
  }, [client, logoutIfAccessDenied]);
}

const isRefusal = (error: unknown): boolean => error instanceof ApiError && [401, 403].includes(error.status);

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

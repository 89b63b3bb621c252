import { verifySession } from '@lia/sdk/accounts/endpoints';
import { VERIFY_EVERY_MS } from '@lia/sdk/accounts/rules';
import { ApiError } from '@lia/sdk/http/error';
import { useEffect } from 'react';
import { useLogoutIfAccessDenied } from 'react-admin';

import { SessionEnded } from './authProvider.ts';
import { useClient } from '../client/ClientContext.ts';

/** Asks every five minutes whether the session still stands (document 2 sections 8 and 9); where it does not, leads to the login. */
export function useSessionWatch(): void {
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

import { verifySession } from '@lia/sdk/accounts/endpoints';
import { VERIFY_EVERY_MS } from '@lia/sdk/accounts/rules';
import { useEffect } from 'react';
import { useLogoutIfAccessDenied } from 'react-admin';

import { useClient } from './ClientContext.ts';

/** Asks every five minutes whether the session still stands (document 2 section 9); a 401 leads to the login. */
export function useSessionWatch(): void {
  const client = useClient();
  const logoutIfAccessDenied = useLogoutIfAccessDenied();
  useEffect(() => {
    const timer = setInterval(() => {
      client.call(verifySession).catch(logoutIfAccessDenied);
    }, VERIFY_EVERY_MS);
    return () => clearInterval(timer);
  }, [client, logoutIfAccessDenied]);
}

import { TOAST_MS } from '@lia/sdk/accounts/rules';
import type { Client } from '@lia/sdk/http/client';
import { followSession, sessionToken } from '@lia/sdk/session/session';
import { CssBaseline, Portal } from '@mui/material';
import type { QueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { AdminContext, Notification, type UserIdentity } from 'react-admin';

import { ClientContext } from '../client/ClientContext.ts';
import { keptLanguage } from '../i18n/language.ts';
import { FirstLocation } from '../records/headingFocus.tsx';
import { createDataProvider } from '../resources/dataProvider.ts';
import { createAuthProvider, IDENTITY, SIGNED_OUT } from './authProvider.ts';
import { ConsoleRoutes } from './ConsoleRoutes.tsx';
import { createI18nProvider } from './i18nProvider.ts';
import { loadResource } from './resources.ts';
import { store } from './store.ts';
import { darkTheme, lightTheme } from './theme.ts';

interface ConsoleProps {
  client: Client;
  queryClient: QueryClient;
}

/**
 * The console: a list of resources, inside whatever router is around it. It is drawn for one user: where another tab signs out, or another
 * user in, it is drawn again, and nothing of the former one is left.
 */
export function Console(props: ConsoleProps) {
  const [drawn, setDrawn] = useState<{ times: number; leaveTo?: string }>({ times: 0 });
  return (
    <FirstLocation>
      <ConsoleOfUser
        key={drawn.times}
        {...props}
        leaveTo={drawn.leaveTo}
        onReplaced={() => {
          props.queryClient.clear();
          setDrawn(({ times }) => ({ times: times + 1, ...(sessionToken() === null && { leaveTo: SIGNED_OUT }) }));
        }}
      />
    </FirstLocation>
  );
}

/** It is put together from the parts of react-admin's `Admin`, which would bring its own sign-in, language pack and error pages along. */
function ConsoleOfUser({
  client,
  queryClient,
  leaveTo,
  onReplaced,
}: ConsoleProps & {
  /** Where one without a session goes. */
  leaveTo: string | undefined;
  onReplaced: () => void;
}) {
  const [i18nProvider] = useState(createI18nProvider);
  const [authProvider] = useState(() => createAuthProvider(client, leaveTo));
  const [dataProvider] = useState(() => createDataProvider(client, loadResource, keptLanguage));
  const follow = useEffectEvent(async () => {
    const shown = queryClient.getQueryData<UserIdentity>(IDENTITY)?.id;
    if (await authProvider.isReplaced(shown)) onReplaced();
  });
  useEffect(() => followSession(() => void follow()), []);
  return (
    <ClientContext value={client}>
      <AdminContext
        authProvider={authProvider}
        dataProvider={dataProvider}
        i18nProvider={i18nProvider}
        lightTheme={lightTheme}
        darkTheme={darkTheme}
        store={store}
        queryClient={queryClient}
      >
        <CssBaseline enableColorScheme />
        <ConsoleRoutes />
        <Toasts />
      </AdminContext>
    </ClientContext>
  );
}

/**
 * Toasts at the bottom right, for as long as everywhere (document 2 section 8). They are drawn outside of the console's root element,
 * which an open dialog hides from screen readers: what went wrong in a dialog is reported by a toast.
 */
const Toasts = () => (
  <Portal>
    <Notification
      autoHideDuration={TOAST_MS}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      sx={aboveButtons}
    />
  </Portal>
);

/** On a phone, the buttons of a dialog stand where it would be. */
const aboveButtons = {
  'body:has(.MuiDialog-root) &': { top: { xs: 8, sm: 'auto' }, bottom: { xs: 'auto', sm: 24 } },
};

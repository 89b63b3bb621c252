import { TOAST_MS } from '@lia/sdk/accounts/rules';
import type { Client } from '@lia/sdk/http/client';
import { CssBaseline } from '@mui/material';
import type { QueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { AdminContext, Notification } from 'react-admin';

import { ClientContext } from '../client/ClientContext.ts';
import { keptLanguage } from '../i18n/language.ts';
import { createDataProvider } from '../resources/dataProvider.ts';
import { createAuthProvider } from './authProvider.ts';
import { ConsoleRoutes } from './ConsoleRoutes.tsx';
import { createI18nProvider } from './i18nProvider.ts';
import { loadResource } from './resources.ts';
import { store } from './store.ts';
import { darkTheme, lightTheme } from './theme.ts';

/**
 * The console: a list of resources, inside whatever router is around it. It is put together from the parts of react-admin's
 * `Admin`, which would bring its own sign-in, language pack and error pages along.
 */
export function Console({ client, queryClient }: { client: Client; queryClient: QueryClient }) {
  const [i18nProvider] = useState(createI18nProvider);
  const [authProvider] = useState(() => createAuthProvider(client));
  const [dataProvider] = useState(() => createDataProvider(client, loadResource, keptLanguage));
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

/** Toasts at the bottom right, for as long as everywhere (document 2 section 8). */
const Toasts = () => (
  <Notification autoHideDuration={TOAST_MS} anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }} />
);

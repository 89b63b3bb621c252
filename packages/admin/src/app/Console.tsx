import { TOAST_MS } from '@lia/sdk/accounts/rules';
import type { Client } from '@lia/sdk/http/client';
import { useState } from 'react';
import { Admin, Notification, Resource } from 'react-admin';

import { ClientContext } from '../client/ClientContext.ts';
import { keptLanguage } from '../i18n/language.ts';
import { ResourceList } from '../lists/ResourceList.tsx';
import { ResourceCreate, ResourceEdit } from '../records/ResourceForm.tsx';
import { ResourceShow } from '../records/ResourceShow.tsx';
import { createDataProvider } from '../resources/dataProvider.ts';
import type { Resource as Definition } from '../resources/definition.ts';
import { createAuthProvider } from './authProvider.ts';
import { createI18nProvider } from './i18nProvider.ts';
import { Layout } from './Layout.tsx';
import { LoginPage } from './LoginPage.tsx';
import { NotFoundPage } from './NotFoundPage.tsx';
import { resources } from './resources.ts';
import { darkTheme, lightTheme } from './theme.ts';

/** The console: a list of resources, inside whatever router is around it. */
export function Console({ client }: { client: Client }) {
  const [i18nProvider] = useState(createI18nProvider);
  const [authProvider] = useState(() => createAuthProvider(client));
  const [dataProvider] = useState(() => createDataProvider(client, resources, keptLanguage));
  return (
    <ClientContext value={client}>
      <Admin
        authProvider={authProvider}
        dataProvider={dataProvider}
        i18nProvider={i18nProvider}
        lightTheme={lightTheme}
        darkTheme={darkTheme}
        layout={Layout}
        catchAll={NotFoundPage}
        loginPage={LoginPage}
        notification={Toasts}
        title="LIA"
        requireAuth
        disableTelemetry
      >
        {resources.map(asResource)}
      </Admin>
    </ClientContext>
  );
}

/** The screens of a definition, as react-admin takes them. */
function asResource(resource: Definition) {
  const { name, icon, show, form, start: Start } = resource;
  return (
    <Resource
      key={name}
      name={name}
      icon={icon}
      list={<ResourceList resource={resource} />}
      {...(show && { show: <ResourceShow resource={resource} show={show} /> })}
      {...(Start && { create: <Start.page /> })}
      {...(form &&
        !form.dialog && {
          create: <ResourceCreate resource={resource} form={form} />,
          edit: <ResourceEdit resource={resource} form={form} />,
        })}
    />
  );
}

/** Toasts at the bottom right, for as long as everywhere (document 2 section 8). */
const Toasts = () => (
  <Notification autoHideDuration={TOAST_MS} anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }} />
);

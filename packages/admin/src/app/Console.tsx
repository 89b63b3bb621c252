import type { Client } from '@lia/sdk/http/client';
import { useState } from 'react';
import { Admin, Resource } from 'react-admin';

import { keptLanguage } from '../i18n/language.ts';
import { createI18nProvider } from '../i18n/provider.ts';
import { ResourceList } from '../lists/ResourceList.tsx';
import { ResourceCreate, ResourceEdit } from '../records/ResourceForm.tsx';
import { ResourceShow } from '../records/ResourceShow.tsx';
import type { Resource as Definition } from '../resources/definition.ts';
import { createAuthProvider } from './authProvider.ts';
import { ClientContext } from '../client/ClientContext.ts';
import { createDataProvider } from '../resources/dataProvider.ts';
import { Layout } from './Layout.tsx';
import { LoginPage } from './LoginPage.tsx';
import { NotFoundPage } from './NotFoundPage.tsx';
import { resources } from './resources.ts';
import { Toasts } from './Toasts.tsx';
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
  const { name, icon, show, form } = resource;
  return (
    <Resource
      key={name}
      name={name}
      icon={icon}
      list={<ResourceList resource={resource} />}
      {...(show && { show: <ResourceShow resource={resource} show={show} /> })}
      {...(form && {
        create: <ResourceCreate resource={resource} form={form} />,
        edit: <ResourceEdit resource={resource} form={form} />,
      })}
    />
  );
}

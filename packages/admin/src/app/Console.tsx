import type { Client } from '@lia/sdk/http/client';
import { useState } from 'react';
import { Admin, Resource } from 'react-admin';

import { courses } from '../courses/resource.ts';
import { courseEndpoints, enrolmentEndpoints } from '../courses/endpoints.ts';
import { embeds } from '../embeds/resource.ts';
import { embedEndpoints } from '../embeds/endpoints.ts';
import { donations, sponsorships, volunteerings } from '../giving/resource.ts';
import { donationEndpoints, sponsorshipEndpoints, volunteeringEndpoints } from '../giving/endpoints.ts';
import { keptLanguage } from '../i18n/language.ts';
import { createI18nProvider } from '../i18n/provider.ts';
import { institutions } from '../institutions/resource.ts';
import { institutionEndpoints } from '../institutions/endpoints.ts';
import { emails } from '../mail/resource.ts';
import { emailEndpoints } from '../mail/endpoints.ts';
import { providerEvents } from '../payments/resource.ts';
import { providerEventEndpoints } from '../payments/endpoints.ts';
import { invoices } from '../receipts/invoiceResource.ts';
import { orders } from '../receipts/orderResource.ts';
import { invoiceEndpoints, orderEndpoints } from '../receipts/endpoints.ts';
import { schoolContacts } from '../registrations/resource.ts';
import { schoolContactEndpoints } from '../registrations/endpoints.ts';
import { teachers } from '../teachers/resource.ts';
import { teacherEndpoints } from '../teachers/endpoints.ts';
import { createAuthProvider } from './authProvider.ts';
import { ClientContext } from './ClientContext.ts';
import { createDataProvider } from './dataProvider.ts';
import { Layout } from './Layout.tsx';
import { LoginPage } from './LoginPage.tsx';
import { NotFoundPage } from './NotFoundPage.tsx';
import { Toasts } from './Toasts.tsx';
import { darkTheme, lightTheme } from './theme.ts';

const endpoints = {
  institutions: institutionEndpoints,
  donations: donationEndpoints,
  sponsorships: sponsorshipEndpoints,
  volunteerings: volunteeringEndpoints,
  teachers: teacherEndpoints,
  courses: courseEndpoints,
  enrolments: enrolmentEndpoints,
  orders: orderEndpoints,
  'provider-events': providerEventEndpoints,
  invoices: invoiceEndpoints,
  embeds: embedEndpoints,
  'school-contacts': schoolContactEndpoints,
  emails: emailEndpoints,
};

/** The console: a list of resources, inside whatever router is around it. */
export function Console({ client }: { client: Client }) {
  const [i18nProvider] = useState(createI18nProvider);
  const [authProvider] = useState(() => createAuthProvider(client));
  const [dataProvider] = useState(() => createDataProvider(client, endpoints, keptLanguage));
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
        <Resource {...institutions} />
        <Resource {...donations} />
        <Resource {...sponsorships} />
        <Resource {...volunteerings} />
        <Resource {...teachers} />
        <Resource {...courses} />
        <Resource {...orders} />
        <Resource {...providerEvents} />
        <Resource {...invoices} />
        <Resource {...embeds} />
        <Resource {...schoolContacts} />
        <Resource {...emails} />
      </Admin>
    </ClientContext>
  );
}

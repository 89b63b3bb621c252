import type { Client } from '@lia/sdk/http/client';
import { useState } from 'react';
import { Admin, Resource } from 'react-admin';

import { courses } from '../courses/resource.ts';
import { courseWire, enrolmentWire } from '../courses/wire.ts';
import { embeds } from '../embeds/resource.ts';
import { embedWire } from '../embeds/wire.ts';
import { donations, sponsorships, volunteerings } from '../giving/resource.ts';
import { donationWire, sponsorshipWire, volunteeringWire } from '../giving/wire.ts';
import { keptLanguage } from '../i18n/language.ts';
import { useConsoleI18n } from '../i18n/provider.ts';
import { institutions } from '../institutions/resource.ts';
import { institutionWire } from '../institutions/wire.ts';
import { emails } from '../mail/resource.ts';
import { emailWire } from '../mail/wire.ts';
import { providerEvents } from '../payments/resource.ts';
import { providerEventWire } from '../payments/wire.ts';
import { invoices } from '../receipts/invoiceResource.ts';
import { orders } from '../receipts/orderResource.ts';
import { invoiceWire, orderWire } from '../receipts/wire.ts';
import { schoolContacts } from '../registrations/resource.ts';
import { schoolContactWire } from '../registrations/wire.ts';
import { teachers } from '../teachers/resource.ts';
import { teacherWire } from '../teachers/wire.ts';
import { createAuthProvider } from './authProvider.ts';
import { ClientContext } from './ClientContext.ts';
import { createDataProvider } from './dataProvider.ts';
import { Layout } from './Layout.tsx';
import { LoginPage } from './LoginPage.tsx';
import { NotFoundPage } from './NotFoundPage.tsx';
import { Toasts } from './Toasts.tsx';
import { darkTheme, lightTheme } from './theme.ts';

const wires = {
  institutions: institutionWire,
  donations: donationWire,
  sponsorships: sponsorshipWire,
  volunteerings: volunteeringWire,
  teachers: teacherWire,
  courses: courseWire,
  enrolments: enrolmentWire,
  orders: orderWire,
  'provider-events': providerEventWire,
  invoices: invoiceWire,
  embeds: embedWire,
  'school-contacts': schoolContactWire,
  emails: emailWire,
};

/** The console: a list of resources, inside whatever router is around it. */
export function Console({ client }: { client: Client }) {
  const i18nProvider = useConsoleI18n();
  const [authProvider] = useState(() => createAuthProvider(client));
  const [dataProvider] = useState(() => createDataProvider(client, wires, keptLanguage));
  if (!i18nProvider) return null;
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

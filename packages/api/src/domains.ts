import { passwordRoutes } from './accounts/passwordRoutes.ts';
import { accountRoutes } from './accounts/routes.ts';
import { sessionRoutes } from './accounts/sessionRoutes.ts';
import { consentRoutes } from './consents/routes.ts';
import { contactRoutes } from './contacts/routes.ts';
import { courseRoutes } from './courses/routes.ts';
import { followers, fulfilments } from './fulfilments.ts';
import { embedRoutes } from './embeds/routes.ts';
import { geographyRoutes } from './geography/routes.ts';
import { institutionRoutes } from './institutions/routes.ts';
import { jobRoutes } from './jobs/routes.ts';
import { mailRoutes } from './mail/routes.ts';
import { membershipRoutes } from './memberships/routes.ts';
import { givingRoutes } from './giving/routes.ts';
import { readOutcomes } from './outcomes.ts';
import type { PaymentContext } from './payments/fulfilment.ts';
import { paymentRoutes } from './payments/routes.ts';
import type { Api } from './platform/serve.ts';
import { peopleRoutes } from './people/routes.ts';
import { receiptRoutes } from './receipts/routes.ts';
import { registrationRoutes } from './registrations/routes.ts';
import { teacherRoutes } from './teachers/routes.ts';

const paymentContextOf = ({ app }: Api): PaymentContext => ({ db: app.db, fulfilments, followers });

/** Every domain's routes, under the domain word that heads them in the API reference. */
export const domains: Readonly<Record<string, (api: Api) => void>> = {
  accounts(api) {
    accountRoutes(api);
    passwordRoutes(api);
    sessionRoutes(api);
  },
  geography: geographyRoutes,
  embeds: embedRoutes,
  consents: consentRoutes,
  memberships: (api) => membershipRoutes(api, paymentContextOf(api)),
  institutions: institutionRoutes,
  registrations: (api) => registrationRoutes(api, paymentContextOf(api)),
  teachers: teacherRoutes,
  people: peopleRoutes,
  courses: (api) => courseRoutes(api, paymentContextOf(api)),
  giving: givingRoutes,
  contacts: contactRoutes,
  payments: (api) => paymentRoutes(api, paymentContextOf(api)),
  receipts: (api) => receiptRoutes(api, paymentContextOf(api), readOutcomes),
  mail: mailRoutes,
  jobs: jobRoutes,
};

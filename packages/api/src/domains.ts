import { accountRoutes } from './accounts/routes.ts';
import { consentRoutes } from './consents/routes.ts';
import { followers, fulfilments } from './fulfilments.ts';
import { geographyRoutes } from './geography/routes.ts';
import { institutionRoutes } from './institutions/routes.ts';
import { membershipRoutes } from './memberships/routes.ts';
import { givingRoutes } from './giving/routes.ts';
import { paymentRoutes } from './payments/routes.ts';
import type { Api } from './platform/serve.ts';
import { registrationRoutes } from './registrations/routes.ts';

/** Every domain's routes, under the domain word that heads them in the API reference. */
export const domains: Readonly<Record<string, (api: Api) => void>> = {
  accounts: accountRoutes,
  geography: geographyRoutes,
  consents: consentRoutes,
  memberships: membershipRoutes,
  institutions: institutionRoutes,
  registrations: registrationRoutes,
  giving: givingRoutes,
  payments: (api) => paymentRoutes(api, { db: api.house.db, fulfilments, followers }),
};

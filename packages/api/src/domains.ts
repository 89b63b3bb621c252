import { accountRoutes } from './accounts/routes.ts';
import { geographyRoutes } from './geography/routes.ts';
import type { Api } from './platform/serve.ts';

/** Every domain's routes, under the domain word that heads them in the API reference. */
export const domains: Readonly<Record<string, (api: Api) => void>> = {
  accounts: accountRoutes,
  geography: geographyRoutes,
};

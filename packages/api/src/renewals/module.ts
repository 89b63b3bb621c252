import { configuredPayments } from '../payments/configured.ts';
import type { ApiModule } from '../platform/module.ts';
import { chargeHandler, upcomingChargesJob } from './charges.ts';
import { followOrder } from './follow.ts';
import { renewalRoutes } from './routes.ts';

export const renewals: ApiModule = {
  name: 'renewals',
  routes: renewalRoutes,
  jobs: (app) => [chargeHandler(configuredPayments(app)), upcomingChargesJob(configuredPayments(app))],
  followers: { order: followOrder },
};

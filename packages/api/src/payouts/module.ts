import type { ApiModule } from '../platform/module.ts';
import { payoutJob, writeStatements } from './issue.ts';
import { payoutRoutes } from './routes.ts';

export const payouts: ApiModule = {
  name: 'payouts',
  routes: payoutRoutes,
  jobs: (app) => [payoutJob(app)],
  // The gifts of the demo data are in statements before anyone looks.
  demoData: { after: ['embeds', 'receipts'], write: ({ db }) => writeStatements(db, new Date()) },
};

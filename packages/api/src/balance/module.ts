import { attentionTo } from '../attention/source.ts';
import type { ApiModule } from '../platform/module.ts';
import { exportRoutes } from './exportRoutes.ts';
import { exportHandler, sweepExports } from './exports.ts';
import { balanceJob, compareDueDays } from './job.ts';
import { balanceList } from './lists.ts';
import { balanceRoutes } from './routes.ts';

export const balance: ApiModule = {
  name: 'balance',
  routes(api) {
    balanceRoutes(api);
    exportRoutes(api);
  },
  jobs: (app) => [balanceJob(app), exportHandler(app.db)],
  sweep: ({ db }) => sweepExports(db),
  attention: [
    attentionTo('balanceDifferences', {
      permission: 'payments.manage',
      list: balanceList,
      filter: { different: true },
    }),
  ],
  // The days of the demo data are compared before anyone looks.
  demoData: { after: ['receipts'], write: (app) => compareDueDays(app, new Date()) },
};

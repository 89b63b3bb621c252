import { attentionTo } from '../attention/source.ts';
import type { ApiModule } from '../platform/module.ts';
import { balanceJob, compareDueDays } from './job.ts';
import { balanceList } from './lists.ts';
import { balanceRoutes } from './routes.ts';

export const balance: ApiModule = {
  name: 'balance',
  routes: balanceRoutes,
  jobs: (app) => [balanceJob(app)],
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

import { attentionTo } from '../attention/source.ts';
import type { ApiModule } from '../platform/module.ts';
import { seedDataRequests } from './demoData.ts';
import { dataRequestEmail } from './email.ts';
import { dataRequestList } from './lists.ts';
import { dataRequestRoutes } from './routes.ts';

export const dataRequests: ApiModule = {
  name: 'dataRequests',
  routes: dataRequestRoutes,
  attention: [
    attentionTo('dueDataRequests', {
      permission: 'dataRequests.manage',
      list: dataRequestList,
      filter: { due_soon: true },
    }),
  ],
  emails: [dataRequestEmail],
  demoData: { after: ['people'], write: seedDataRequests },
};

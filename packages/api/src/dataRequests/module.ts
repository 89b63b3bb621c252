import { attentionTo } from '../attention/source.ts';
import type { ApiModule } from '../platform/module.ts';
import { archiveHandler } from './archive/make.ts';
import { requestArchive } from './archive/requests.ts';
import { sweepArchives } from './archive/store.ts';
import { seedDataRequests } from './demoData.ts';
import { dataRequestEmail } from './email.ts';
import { dataRequestList } from './lists.ts';
import { dataRequestRoutes } from './routes.ts';
import { requestErasure } from './erasure.ts';

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
  jobs: (app) => [archiveHandler(app)],
  sweep: ({ db, files }) => sweepArchives(db, files),
  archive: requestArchive,
  demoData: { after: ['people'], write: seedDataRequests },
  erasure: requestErasure,
};

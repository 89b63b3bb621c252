import { and } from 'drizzle-orm';

import { deletionsOf } from '../deletions/source.ts';
import type { ApiModule } from '../platform/module.ts';
import { demoResources } from './demoData.ts';
import { resourceRoutes } from './routes.ts';
import { isAboveThere, keptBy, resourceMedia } from './scope.ts';
import { sweepResources } from './service.ts';
import { resources as table } from './tables.ts';
import { resourceUploads } from './uploads.ts';

export const resources: ApiModule = {
  name: 'resources',
  routes: resourceRoutes,
  uploads: [resourceUploads],
  media: resourceMedia,
  sweep: sweepResources,
  demoData: demoResources,
  deletions: [
    deletionsOf('resource', {
      permission: 'resources.manage',
      table,
      columns: { id: table.id, title: table.name, deletedAt: table.deletedAt },
      where: (scope) => and(keptBy(scope), isAboveThere),
    }),
  ],
};

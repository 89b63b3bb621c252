import type { ApiModule } from '../platform/module.ts';
import { demoResources } from './demoData.ts';
import { resourceRoutes } from './routes.ts';
import { resourceMedia } from './scope.ts';
import { sweepResources } from './service.ts';
import { resourceUploads } from './uploads.ts';

export const resources: ApiModule = {
  name: 'resources',
  routes: resourceRoutes,
  uploads: [resourceUploads],
  media: resourceMedia,
  sweep: sweepResources,
  demoData: demoResources,
};

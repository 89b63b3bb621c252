import type { ApiModule } from '../platform/module.ts';
import { dataRequestEmail } from './email.ts';
import { dataRequestRoutes } from './routes.ts';

export const dataRequests: ApiModule = {
  name: 'dataRequests',
  routes: dataRequestRoutes,
  emails: [dataRequestEmail],
};

import type { ApiModule } from '../platform/module.ts';
import { groupCodeRoutes } from './routes.ts';
import { sweepGroupCodes } from './store.ts';

export const groupCodes: ApiModule = {
  name: 'groupCodes',
  routes: groupCodeRoutes,
  sweep: ({ db }) => sweepGroupCodes(db),
};

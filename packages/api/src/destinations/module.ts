import type { ApiModule } from '../platform/module.ts';
import { destinationRoutes } from './routes.ts';
import { sweepTokens } from './tokens.ts';

export const destinations: ApiModule = {
  name: 'destinations',
  routes: destinationRoutes,
  sweep: ({ db }) => sweepTokens(db),
};

import type { ApiModule } from '../platform/module.ts';
import { importRoutes } from './routes.ts';
import { sweepDrafts } from './store.ts';

export const imports: ApiModule = {
  name: 'imports',
  routes: importRoutes,
  sweep: ({ db }) => sweepDrafts(db),
};

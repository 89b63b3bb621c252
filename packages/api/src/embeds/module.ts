import type { ApiModule } from '../platform/module.ts';
import { seedSites } from './demoData.ts';
import { sweepRefusals } from './refusals.ts';
import { embedRoutes } from './routes.ts';

export const embeds: ApiModule = {
  name: 'embeds',
  routes: embedRoutes,
  sweep: ({ db }) => sweepRefusals(db),
  // The sites sold some of their orders.
  demoData: { after: ['giving', 'courses'], write: seedSites },
};

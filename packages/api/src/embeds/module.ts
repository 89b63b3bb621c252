import { attentionTo } from '../attention/source.ts';
import type { ApiModule } from '../platform/module.ts';
import { seedSites } from './demoData.ts';
import { sweepRefusals } from './refusals.ts';
import { embedRoutes } from './routes.ts';
import { embedList } from './store.ts';

export const embeds: ApiModule = {
  name: 'embeds',
  routes: embedRoutes,
  attention: [
    attentionTo('refusedEmbeds', { permission: 'embeds.manage', list: embedList, filter: { refused: true } }),
  ],
  sweep: ({ db }) => sweepRefusals(db),
  // The sites sold some of their orders.
  demoData: { after: ['giving', 'courses'], write: seedSites },
};

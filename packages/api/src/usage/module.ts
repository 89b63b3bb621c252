import type { ApiModule } from '../platform/module.ts';
import { usageArchive } from './archive.ts';
import { usageRoutes } from './routes.ts';
import { sessionUsage, sweepViews } from './store.ts';
import { usageConsents, usageViews } from './tables.ts';
import { deleteRows } from '../erasure/part.ts';

export const usage: ApiModule = {
  name: 'usage',
  routes: usageRoutes,
  sessionUser: sessionUsage,
  sweep: ({ db }) => sweepViews(db),
  archive: usageArchive,
  erasure: [deleteRows(usageConsents.userId, usageViews.userId)],
};

import type { ApiModule } from '../platform/module.ts';
import { destinationRoutes } from './routes.ts';
import { sweepTokens } from './tokens.ts';
import { destinationTokens } from './tables.ts';
import { deleteRows } from '../erasure/part.ts';

export const destinations: ApiModule = {
  name: 'destinations',
  routes: destinationRoutes,
  sweep: ({ db }) => sweepTokens(db),
  erasure: [deleteRows(destinationTokens.userId)],
};

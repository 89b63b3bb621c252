import type { ApiModule } from '../platform/module.ts';
import { uploadRoutes } from './routes.ts';
import { sweepUploads } from './store.ts';
import { uploadErasure } from './erasure.ts';

export const uploads: ApiModule = {
  name: 'uploads',
  routes: uploadRoutes,
  sweep: ({ db }) => sweepUploads(db),
  erasure: uploadErasure,
};

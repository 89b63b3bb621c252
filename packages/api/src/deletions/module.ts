import type { ApiModule } from '../platform/module.ts';
import { deletionRoutes } from './routes.ts';

export const deletions: ApiModule = { name: 'deletions', routes: deletionRoutes };

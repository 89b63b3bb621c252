import type { ApiModule } from '../platform/module.ts';
import { statisticsRoutes } from './routes.ts';

export const statistics: ApiModule = { name: 'statistics', routes: statisticsRoutes };

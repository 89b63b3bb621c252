import type { ApiModule } from '../platform/module.ts';
import { activityRoutes } from './routes.ts';

export const activities: ApiModule = { name: 'activities', routes: activityRoutes };

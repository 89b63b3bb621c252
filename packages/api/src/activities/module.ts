import type { ApiModule } from '../platform/module.ts';
import { demoActivityData } from './demoData.ts';
import { activityRoutes } from './routes.ts';

export const activities: ApiModule = { name: 'activities', routes: activityRoutes, demoData: demoActivityData };

import type { ApiModule } from '../platform/module.ts';
import { demoGroups } from './demoData.ts';
import { groupRoutes } from './routes.ts';

export const groups: ApiModule = { name: 'groups', routes: groupRoutes, demoData: demoGroups };

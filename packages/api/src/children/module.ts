import type { ApiModule } from '../platform/module.ts';
import { childRoutes } from './routes.ts';

export const children: ApiModule = { name: 'children', routes: childRoutes };

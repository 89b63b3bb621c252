import type { ApiModule } from '../platform/module.ts';
import { pointRoutes } from './routes.ts';

export const points: ApiModule = { name: 'points', routes: pointRoutes };

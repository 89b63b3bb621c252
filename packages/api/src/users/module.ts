import type { ApiModule } from '../platform/module.ts';
import { userRoutes } from './routes.ts';

export const users: ApiModule = { name: 'users', routes: userRoutes };

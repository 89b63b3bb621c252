import type { ApiModule } from '../platform/module.ts';
import { accessCardRoutes } from './routes.ts';

export const accessCards: ApiModule = { name: 'accessCards', routes: accessCardRoutes };

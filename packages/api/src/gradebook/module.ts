import type { ApiModule } from '../platform/module.ts';
import { gradebookRoutes } from './routes.ts';

export const gradebook: ApiModule = { name: 'gradebook', routes: gradebookRoutes };

import type { ApiModule } from '../platform/module.ts';
import { geographyRoutes } from './routes.ts';

export const geography: ApiModule = { name: 'geography', routes: geographyRoutes };

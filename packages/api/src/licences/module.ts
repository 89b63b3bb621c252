import type { ApiModule } from '../platform/module.ts';
import { licenceRoutes } from './routes.ts';

export const licences: ApiModule = { name: 'licences', routes: licenceRoutes };

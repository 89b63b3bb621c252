import type { ApiModule } from '../platform/module.ts';
import { deliveryRoutes } from './routes.ts';

export const deliveries: ApiModule = { name: 'deliveries', routes: deliveryRoutes };

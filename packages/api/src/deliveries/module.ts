import type { ApiModule } from '../platform/module.ts';
import { deliveryArchive } from './archive.ts';
import { demoDeliveries } from './demoData.ts';
import { deliveryRoutes } from './routes.ts';

export const deliveries: ApiModule = {
  name: 'deliveries',
  routes: deliveryRoutes,
  archive: deliveryArchive,
  demoData: demoDeliveries,
};

import type { ApiModule } from '../platform/module.ts';
import { deliveryArchive } from './archive.ts';
import { demoDeliveries } from './demoData.ts';
import { downloadRoutes } from './download/routes.ts';
import { reportableComment, reportableDelivery } from './reportable.ts';
import { deliveryRoutes } from './routes.ts';
import { deliveryErasure } from './erasure.ts';

export const deliveries: ApiModule = {
  name: 'deliveries',
  routes(api) {
    deliveryRoutes(api);
    downloadRoutes(api);
  },
  archive: deliveryArchive,
  demoData: demoDeliveries,
  reportable: { homeworkComment: reportableComment, delivery: reportableDelivery },
  erasure: deliveryErasure,
};

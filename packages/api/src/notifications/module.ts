import type { ApiModule } from '../platform/module.ts';
import { deliveryJob } from './deliver.ts';
import { seedNotifications } from './demoData.ts';
import { notificationEmail } from './email.ts';
import { pushHandler, sweepSubscriptions } from './push.ts';
import { notificationRoutes } from './routes.ts';
import { sweepNotifications } from './store.ts';

export const notifications: ApiModule = {
  name: 'notifications',
  routes: notificationRoutes,
  emails: [notificationEmail],
  jobs: (app) => [deliveryJob(app), pushHandler(app)],
  async sweep({ db }) {
    await sweepNotifications(db);
    await sweepSubscriptions(db);
  },
  demoData: { after: ['people'], write: seedNotifications },
};

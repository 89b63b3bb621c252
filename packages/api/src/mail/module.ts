import type { ApiModule } from '../platform/module.ts';
import { sweepOutbox } from '../platform/mail/outbox.ts';
import { mailRoutes } from './routes.ts';

export const mail: ApiModule = {
  name: 'mail',
  routes: mailRoutes,
  sweep: ({ db }) => sweepOutbox(db),
};

import type { ApiModule } from '../platform/module.ts';
import { statusGauge } from '../platform/metrics.ts';
import { countUnsent, sweepOutbox } from '../platform/mail/outbox.ts';
import { mailRoutes } from './routes.ts';

export const mail: ApiModule = {
  name: 'mail',
  routes: mailRoutes,
  sweep: ({ db }) => sweepOutbox(db),
  metrics: (db) => [
    statusGauge('lia_emails', 'Emails that are due or were tried before (waiting), or were given up (failed).', () =>
      countUnsent(db),
    ),
  ],
};

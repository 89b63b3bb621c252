import { attentionTo } from '../attention/source.ts';
import type { ApiModule } from '../platform/module.ts';
import { statusGauge } from '../platform/metrics.ts';
import { countUnsent, sweepOutbox } from '../platform/mail/outbox.ts';
import { mailRoutes } from './routes.ts';
import { undeliveredList } from './store.ts';

export const mail: ApiModule = {
  name: 'mail',
  routes: mailRoutes,
  attention: [attentionTo('undeliveredEmails', { permission: 'emails.manage', list: undeliveredList, filter: {} })],
  sweep: ({ db }) => sweepOutbox(db),
  metrics: (db) => [
    statusGauge('lia_emails', 'Emails that are due or were tried before (waiting), or were given up (failed).', () =>
      countUnsent(db),
    ),
  ],
};

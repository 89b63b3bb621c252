import type { ApiModule } from '../platform/module.ts';
import { orderArchive } from './archive.ts';
import { statusGauge } from '../platform/metrics.ts';
import { closeOrderHandler, closeOrdersHandler } from './closeOrdersJob.ts';
import { configuredPayments } from './configured.ts';
import { countUnprocessed, sweepEventBodies } from './eventStore.ts';
import { consentsOfOrder, ordersOfAccount } from './owner.ts';
import { providerEventHandler } from './receive.ts';
import { reconcileJob } from './reconcile.ts';
import { refundHandler } from './refund.ts';
import { refundEmail } from './refundEmail.ts';
import { paymentRoutes } from './routes.ts';
import { reminderEmail, voucherEmail } from './vouchers/emails.ts';
import { followVoucher } from './vouchers/follow.ts';
import { printHandler } from './vouchers/printJob.ts';

export const payments: ApiModule = {
  name: 'payments',
  routes: paymentRoutes,
  emails: [refundEmail, voucherEmail, reminderEmail],
  jobs(app) {
    const context = configuredPayments(app);
    const { provider, cards } = context;
    const sources = [provider, cards];
    return [
      providerEventHandler(context, sources),
      refundHandler(context, sources),
      printHandler(context, cards),
      closeOrdersHandler(context),
      closeOrderHandler(context),
      ...sources.map((source) => reconcileJob(context, source)),
    ];
  },
  sweep: ({ db }) => sweepEventBodies(db),
  metrics: (db) => [
    statusGauge(
      'lia_provider_events',
      'Events of payment providers that wait to be processed, or were abandoned.',
      () => countUnprocessed(db),
    ),
  ],
  followers: { payment: followVoucher },
  consentRecords: { orders: consentsOfOrder },
  consentSubjects: ordersOfAccount,
  archive: orderArchive,
};

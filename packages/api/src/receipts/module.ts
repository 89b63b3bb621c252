import { attentionTo } from '../attention/source.ts';
import type { ApiModule } from '../platform/module.ts';
import { receiptArchive } from './archive.ts';
import { seedReceipts } from './demoData.ts';
import { cancellationEmail, receiptEmail } from './emails.ts';
import { ensureReceiptsStay } from './immutable.ts';
import { invoiceEmail } from './invoiceEmail.ts';
import { invoiceList, lastDayToInvoice } from './invoiceStore.ts';
import { updateReceipt } from './ledger.ts';
import { orderList } from './orderStore.ts';
import { receiptRoutes } from './routes.ts';
import { income } from './statistics.ts';

/** Orders as they are counted, without what came of them. */
const ordersAlone = orderList({});

export const receipts: ApiModule = {
  name: 'receipts',
  routes: receiptRoutes,
  attention: [
    attentionTo('stuckOrders', { permission: 'orders.read', list: ordersAlone, filter: { stuck: true } }),
    attentionTo('latePayments', { permission: 'orders.read', list: ordersAlone, filter: { paid_late: true } }),
    attentionTo('waitingTransfers', {
      permission: 'orders.read',
      list: ordersAlone,
      filter: { transfer_waiting: true },
    }),
    attentionTo('refusedRefunds', { permission: 'orders.read', list: ordersAlone, filter: { refund: 'refused' } }),
    attentionTo('openDisputes', { permission: 'orders.read', list: ordersAlone, filter: { disputed: true } }),
    attentionTo('invoicesToCancel', {
      permission: 'invoices.manage',
      list: invoiceList,
      filter: { to_cancel: true },
    }),
    attentionTo('pendingInvoices', {
      permission: 'invoices.manage',
      list: invoiceList,
      filter: { to_issue: true },
      until: lastDayToInvoice,
    }),
  ],
  statistics: [income],
  emails: [receiptEmail, cancellationEmail, invoiceEmail],
  followers: { order: updateReceipt },
  start: ensureReceiptsStay,
  demoData: { after: ['giving', 'courses'], write: seedReceipts },
  archive: receiptArchive,
};

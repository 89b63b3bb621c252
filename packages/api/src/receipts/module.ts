import type { ApiModule } from '../platform/module.ts';
import { seedReceipts } from './demoData.ts';
import { cancellationEmail, receiptEmail } from './emails.ts';
import { ensureReceiptsStay } from './immutable.ts';
import { invoiceEmail } from './invoiceEmail.ts';
import { updateReceipt } from './ledger.ts';
import { receiptRoutes } from './routes.ts';

export const receipts: ApiModule = {
  name: 'receipts',
  routes: receiptRoutes,
  emails: [receiptEmail, cancellationEmail, invoiceEmail],
  followers: { order: updateReceipt },
  start: ensureReceiptsStay,
  demoData: { after: ['giving', 'courses'], write: seedReceipts },
};

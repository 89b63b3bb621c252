import { record } from '@lia/sdk/validation/fields';
import { number, string } from 'yup';

import type { Transaction } from '../../platform/database.ts';
import { enqueue } from '../../platform/jobs/enqueue.ts';
import { defineJob, handle, type JobHandler } from '../../platform/jobs/job.ts';
import type { CardProvider } from '../cardProvider.ts';
import type { PaymentContext } from '../fulfilment.ts';
import { openVoucher } from './openVoucher.ts';

/** Has the company print the first voucher of an order. Tried for a day: its payer waits for it. */
const printJob = defineJob({
  kind: 'print voucher',
  payload: record({ order: string().required(), days: number().required() }),
  attempts: 30,
  cancellable: false,
});

/** Has the voucher of an order printed, exactly when the transaction commits; it stands for so many days. */
export const printVoucherOf = (tx: Transaction, order: string, days: number): Promise<void> =>
  enqueue(tx, printJob, { order, days }, { key: order });

export const printHandler = (context: PaymentContext, cards: CardProvider): JobHandler =>
  handle(printJob, async ({ order, days }) => {
    await openVoucher(context, cards, order, days);
    return null;
  });

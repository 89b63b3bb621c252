import { NEWS_DAYS, STUCK_ORDER_DAYS, STUCK_SUBSCRIPTION_DAYS, TRANSFER_DAYS } from '@lia/sdk/attention/rules';
import { readTransferReference, TRANSFER } from '@lia/sdk/payments/rules';
import type { ShownOrderStatus, ShownRefundStatus } from '@lia/sdk/receipts/records';
import { readFolio } from '@lia/sdk/receipts/rules';
import { UUID } from '@lia/sdk/validation/fields';
import { type SQL, sql } from 'drizzle-orm';

import { hasManualRefund } from '../payments/refundStore.ts';
import { disputes, orders, payments, refunds, subscriptions } from '../payments/tables.ts';
import { beginsWith } from '../payments/transfers/reference.ts';
import { bankTransfers } from '../payments/transfers/tables.ts';
import { vouchers } from '../payments/vouchers/tables.ts';
import { contains } from '../platform/search.ts';
import { receipts } from './tables.ts';

/** Once its checkout is closed, an order knows it by its id alone (`forgetCheckout`). */
export const isClosed = sql<boolean>`${orders.preferenceId} is not null and ${orders.initPoint} is null
  and ${orders.status} in ('pending', 'rejected', 'expired')`;

/** Where the console shows an order to stand. */
export const shownStatus = sql`case when ${isClosed} then 'closed' else ${orders.status} end`;

/** Orders that the console shows to stand there: an index knows the status that is kept. */
export const byShownStatus = (status: ShownOrderStatus): SQL =>
  status === 'closed' ? isClosed : sql`${orders.status} = ${status} and not (${isClosed})`;

const hasStuckPayment = sql`${orders.status} = 'pending'
  and ${orders.createdAt} < now() - make_interval(days => ${STUCK_ORDER_DAYS})
  and exists (select 1 from ${payments} where ${payments.orderId} = ${orders.id} and ${payments.status} = 'pending')`;

const hasStuckSubscription = sql`${orders.id} in (
  select ${subscriptions.orderId} from ${subscriptions} where ${subscriptions.status} = 'active'
  and ${subscriptions.currentPeriodEnd} < now() - make_interval(days => ${STUCK_SUBSCRIPTION_DAYS}))`;

/**
 * Unanswered for so long that someone has to look: the company reported neither the payment nor its end, or nothing of a subscription whose
 * period is over.
 */
export const isStuck = sql`((${hasStuckPayment}) or ${hasStuckSubscription})`;

/** Paid after the last day of the voucher, when what was sold may no longer be there. */
export const isPaidLate = sql`${orders.id} in (
  select ${vouchers.orderId} from ${vouchers}
  where ${vouchers.status} = 'paid_late' and ${vouchers.paidAt} > now() - make_interval(days => ${NEWS_DAYS}))`;

/** Its payer may have forgotten the transfer, or we did not see it on the account. */
export const isTransferWaiting = sql`${orders.provider} = ${TRANSFER} and ${orders.status} = 'pending'
  and ${orders.createdAt} < now() - make_interval(days => ${TRANSFER_DAYS})`;

export const isDisputed = sql`${orders.id} in (select ${disputes.orderId} from ${disputes} where ${disputes.closedAt} is null)`;

/** Orders with a refund of this status. */
export function byRefundStatus(status: ShownRefundStatus): SQL {
  const own = sql`${refunds.orderId} = ${orders.id}`;
  const how = status === 'manual' ? hasManualRefund : sql`${refunds.status} = ${status} and not ${hasManualRefund}`;
  return sql`exists (select 1 from ${refunds} where ${own} and ${how})`;
}

/** Ids of companies have digits, or are long, and have no spaces; a long one that was drawn may be without a digit. */
const PAYMENT_ID = /^\S*\d\S*$|^[\w-]{16,}$/;

/** A voucher's number as its payer reads it, in groups or not. */
const VOUCHER_NUMBER = /^(?:\d ?){8,}$/;

/** Words of the order, or ids from other tables: these are found first, since an `or` across tables would scan every order. */
export function searched(words: string): SQL {
  const folio = readFolio(words);
  const start = readTransferReference(words);
  const named = contains(orders.search, words);
  const known = [
    ...(folio === null ? [] : [sql`select ${receipts.orderId} from ${receipts} where ${receipts.folio} = ${folio}`]),
    ...(PAYMENT_ID.test(words)
      ? [sql`select ${payments.orderId} from ${payments} where ${payments.id} = ${words}`]
      : []),
    ...(UUID.test(words) ? [sql`select ${words}::uuid`] : []),
    ...(start === null ? [] : [sql`select ${orders.id} from ${orders} where ${beginsWith(orders.id, start)}`]),
    ...(VOUCHER_NUMBER.test(words) ? [ofVoucher(words)] : []),
    ...(/\d/.test(words) ? [paidUnder(words)] : []),
  ];
  if (known.length === 0) return named;
  const ofWords = sql`select ${orders.id} from ${orders} where ${named}`;
  return sql`${orders.id} in (${sql.join([ofWords, ...known], sql` union all `)})`;
}

/** The order of the transfer that the bank gave this reference, which has digits. */
const paidUnder = (reference: string): SQL => sql`select ${bankTransfers.orderId} from ${bankTransfers}
  where lower(${bankTransfers.bankReference}) = lower(${reference}) and ${bankTransfers.undoneAt} is null`;

/** The order of the voucher with this number, whose groups may stand apart. */
const ofVoucher = (number: string): SQL => sql`select ${vouchers.orderId} from ${vouchers}
  where ${vouchers.number} = ${number.replaceAll(' ', '')}`;

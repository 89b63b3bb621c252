import { TIME_ZONE } from '@lia/sdk/calendar/instants';
import { giftReasons, type GiftReason, type PayoutEntryKind } from '@lia/sdk/payouts/rules';
import { sql, type SQL } from 'drizzle-orm';

import { embedOrders, embeds } from '../embeds/tables.ts';
import { manualRefunds, orders, payments, refunds } from '../payments/tables.ts';
import type { Transaction } from '../platform/database.ts';
import { payoutEntries, payouts } from './tables.ts';

/** An entry that stands in no statement yet. */
export interface NewEntry {
  schoolId: number;
  /** `2026-11`: the month in which it happened, in Mexico City. */
  month: string;
  kind: PayoutEntryKind;
  subject: string;
  at: Date;
  orderId: string;
  embedId: string;
  form: string;
  reason: GiftReason;
  amount: number;
}

/**
 * Movements of all orders: what was paid, what went back, and what was taken back again of that. A mark of a manual refund that holds of a
 * completed one is that refund; one that was removed stays an entry, also where the company gave the money back afterwards.
 */
const movements: SQL = sql`
  select 'payment' as kind, ${payments.provider} || ' ' || ${payments.id} as subject, ${payments.paidAt} as at, ${payments.orderId} as order_id,
    ${payments.amount} as amount
  from ${payments} where ${payments.paidAt} is not null and ${payments.status} in ('approved', 'refunded')
  union all
  select 'refund', ${refunds.id}::text, ${refunds.createdAt}, ${refunds.orderId}, -${refunds.amount}
  from ${refunds} where ${refunds.status} in ('completed', 'reversed')
  union all
  select 'reversal', ${refunds.id}::text, now(), ${refunds.orderId}, ${refunds.amount}
  from ${refunds} where ${refunds.status} = 'reversed'
  union all
  select 'refund', ${manualRefunds.id}::text, ${manualRefunds.madeAt}, ${refunds.orderId}, -${refunds.amount}
  from ${manualRefunds} join ${refunds} on ${refunds.id} = ${manualRefunds.refundId}
  where ${refunds.status} = 'refused' or ${manualRefunds.undoneAt} is not null
  union all
  select 'reversal', ${manualRefunds.id}::text, ${manualRefunds.undoneAt}, ${refunds.orderId}, ${refunds.amount}
  from ${manualRefunds} join ${refunds} on ${refunds.id} = ${manualRefunds.refundId}
  where ${manualRefunds.undoneAt} is not null`;

/** Whose an entry is: of an order that stands in a statement already, that school's, although the site may belong to another by now. */
const school: SQL = sql`coalesce((
  select ${payouts.schoolId} from ${payoutEntries} join ${payouts} on ${payouts.id} = ${payoutEntries.payoutId}
  where ${payoutEntries.orderId} = moved.order_id limit 1), ${embeds.school_id})`;

/** The movements of gifts that came through a school's site and stand in no statement yet, oldest first. */
export async function newEntries(tx: Transaction, limit: number): Promise<NewEntry[]> {
  const gifts = sql.join(
    giftReasons.map((reason) => sql`${reason}`),
    sql`, `,
  );
  return tx
    .select({
      schoolId: sql<number>`school_id`,
      month: sql<string>`month`,
      kind: sql<PayoutEntryKind>`kind`,
      subject: sql<string>`subject`,
      at: sql`at`.mapWith(payments.paidAt),
      orderId: sql<string>`order_id`,
      embedId: sql<string>`embed_id`,
      form: sql<string>`form`,
      reason: sql<GiftReason>`reason`,
      amount: sql`amount`.mapWith(payments.amount),
    })
    .from(
      sql`(
        select ${school} as school_id, to_char(moved.at at time zone ${TIME_ZONE}, 'YYYY-MM') as month, moved.kind,
          moved.subject, moved.at, moved.order_id, ${embedOrders.embedId} as embed_id, ${embedOrders.form} as form,
          ${orders.reason} as reason, moved.amount
        from (${movements}) moved
        join ${embedOrders} on ${embedOrders.orderId} = moved.order_id
        join ${embeds} on ${embeds.id} = ${embedOrders.embedId}
        join ${orders} on ${orders.id} = moved.order_id
        where ${school} is not null and ${orders.reason} in (${gifts})
          and not exists (
            select from ${payoutEntries}
            where ${payoutEntries.kind} = moved.kind and ${payoutEntries.subject} = moved.subject)
      ) entries`,
    )
    .orderBy(sql`at, subject, kind desc`)
    .limit(limit);
}

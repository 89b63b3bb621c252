import { and, eq, gt, sql } from 'drizzle-orm';

import type { Database, Transaction } from '../platform/database.ts';
import type { ProviderPayment } from './provider.ts';
import type { Order } from './store.ts';
import { disputes, payments } from './tables.ts';

const excluded = (column: string) => sql.raw(`excluded.${column}`);

/**
 * Stores the disputes that a provider reports of a payment of a locked order. A decision stays when it is reported again;
 * what a lost one takes away follows from the payment, which is `refunded` then.
 */
export async function keepDisputes(
  tx: Transaction,
  { provider, id: orderId }: Order,
  payment: ProviderPayment,
): Promise<void> {
  const { id: paymentId, disputes: reported = [] } = payment;
  if (reported.length === 0 || (await isOutdated(tx, provider, payment))) return;
  await tx
    .insert(disputes)
    .values(
      reported.map((dispute) => ({
        provider,
        paymentId,
        orderId,
        ...dispute,
        closedAt: isDecided(dispute.status) ? new Date() : null,
      })),
    )
    .onConflictDoUpdate({
      target: [disputes.provider, disputes.id],
      set: {
        status: excluded('status'),
        reason: excluded('reason'),
        amount: excluded('amount'),
        dueAt: excluded('due_at'),
        takenAt: sql`coalesce(${disputes.takenAt}, ${excluded('taken_at')})`,
        returnedAt: sql`coalesce(${disputes.returnedAt}, ${excluded('returned_at')})`,
        closedAt: sql`case when excluded.status in ('won', 'lost') then coalesce(${disputes.closedAt}, now()) end`,
      },
      // A decision is reopened by nothing but another decision.
      setWhere: sql`(${disputes.closedAt} is null or excluded.status in ('won', 'lost'))
        and (${disputes.status}, ${disputes.dueAt}, ${disputes.amount}, ${disputes.takenAt}, ${disputes.returnedAt})
          is distinct from (excluded.status, excluded.due_at, excluded.amount,
            coalesce(${disputes.takenAt}, excluded.taken_at), coalesce(${disputes.returnedAt}, excluded.returned_at))`,
    });
}

/** Whether a newer report of the payment came before this one, by the provider's own clock. */
async function isOutdated(tx: Transaction, provider: string, { id, changedAt }: ProviderPayment): Promise<boolean> {
  if (!changedAt) return false;
  const newer = and(eq(payments.provider, provider), eq(payments.id, id), gt(payments.changedAt, changedAt));
  return (await tx.$count(payments, newer)) > 0;
}

type Dispute = typeof disputes.$inferSelect;

/**
 * Whether a refund has to wait for the decision of a dispute: the company has taken the money for the payer's bank already. An
 * inquiry takes nothing, and a refund ends it.
 */
export const holdsRefund = ({ takenAt, closedAt }: Pick<Dispute, 'takenAt' | 'closedAt'>): boolean =>
  takenAt !== null && closedAt === null;

/** Payments of an order whose refund has to wait. */
export async function heldPayments(
  db: Database | Transaction,
  { provider, id }: Pick<Order, 'provider' | 'id'>,
): Promise<Set<string>> {
  const known = await db
    .select()
    .from(disputes)
    .where(and(eq(disputes.provider, provider), eq(disputes.orderId, id)));
  return new Set(known.filter(holdsRefund).map(({ paymentId }) => paymentId));
}

const isDecided = (status: string): boolean => status === 'won' || status === 'lost';

import type { Order } from '../payments/store.ts';
import type { Transaction } from '../platform/database.ts';
import { enqueueEmail } from '../platform/mail/outbox.ts';
import { cancellationEmail, receiptEmail } from './emails.ts';
import { approvedPayments, insertCancellation, insertReceipt, latestReceipt } from './store.ts';

/**
 * Writes the receipt of a paid order, or the entry that cancels it once the order is refunded, and the email about it.
 * The caller has locked the order's row, so a second call with the same status changes nothing. The receipt's number is
 * locked until the transaction ends, so everything else comes first.
 */
export async function updateReceipt(tx: Transaction, order: Order): Promise<void> {
  const latest = await latestReceipt(tx, order.id);
  const standing = latest && latest.cancelledAt === null ? latest : null;
  const to = { to: order.payer_email, language: order.language };

  if (order.status === 'approved' && !standing) {
    const id = await issueReceipt(tx, order, (latest?.edition ?? 0) + 1);
    await enqueueEmail(tx, receiptEmail, { cause: id, ...to, data: { receipt: id } });
  } else if (order.status !== 'approved' && standing) {
    await insertCancellation(tx, standing.id, order.status);
    await enqueueEmail(tx, cancellationEmail, { cause: standing.id, ...to, data: { receipt: standing.id } });
  }
}

/** Writes what was sold, to whom, and what it was paid with. Returns the receipt's id. */
async function issueReceipt(tx: Transaction, order: Order, edition: number): Promise<string> {
  const { id, reason, title, quantity, unit_price, total, payer_name, payer_email, payer_company, provider } = order;
  const paid = await approvedPayments(tx, id);
  const paidAt = paid.map((payment) => payment.paidAt ?? payment.createdAt).toSorted((a, b) => +b - +a)[0];
  return insertReceipt(tx, {
    orderId: id,
    edition,
    reason,
    lines: [{ title, quantity, unitPrice: unit_price }],
    total,
    payer_name,
    payer_email,
    payer_company,
    provider,
    payments: paid.map((payment) => ({ id: payment.id, amount: payment.amount })),
    paidAt: paidAt ?? new Date(),
  });
}

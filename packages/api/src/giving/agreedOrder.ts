import type { DonationAgreement, DonationOrdered } from '@lia/sdk/giving/agreement';
import { and, eq } from 'drizzle-orm';

import { givenForSubject } from '../consents/agreed.ts';
import { consents } from '../consents/tables.ts';
import { closeOrder } from '../payments/closeOrder.ts';
import type { Payments } from '../payments/configured.ts';
import { type OpenedOrder, openOrder, writeOrder } from '../payments/openOrder.ts';
import { findOrder, lockOrder, type Order } from '../payments/store.ts';
import type { Database, Transaction } from '../platform/database.ts';
import { ApiFailure, found } from '../platform/errors.ts';
import { translator } from '../platform/language.ts';
import type { ScopedCall } from '../platform/lists/defineList.ts';
import { enqueueEmail } from '../platform/mail/outbox.ts';
import type { Scope } from '../platform/scope.ts';
import { agreedEmail } from './agreedEmail.ts';
import { payerOf } from './give.ts';
import { donations } from './tables.ts';

/** Donations that we call about, of a scope. */
const agreed = (scope: Scope<'everything'>, id: string) =>
  and(scope.where({}), eq(donations.id, id), eq(donations.support, 2));

/**
 * Opens the checkout of what was agreed on with a donor. Where they could still pay what was agreed on before, that is closed first:
 * one way to pay is open at a time.
 * @throws {ApiFailure} 404 for a donation that we do not call about, 409 `GIFT_ORDERED` for one that is paid, or has another order than what was shown
 */
export async function openAgreed(
  payments: Payments,
  publicUrl: string,
  { db, scope }: ScopedCall<'everything'>,
  id: string,
  { children, unit_price, replaces }: DonationAgreement,
): Promise<OpenedOrder> {
  const [donation] = await db.select().from(donations).where(agreed(scope, id));
  const shown = found(donation);
  const { orderId } = shown;
  if (orderId !== replaces) throw new ApiFailure(409, 'GIFT_ORDERED');
  const order = orderId === null ? undefined : await findOrder(db, orderId);
  if (order) {
    assertUnpaid(order);
    await closeOrder(payments, order);
  }
  const language = await languageOf(db, id);
  const title = translator(language)('donation.children');
  const charge = { title, quantity: children, unit_price };
  const purchase = { reason: 'donation' as const, charge, payer: payerOf(shown), language };
  return openOrder(payments.provider, publicUrl, purchase);
}

/** Writes the order, and sends the donor where to pay it. @throws {ApiFailure} 409 `GIFT_ORDERED` where it changed meanwhile */
export async function orderAgreed(
  tx: Transaction,
  scope: Scope<'everything'>,
  id: string,
  { replaces }: Pick<DonationAgreement, 'replaces'>,
  opened: OpenedOrder,
): Promise<DonationOrdered['data']> {
  const [row] = await tx.select().from(donations).where(agreed(scope, id)).for('update');
  const donation = found(row);
  // Another administrator ordered it meanwhile: that checkout is open.
  if (donation.orderId !== replaces) throw new ApiFailure(409, 'GIFT_ORDERED');
  const order = replaces === null ? undefined : await lockOrder(tx, replaces);
  if (order) assertUnpaid(order);
  await writeOrder(tx, opened);
  await tx
    .update(donations)
    .set({ orderId: opened.id, supportStudents: opened.charge.quantity, declinedAt: null })
    .where(eq(donations.id, id));
  await enqueueEmail(tx, agreedEmail, {
    cause: opened.id,
    to: donation.email,
    language: opened.language,
    data: { order: opened.id },
  });
  return { order: opened.id };
}

function assertUnpaid({ status }: Pick<Order, 'status'>): void {
  if (status === 'approved' || status === 'refunded') throw new ApiFailure(409, 'GIFT_ORDERED');
}

/** The language in which the donor read our texts. */
async function languageOf(db: Database, id: string) {
  const [given] = await db
    .select({ language: consents.language })
    .from(consents)
    .where(givenForSubject({ kind: 'donation', id }))
    .limit(1);
  return given?.language ?? 'es';
}

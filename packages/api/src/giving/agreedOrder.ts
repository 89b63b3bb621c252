import type { GiftOrdered } from '@lia/sdk/giving/agreement';
import { and, eq } from 'drizzle-orm';

import { givenForSubject } from '../consents/agreed.ts';
import { consents } from '../consents/tables.ts';
import { closeOrder } from '../payments/closeOrder.ts';
import type { Payments } from '../payments/configured.ts';
import { type OpenedOrder, openOrder, writeOrder } from '../payments/openOrder.ts';
import { findOrder, lockOrder, type Order } from '../payments/store.ts';
import type { AppContext } from '../platform/appContext.ts';
import type { Database, Transaction } from '../platform/database.ts';
import { ApiFailure, found } from '../platform/errors.ts';
import { translator } from '../platform/language.ts';
import type { ScopedCall } from '../platform/lists/defineList.ts';
import { enqueueEmail } from '../platform/mail/outbox.ts';
import type { Scope } from '../platform/scope.ts';
import { agreedEmail } from './agreedEmail.ts';
import type { AgreedKind, Agreement } from './agreedKinds.ts';
import { payerOf } from './give.ts';

/** A gift of a scope that we call about. */
const calledGift = ({ gifts, called }: AgreedKind, scope: Scope<'everything'>, id: string) =>
  and(scope.where({}), eq(gifts.id, id), called);

/**
 * Opens the checkout of what was agreed on with a giver. Where they could still pay what was agreed on before, that is closed first:
 * one way to pay is open at a time.
 * @throws {ApiFailure} 404 for a gift that we do not call about, 422 for an agreement that does not fit it, 409 `GIFT_ORDERED` for one that is paid, or has another order than what was shown
 */
export async function openAgreed(
  payments: Payments,
  { db, scope, app }: ScopedCall<'everything'> & { app: AppContext },
  kind: AgreedKind,
  id: string,
  agreement: Agreement,
): Promise<OpenedOrder> {
  const { gifts, choice, reason } = kind;
  const { orderId, name, email, businessName } = gifts;
  const [row] = await db
    .select({ orderId, name, email, businessName, choice })
    .from(gifts)
    .where(calledGift(kind, scope, id));
  const shown = found(row);
  if (shown.orderId !== agreement.replaces) throw new ApiFailure(409, 'GIFT_ORDERED');
  const language = await languageOf(db, { kind: reason, id });
  const charge = kind.charge(shown.choice, agreement, translator(language));
  const order = shown.orderId === null ? undefined : await findOrder(db, shown.orderId);
  if (order) {
    assertUnpaid(order);
    await closeOrder(payments, order);
  }
  return openOrder(payments.provider, app.config.publicUrl, { reason, charge, payer: payerOf(shown), language });
}

/** Writes the order, and sends the giver where to pay it. @throws {ApiFailure} 409 `GIFT_ORDERED` where it changed meanwhile */
export async function orderAgreed(
  tx: Transaction,
  scope: Scope<'everything'>,
  kind: AgreedKind,
  id: string,
  agreement: Agreement,
  opened: OpenedOrder,
): Promise<GiftOrdered['data']> {
  const { orderId, email } = kind.gifts;
  const [row] = await tx
    .select({ orderId, email })
    .from(kind.gifts)
    .where(calledGift(kind, scope, id))
    .for('update');
  const gift = found(row);
  const { replaces } = agreement;
  // Another administrator ordered it meanwhile: that checkout is open.
  if (gift.orderId !== replaces) throw new ApiFailure(409, 'GIFT_ORDERED');
  const order = replaces === null ? undefined : await lockOrder(tx, replaces);
  if (order) assertUnpaid(order);
  await writeOrder(tx, opened);
  await kind.keep(tx, id, agreement, opened.id);
  await enqueueEmail(tx, agreedEmail, {
    cause: opened.id,
    to: gift.email,
    language: opened.language,
    data: { order: opened.id },
  });
  return { order: opened.id };
}

function assertUnpaid({ status }: Pick<Order, 'status'>): void {
  if (status === 'approved' || status === 'refunded') throw new ApiFailure(409, 'GIFT_ORDERED');
}

/** The language in which the giver read our texts. */
async function languageOf(db: Database, gift: { kind: AgreedKind['reason']; id: string }) {
  const [given] = await db.select({ language: consents.language }).from(consents).where(givenForSubject(gift)).limit(1);
  return given?.language ?? 'es';
}

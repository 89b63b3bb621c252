import type { CoursePurchase } from '@lia/sdk/courses/schema';

import type { Payments } from '../payments/configured.ts';
import { type OpenedOrder, openOrder, writeOrder } from '../payments/openOrder.ts';
import { lockKey, type Transaction } from '../platform/database.ts';
import type { AppContext } from '../platform/appContext.ts';
import { fingerprint } from '../platform/idempotency.ts';
import type { Language } from '../platform/language.ts';
import { cancelCompetingPayments } from './cancelCompetingPayments.ts';
import { type CheckedPurchase, checkPurchase, provenBuyer, writePurchase } from './purchase.ts';
import { type StandingPurchase, standingPurchase } from './store.ts';

/** A purchase that may be paid at a checkout: one that waits already, where there is one. */
interface CheckedCheckout {
  purchase: CheckedPurchase;
  asked: { request: string; userId: number | null; email: string };
  standing: StandingPurchase | null;
}

/** Checks a purchase, and looks whether the same buyer has a checkout open for it. @throws {ApiFailure} 422, 409 `COURSE_OWNED` */
export async function checkCheckout(
  { app, language, address }: { app: AppContext; language: Language; address: string },
  { provider }: Pick<Payments, 'provider'>,
  form: CoursePurchase,
): Promise<CheckedCheckout> {
  const purchase = await checkPurchase(app, form, { language, address });
  const asked = {
    request: fingerprint(app.secret, { checkout: form }),
    userId: await provenBuyer({ app, address }, form, purchase.course),
    email: purchase.order.payer.email,
  };
  return { purchase, asked, standing: await standingPurchase(app.db, provider.name, purchase.course, asked) };
}

/** Opens the checkout, once every other way of the buyer to pay the course has ended; null where one waits. */
export async function openCheckout(
  payments: Payments,
  publicUrl: string,
  { purchase, asked, standing }: CheckedCheckout,
): Promise<OpenedOrder | null> {
  if (standing) return null;
  const { course, order } = purchase;
  if (asked.userId !== null) await cancelCompetingPayments(payments, { userId: asked.userId, course });
  return openOrder(payments.provider, publicUrl, order);
}

/** Writes what was opened, unless another window did so meanwhile: then that checkout is the one to pay. */
export async function keepCheckout(
  tx: Transaction,
  { purchase, asked, standing }: CheckedCheckout,
  opened: OpenedOrder | null,
): Promise<Pick<StandingPurchase, 'id' | 'checkout' | 'place'>> {
  if (standing) return standing;
  if (!opened) throw new Error('No checkout was opened');
  const { course } = purchase;
  const { request, userId } = asked;
  await lockKey(tx, request);
  if (userId !== null) await lockKey(tx, `course ${course.id} of ${userId}`);
  const other = await standingPurchase(tx, opened.provider, course, asked);
  if (other) return other;
  await writeOrder(tx, opened, request);
  return { ...opened, place: await writePurchase(tx, purchase, opened.id, userId ?? 'at once') };
}

import { endAttempt } from '../payments/attempt.ts';
import { closeCheckout } from '../payments/closeCheckout.ts';
import type { Payments } from '../payments/configured.ts';
import type { Database } from '../platform/database.ts';
import { ApiFailure } from '../platform/errors.ts';
import { type CourseRow, isOwned, unpaidOrders } from './store.ts';

/** A buyer who proved who they are, and what they buy; a stranger ends nothing of theirs. */
interface Buying {
  userId: number;
  course: CourseRow;
}

/**
 * Closes the checkouts and cancels the cards and vouchers with which a buyer could still pay a course, but for those of the
 * order that is `kept`: one way to pay a course is open at a time.
 * @throws {ApiFailure} 409 `COURSE_OWNED` where one of them paid it meanwhile.
 */
export async function cancelCompetingPayments(
  payments: Payments,
  buying: Buying,
  kept: string | null = null,
): Promise<void> {
  const { db, provider, cards } = payments;
  for (const order of await unpaidOrders(db, provider.name, buying)) await closeCheckout(payments, provider, order);
  await assertUnpaid(db, buying);
  for (const order of await unpaidOrders(db, cards.name, buying)) {
    if (order.id !== kept) await endAttempt(payments, cards, order);
  }
  await assertUnpaid(db, buying);
}

async function assertUnpaid(db: Database, { course, userId }: Buying): Promise<void> {
  if (await isOwned(db, course, userId)) throw new ApiFailure(409, 'COURSE_OWNED');
}

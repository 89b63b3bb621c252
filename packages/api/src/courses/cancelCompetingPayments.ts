import { cancelPending } from '../payments/cancelPending.ts';
import type { CardProvider } from '../payments/cardProvider.ts';
import { closeCheckout } from '../payments/closeCheckout.ts';
import type { PaymentContext } from '../payments/fulfilment.ts';
import type { PaymentProvider } from '../payments/provider.ts';
import { ApiFailure } from '../platform/errors.ts';
import { type CourseRow, isOwned, unpaidOrders } from './store.ts';

/** A buyer who proved who they are, and what they buy; a stranger ends nothing of theirs. */
interface Buying {
  userId: number;
  course: CourseRow;
}

// One way to pay a course is open at a time: the others end before one more is opened.

/**
 * Closes the checkouts at which a buyer could still pay a course.
 * @throws {ApiFailure} 409 `COURSE_OWNED` where it was paid at one of them meanwhile.
 */
export async function closeCheckouts(
  context: PaymentContext,
  provider: PaymentProvider,
  buying: Buying,
): Promise<void> {
  for (const order of await unpaidOrders(context.db, provider.name, buying))
    await closeCheckout(context, provider, order);
  await assertUnpaid(context, buying);
}

/**
 * Calls off the cards and vouchers with which a buyer could still pay a course, but for those of the order that is `kept`.
 * @throws {ApiFailure} 409 `COURSE_OWNED` where one of them paid it meanwhile.
 */
export async function cancelCompetingPayments(
  context: PaymentContext,
  cards: CardProvider,
  buying: Buying,
  kept: string | null = null,
): Promise<void> {
  for (const { id, intentId } of await unpaidOrders(context.db, cards.name, buying)) {
    if (id !== kept) await cancelPending(context, cards, id, intentId);
  }
  await assertUnpaid(context, buying);
}

async function assertUnpaid({ db }: PaymentContext, { course, userId }: Buying): Promise<void> {
  if (await isOwned(db, course, userId)) throw new ApiFailure(409, 'COURSE_OWNED');
}

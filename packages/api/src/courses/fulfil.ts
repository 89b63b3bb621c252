import { notify } from '../accounts/notifications/notify.ts';
import type { Fulfil } from '../payments/fulfilment.ts';
import { requestRefunds } from '../payments/refundStore.ts';
import type { Order } from '../payments/store.ts';
import type { Transaction } from '../platform/database.ts';
import { enqueueEmail } from '../platform/mail/outbox.ts';
import { ensureBuyer } from './buyer.ts';
import { placeEmail } from './emails.ts';
import { ownedEmail } from './ownedEmail.ts';
import { changeEnrolment, type Enrolment, isOwned, keepBuyer, lockCoursesOf, lockEnrolment } from './store.ts';

/**
 * A paid order gives its place, and the account where there is none yet; money that went back takes the place away. Of a course
 * that its buyer has already, as by an order of another window, the money goes back.
 */
export const fulfilCourse: Fulfil = async (tx, order) => {
  const place = await lockEnrolment(tx, order.id);
  if (!place) return;
  if (order.status === 'approved' && place.status !== 'active') {
    const userId = await ensureOwner(tx, place, order);
    await lockCoursesOf(tx, userId);
    const isSecond = await isOwned(tx, { id: place.courseId }, userId);
    await (isSecond ? refundSecond : activate)(tx, place, order);
  }
  if (order.status === 'refunded')
    await changeEnrolment(tx, place.id, { status: 'withdrawn', withdrawnAt: new Date() });
};

/** The account of a place, which is made where there is none. */
async function ensureOwner(tx: Transaction, place: Enrolment, { language }: Order): Promise<number> {
  const userId = place.buyer ? await ensureBuyer(tx, place.buyer, language) : place.userId;
  if (userId === null) throw new Error('The place has neither an account nor a buyer');
  if (place.buyer) await keepBuyer(tx, place, userId);
  return userId;
}

/** The account that got a place is emailed: this reaches the owner of the address, even where another person typed it. */
async function activate(tx: Transaction, place: Enrolment, order: Order): Promise<void> {
  const activeSince = place.activeSince ?? new Date();
  await changeEnrolment(tx, place.id, { status: 'active', activeSince, withdrawnAt: null });
  const { userId, courseId: course } = place;
  if (userId !== null) {
    await notify(tx, 'course', { userId, cause: place.id, data: { course, title: order.title } });
  }
  await enqueueEmail(tx, placeEmail, {
    cause: place.id,
    to: order.payer_email,
    language: order.language,
    data: { place: place.id },
  });
}

async function refundSecond(tx: Transaction, { id }: Enrolment, order: Order): Promise<void> {
  await requestRefunds(tx, order, { reason: 'owned' });
  const { payer_email: to, language } = order;
  await enqueueEmail(tx, ownedEmail, { cause: id, to, language, data: { order: order.id } });
}

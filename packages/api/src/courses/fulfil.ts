import type { Fulfil } from '../payments/fulfilment.ts';
import { notify } from '../accounts/notifications/notify.ts';
import { enqueueEmail } from '../platform/mail/outbox.ts';
import { ensureBuyer } from './buyer.ts';
import { placeEmail } from './emails.ts';
import { changeEnrolment, keepBuyer, lockEnrolment } from './store.ts';

/**
 * A paid order gives its place, and the account where there is none yet; money that went back takes the place away.
 * The account that got a place is emailed: this reaches the owner of the address, even where another person typed it.
 */
export const fulfilCourse: Fulfil = async (tx, order) => {
  const place = await lockEnrolment(tx, order.id);
  if (!place) return;
  if (order.status === 'approved' && place.status !== 'active') {
    if (place.buyer) await keepBuyer(tx, place, await ensureBuyer(tx, place.buyer, order.language));
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
  if (order.status === 'refunded')
    await changeEnrolment(tx, place.id, { status: 'withdrawn', withdrawnAt: new Date() });
};

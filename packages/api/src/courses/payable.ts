import type { AssertPayable } from '../payments/fulfilment.ts';
import { ApiFailure } from '../platform/errors.ts';
import { findBuyer } from './buyer.ts';
import { findEnrolment, isOwned } from './store.ts';

/** Refuses to open a payment of a course that its buyer has by another order, as of another window. @throws {ApiFailure} 409 `COURSE_OWNED` */
export const assertNotOwned: AssertPayable = async (db, order) => {
  const place = await findEnrolment(db, order.id);
  if (!place) return;
  const userId = place.userId ?? (place.buyer && (await findBuyer(db, place.buyer)));
  if (userId !== null && (await isOwned(db, { id: place.courseId }, userId))) throw new ApiFailure(409, 'COURSE_OWNED');
};

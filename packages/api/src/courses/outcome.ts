import type { PlaceStatus } from '@lia/sdk/courses/rules';
import type { OutcomeStatus } from '@lia/sdk/receipts/records';
import { eq, inArray } from 'drizzle-orm';

import { users } from '../accounts/tables.ts';
import type { ReadItems, ReadOutcomes } from '../receipts/outcome.ts';
import { enrolments } from './tables.ts';

const statuses = {
  pending: 'waiting',
  active: 'given',
  withdrawn: 'withdrawn',
} as const satisfies Record<PlaceStatus, OutcomeStatus>;

/** Places that orders gave. */
export const readPlaces: ReadOutcomes = async (db, orderIds) => {
  const places = await db
    .select({ orderId: enrolments.orderId, status: enrolments.status, username: users.username, uuid: users.uuid })
    .from(enrolments)
    .leftJoin(users, eq(users.id, enrolments.userId))
    .where(inArray(enrolments.orderId, [...orderIds]));
  return new Map(
    places.map(({ orderId, status, username, uuid }) => [
      orderId,
      { status: statuses[status], username, user_id: uuid, schools: '', until: null },
    ]),
  );
};

/** Courses that were ordered. */
export const readOrderedCourses: ReadItems = async (db, orderIds) => {
  const places = await db
    .select({ orderId: enrolments.orderId, courseId: enrolments.courseId })
    .from(enrolments)
    .where(inArray(enrolments.orderId, [...orderIds]));
  return new Map(places.map(({ orderId, courseId }) => [orderId, String(courseId)]));
};

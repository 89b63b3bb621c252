import type { PlaceState } from '@lia/sdk/courses/rules';
import type { OutcomeState } from '@lia/sdk/receipts/records';
import { eq, inArray } from 'drizzle-orm';

import { users } from '../accounts/tables.ts';
import type { ReadOutcomes } from '../receipts/outcome.ts';
import { enrolments } from './tables.ts';

const states = {
  pending: 'waiting',
  active: 'given',
  withdrawn: 'withdrawn',
} as const satisfies Record<PlaceState, OutcomeState>;

/** Places that orders gave. */
export const readPlaces: ReadOutcomes = async (db, orderIds) => {
  const places = await db
    .select({ orderId: enrolments.orderId, state: enrolments.state, username: users.username })
    .from(enrolments)
    .leftJoin(users, eq(users.id, enrolments.userId))
    .where(inArray(enrolments.orderId, [...orderIds]));
  return new Map(
    places.map(({ orderId, state, username }) => [orderId, { state: states[state], username, until: null }]),
  );
};

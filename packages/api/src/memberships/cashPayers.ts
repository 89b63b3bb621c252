import { registrationTypes } from '@lia/sdk/registrations/rules';
import { and, eq, exists, gt, inArray, isNotNull, max, ne, notExists, or, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';

import { orders, payments, subscriptions } from '../payments/tables.ts';
import type { Database } from '../platform/database.ts';
import { planIdsOf } from './planIds.ts';
import { memberships } from './tables.ts';

const paid = alias(orders, 'paid');
const latest = alias(orders, 'latest');
const other = alias(memberships, 'other');

/** Whether two memberships are of one type of plan. */
const sameType = or(
  ...registrationTypes.map((type) =>
    and(inArray(memberships.planId, planIdsOf(type)), inArray(other.planId, planIdsOf(type))),
  ),
);

/**
 * Memberships that no card goes on paying and whose last period was paid at OXXO, as a condition on `memberships`. Where
 * another one of the type reaches further, what is paid already follows.
 */
export function paysCash(db: Database): SQL | undefined {
  const ofMembership = (one: typeof paid | typeof latest) =>
    and(
      or(eq(one.id, memberships.orderId), eq(one.renewalOf, memberships.orderId)),
      eq(one.status, 'approved'),
      isNotNull(one.periodEnd),
    );
  const lastEnd = db
    .select({ end: max(latest.periodEnd) })
    .from(latest)
    .where(ofMembership(latest));
  const inCash = db
    .select({ id: payments.id })
    .from(paid)
    .innerJoin(payments, eq(payments.orderId, paid.id))
    .where(
      and(
        ofMembership(paid),
        eq(paid.periodEnd, lastEnd),
        eq(payments.status, 'approved'),
        eq(payments.method, 'oxxo'),
      ),
    );
  const charged = db
    .select({ id: subscriptions.id })
    .from(subscriptions)
    .where(and(eq(subscriptions.orderId, memberships.orderId), ne(subscriptions.status, 'ended')));
  const followed = db
    .select({ id: other.id })
    .from(other)
    .where(
      and(
        eq(other.userId, memberships.userId),
        ne(other.id, memberships.id),
        ne(other.status, 'ended'),
        gt(other.paidUntil, memberships.paidUntil),
        sameType,
      ),
    );
  return and(isNotNull(memberships.userId), exists(inCash), notExists(charged), notExists(followed));
}

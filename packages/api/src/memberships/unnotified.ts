import { and, eq, isNotNull, lte, ne, or, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';

import { users } from '../accounts/tables.ts';
import { subscriptions } from '../payments/tables.ts';
import { memberships, planTerms } from './tables.ts';

const price = alias(planTerms, 'price');
const payer = alias(users, 'payer');
const other = alias(users, 'other');

const currentPrice = sql`(
  select ${price.value} from ${planTerms} price
  where ${and(
    eq(price.planId, memberships.planId),
    eq(price.kind, 'price'),
    lte(price.validFrom, sql`clock_timestamp()`),
  )}
  order by ${price.validFrom} desc limit 1)`;

const isCharged = sql`exists (
  select from ${subscriptions} where ${and(
    eq(subscriptions.orderId, memberships.orderId),
    sql`${subscriptions.status} in ('active', 'past_due')`,
    eq(subscriptions.cancelAtPeriodEnd, false),
  )})`;

/** The payer has no address, or one that another account confirmed as theirs. */
const hasNoAddress = sql`exists (
  select from ${users} payer where ${eq(payer.id, memberships.userId)} and (${or(
    sql`coalesce(${payer.email}, '') = ''`,
    sql`exists (select from ${users} other where ${and(
      sql`lower(${other.email}) = lower(${payer.email})`,
      isNotNull(other.emailVerifiedAt),
      ne(other.id, payer.id),
    )})`,
  )}))`;

/**
 * Memberships that a card goes on paying at less than their plan costs now, since no e-mail can notify their payer of the
 * price (decision 62), as a condition on `memberships`.
 */
export const isUnnotified: SQL = sql`(${memberships.unit_price} < ${currentPrice} and ${isCharged} and ${hasNoAddress})`;

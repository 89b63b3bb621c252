import { planById, slugOf } from '@lia/sdk/memberships/rules';
import { paidPlans, paidSlugs, termKinds, type PlanTermRecord, termStatuses } from '@lia/sdk/memberships/termRecords';
import { and, eq, gt, lte, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';

import { fullNameOrNull } from '../accounts/fullName.ts';
import { users } from '../accounts/tables.ts';
import { defineList } from '../platform/lists/defineList.ts';
import { choice } from '../platform/lists/filters.ts';
import { contains } from '../platform/search.ts';
import { memberships, planTerms } from './tables.ts';
import { isUnnotified } from './unnotified.ts';

const later = alias(planTerms, 'later');

/** Where a term stands by the clock. */
const status = sql<PlanTermRecord['status']>`case
  when ${gt(planTerms.validFrom, sql`clock_timestamp()`)} then 'scheduled'
  when exists (select 1 from ${planTerms} later where ${and(
    eq(later.planId, planTerms.planId),
    eq(later.kind, planTerms.kind),
    gt(later.validFrom, planTerms.validFrom),
    lte(later.validFrom, sql`clock_timestamp()`),
  )}) then 'past'
  else 'current' end`;

const slug: SQL = sql`case ${sql.join(
  paidPlans.map((plan) => sql`when ${planTerms.planId} = ${plan.id} then ${slugOf(plan)}`),
  sql` `,
)} end`;

/** How many go on paying less than the current price of a plan, since they cannot be written to. */
const unnotified = sql<number>`case when ${planTerms.kind} = 'price' and ${status} = 'current' then (
  select count(*)::int from ${memberships} where ${memberships.planId} = ${planTerms.planId} and ${isUnnotified}
  ) else 0 end`;

/** Prices and discounts of plans, past, present and to come. */
export const planTermList = defineList({
  name: 'plan terms',
  rows: (db, tally) =>
    db
      .select({
        id: planTerms.id,
        planId: planTerms.planId,
        kind: planTerms.kind,
        value: planTerms.value,
        status: status.as('status'),
        validFrom: planTerms.validFrom,
        createdAt: planTerms.createdAt,
        unnotified: unnotified.as('unnotified'),
        author: fullNameOrNull(users),
        tally,
      })
      .from(planTerms)
      .leftJoin(users, eq(users.id, planTerms.createdBy))
      .$dynamic(),
  key: [planTerms.id],
  // All that begin on a day stand by plan, a price before its discount.
  ties: [planTerms.planId, sql`${planTerms.kind} = 'discount'`],
  sorts: { from: planTerms.validFrom, created_at: planTerms.createdAt },
  sort: { column: 'from', descending: true },
  filters: {
    status: choice(termStatuses, status),
    plan: choice(paidSlugs, slug),
    kind: choice(termKinds, planTerms.kind),
  },
  search: (words) =>
    sql`${planTerms.createdBy} in (select ${users.id} from ${users} where ${contains(users.search, words)})`,
  searches: '`q`: words of the name or username of who changed it',
  records: (rows) =>
    rows.flatMap(({ planId, validFrom, createdAt, ...row }): PlanTermRecord[] => {
      const plan = planById(planId);
      return plan
        ? [{ ...row, plan: slugOf(plan), from: validFrom.toISOString(), created_at: createdAt.toISOString() }]
        : [];
    }),
});

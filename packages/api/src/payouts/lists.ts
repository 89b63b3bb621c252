import type { PayoutRecord } from '@lia/sdk/payouts/records';
import { payoutStatuses } from '@lia/sdk/payouts/rules';
import { LARGEST_ID, messageKey } from '@lia/sdk/validation/fields';
import { eq, sql } from 'drizzle-orm';
import { number } from 'yup';

import { schoolsIn } from '../institutions/members.ts';
import { institutions } from '../institutions/tables.ts';
import { defineList } from '../platform/lists/defineList.ts';
import { choice, filter } from '../platform/lists/filters.ts';
import type { Scope } from '../platform/scope.ts';
import { contains } from '../platform/search.ts';
import { payouts } from './tables.ts';

const status = sql<string>`case when ${payouts.issuedAt} is null then 'open' else 'issued' end`;

/** Statements, the latest first. */
export const payoutList = defineList({
  name: 'payouts',
  rows: (db, tally) =>
    db
      .select({
        id: payouts.id,
        school_id: payouts.schoolId,
        school: institutions.name,
        month: payouts.month,
        gifts: payouts.gifts,
        paid: payouts.paid,
        refunded: payouts.refunded,
        issuedAt: payouts.issuedAt,
        tally,
      })
      .from(payouts)
      .innerJoin(institutions, eq(institutions.id, payouts.schoolId))
      .$dynamic(),
  key: [payouts.id],
  within: (scope: Scope<'everything' | 'school'>) =>
    sql`${payouts.schoolId} in (select ${institutions.id} from ${institutions} where ${schoolsIn(scope)})`,
  sorts: { month: payouts.month },
  sort: { column: 'month', descending: true },
  filters: {
    status: choice(payoutStatuses, status),
    school_id: filter(number().integer(messageKey('invalid')).max(LARGEST_ID, messageKey('number.max')), (id) =>
      eq(payouts.schoolId, id),
    ),
  },
  search: (words) =>
    sql`${payouts.schoolId} in (select ${institutions.id} from ${institutions} where ${contains(institutions.search, words)})`,
  searches: '`q`: words of the name of the school',
  records: (rows) =>
    rows.map(({ issuedAt, ...row }): PayoutRecord => ({
      ...row,
      net: row.paid - row.refunded,
      status: issuedAt ? 'issued' : 'open',
      issued_at: issuedAt?.toISOString() ?? null,
    })),
});

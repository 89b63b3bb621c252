import type { LicenceOrder } from '@lia/sdk/licences/records';
import { membershipStatuses, plans } from '@lia/sdk/memberships/rules';
import { readTransferReference } from '@lia/sdk/payments/rules';
import { registrationTypes } from '@lia/sdk/registrations/rules';
import { LARGEST_ID, messageKey } from '@lia/sdk/validation/fields';
import { eq, inArray, type SQL, sql } from 'drizzle-orm';
import { number } from 'yup';

import { users } from '../accounts/tables.ts';
import { institutions } from '../institutions/tables.ts';
import { schoolNames } from '../memberships/schoolNames.ts';
import { carriedDays } from '../memberships/shown.ts';
import { memberships } from '../memberships/tables.ts';
import { isUnnotified } from '../memberships/unnotified.ts';
import { usedLicences } from '../memberships/usedLicences.ts';
import { beginsWith } from '../payments/transfers/reference.ts';
import { defineList } from '../platform/lists/defineList.ts';
import { choice, filter, only } from '../platform/lists/filters.ts';
import type { Scope } from '../platform/scope.ts';
import { contains } from '../platform/search.ts';
import { membershipsIn, ofSchools } from './reach.ts';
import { planFields } from './store.ts';
import { licencePurchases } from './tables.ts';

/** The type of a membership's plan. */
const type: SQL = sql`case ${sql.join(
  plans.map((plan) => sql`when ${memberships.planId} = ${plan.id} then ${plan.type}`),
  sql` `,
)} end`;

const idsOfType = (wanted: string): number[] => plans.filter((plan) => plan.type === wanted).map(({ id }) => id);

/** Whether it, or further licences of it, are paid under a reference that begins so. */
const isReferredTo = (start: string): SQL => sql`(${beginsWith(memberships.orderId, start)} or ${memberships.id} in (
  select ${licencePurchases.membershipId} from ${licencePurchases} where ${beginsWith(licencePurchases.orderId, start)}))`;

/** Memberships with their licences, by the id of the order that began each. */
export const licenceOrderList = defineList({
  name: 'licences',
  rows: (db, tally) =>
    db
      .select({
        id: memberships.orderId,
        owner: sql<string | null>`trim(${users.name} || ' ' || ${users.lastName})`,
        username: users.username,
        schools: schoolNames.as('schools'),
        planId: memberships.planId,
        status: memberships.status,
        paidUntil: memberships.paidUntil,
        licences: memberships.licences,
        used: usedLicences.as('used'),
        beginsAt: memberships.beginsAt,
        carriedSeconds: memberships.carriedSeconds,
        createdAt: memberships.createdAt,
        tally,
      })
      .from(memberships)
      .leftJoin(users, eq(users.id, memberships.userId))
      .$dynamic(),
  key: [memberships.orderId],
  within: (scope: Scope<'everything' | 'school'>) => membershipsIn(scope),
  sorts: {
    created_at: memberships.createdAt,
    paid_until: memberships.paidUntil,
    licences: memberships.licences,
  },
  sort: { column: 'created_at', descending: true },
  filters: {
    status: choice(membershipStatuses, memberships.status),
    unnotified: only(isUnnotified),
    type: choice(registrationTypes, type, (wanted) => inArray(memberships.planId, idsOfType(wanted))),
    school_id: filter(number().integer(messageKey('invalid')).max(LARGEST_ID, messageKey('number.max')), (id) =>
      ofSchools(sql`(${id}::int)`),
    ),
  },
  // Each found by an index of its own.
  search: (words) => {
    const owners = sql`select ${users.id} from ${users} where ${contains(users.search, words)} offset 0`;
    const named = sql`(select ${institutions.id} from ${institutions} where ${contains(institutions.search, words)})`;
    const start = readTransferReference(words);
    return sql`(${memberships.userId} in (${owners}) or ${ofSchools(named)} or ${start === null ? sql`false` : isReferredTo(start)})`;
  },
  searches:
    "`unnotified`: whose payer cannot be notified of a higher price; `school_id`: of this school; `q`: words of the owner's name, username or e-mail address, or of the name of a school, or the reference of a bank transfer for it",
  records: (rows) =>
    rows.flatMap(({ planId, status, paidUntil, beginsAt, carriedSeconds, createdAt, ...row }): LicenceOrder[] => {
      const fields = planFields({ planId, status, paidUntil });
      const begun = { begins_at: beginsAt.toISOString(), carried_days: carriedDays({ carriedSeconds }) };
      return fields ? [{ ...row, ...fields, ...begun, created_at: createdAt.toISOString() }] : [];
    }),
});

import { type SQL, sql } from 'drizzle-orm';

import { schoolMembers } from '../institutions/tables.ts';
import { isCurrentMember } from '../institutions/members.ts';
import { planIdsOf } from '../memberships/planIds.ts';
import { memberships, planOrders } from '../memberships/tables.ts';
import { orders } from '../payments/tables.ts';
import { ofSchools } from './reach.ts';
import { licencePurchases } from './tables.ts';

const schoolPlans = sql.raw(planIdsOf('escuela').join(', '));

/**
 * Orders for a school, as a query of their ids: what began and renewed its memberships, gifts with places for it among them, their
 * further licences, and plans that who runs it has not paid yet.
 */
export const schoolOrders = (schoolId: number): SQL => {
  const own = ofSchools(sql`(${schoolId}::int)`);
  const begun = sql`select ${memberships.orderId} from ${memberships} where ${own}`;
  return sql`
    ${begun}
    union all select ${orders.id} from ${orders} where ${orders.renewalOf} in (${begun})
    union all select ${licencePurchases.orderId} from ${licencePurchases} where ${licencePurchases.membershipId} in (
      select ${memberships.id} from ${memberships} where ${own})
    union all select ${planOrders.orderId} from ${planOrders} where ${planOrders.planId} in (${schoolPlans})
      and ${planOrders.userId} in (select ${schoolMembers.userId} from ${schoolMembers}
        where ${schoolMembers.schoolId} = ${schoolId} and ${schoolMembers.role} = 'schoolAdmin' and ${isCurrentMember})`;
};

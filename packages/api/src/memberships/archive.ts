import { planById, slugOf } from '@lia/sdk/memberships/rules';
import { desc, sql } from 'drizzle-orm';

import type { ArchiveContribution } from '../archives/part.ts';
import { licences, memberships } from './tables.ts';

/** What a person paid as a plan, and the licences that they hold; not who holds those of their plan. */
export const membershipArchive: ArchiveContribution = {
  memberships: {
    by: [memberships.userId],
    async read(db, person) {
      const rows = await db
        .select({
          planId: memberships.planId,
          status: memberships.status,
          licences: memberships.licences,
          since: memberships.createdAt,
          paid_until: memberships.paidUntil,
        })
        .from(memberships)
        .where(sql`${memberships.userId} in ${person}`)
        .orderBy(desc(memberships.createdAt));
      return rows.map(({ planId, ...row }) => {
        const plan = planById(planId);
        return { ...row, plan: plan ? slugOf(plan) : null };
      });
    },
  },
  licences: {
    by: [licences.userId],
    read: (db, person) =>
      db
        .select({ type: licences.type, since: licences.assignedAt, until: licences.freedAt })
        .from(licences)
        .where(sql`${licences.userId} in ${person}`)
        .orderBy(desc(licences.assignedAt)),
  },
};

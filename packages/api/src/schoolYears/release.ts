import { and, eq, isNull, sql } from 'drizzle-orm';

import { isGraded } from '../gradebook/used.ts';
import { groups, schoolPeriods } from '../institutions/tables.ts';
import type { Transaction } from '../platform/database.ts';
import { rollovers } from './tables.ts';

/**
 * Takes the groups of a year out of it, which it took by its days alone: none where the school was rolled over into it, or something
 * was graded in it. Ended groups stay what they were.
 */
export async function releaseGroups(tx: Transaction, yearId: string): Promise<void> {
  await tx
    .update(groups)
    .set({ yearId: null })
    .where(
      and(
        eq(groups.yearId, yearId),
        isNull(groups.endedAt),
        sql`not exists (select from ${rollovers} where ${rollovers.yearId} = ${yearId})`,
        sql`not exists (select from ${schoolPeriods} where ${schoolPeriods.yearId} = ${yearId} and ${isGraded})`,
      ),
    );
}

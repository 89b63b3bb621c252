import { sql } from 'drizzle-orm';

import type { Transaction } from '../platform/database.ts';
import { ApiFailure } from '../platform/errors.ts';

/**
 * For an activity that is about to have another rubric: who has its work open sees what is stale. The table is named as SQL: its folder
 * imports this one. @throws {ApiFailure} 409 `RUBRIC_USED` where work was graded by the one that it has
 */
export async function requireUnusedRubric(db: Transaction, activityId: string): Promise<void> {
  // Grading holds the same rows: it ends before, or reads the new rubric. In one order, as calls for several students hold them.
  await db.execute(sql`update homework set version = version + 1
    where id in (select id from homework where activity_id = ${activityId} order by id for update)`);
  const used = await db.$count(sql`homework`, sql`activity_id = ${activityId} and rubric_marks is not null`);
  if (used > 0) throw new ApiFailure(409, 'RUBRIC_USED');
}

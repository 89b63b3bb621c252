import { type SQL, sql } from 'drizzle-orm';

import type { Transaction } from '../platform/database.ts';
import { ApiFailure } from '../platform/errors.ts';

/** What is about to change of an activity, by which its work is graded. */
interface Change {
  rubric: boolean;
  points: boolean;
}

/**
 * For an activity whose work is about to be graded by something else: who has its work open sees what is stale. The table is named as
 * SQL: its folder imports this one. @throws {ApiFailure} 409 `RUBRIC_USED`, `POINTS_USED` where work was graded by what it has: a score
 * of 9 would be one of 9 in 100
 */
export async function requireUngraded(db: Transaction, activityId: string, change: Change): Promise<void> {
  // Grading holds the same rows: it ends before, or reads what changed. In one order, as calls for several students hold them.
  await db.execute(sql`update homework set version = version + 1
    where id in (select id from homework where activity_id = ${activityId} order by id for update)`);
  const graded = (by: SQL) => db.$count(sql`homework`, sql`activity_id = ${activityId} and ${by} is not null`);
  if (change.rubric && (await graded(sql`rubric_marks`)) > 0) throw new ApiFailure(409, 'RUBRIC_USED');
  if (change.points && (await graded(sql`score`)) > 0) throw new ApiFailure(409, 'POINTS_USED');
}

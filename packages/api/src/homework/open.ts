import { type Deadlines, deadlinesOf, isOpenAt } from '@lia/sdk/homework/deadlines';
import { attemptsAllowed, hasAttemptLeft } from '@lia/sdk/homework/states';
import { and, eq } from 'drizzle-orm';

import { activities } from '../activities/tables.ts';
import { groups } from '../institutions/tables.ts';
import type { Database } from '../platform/database.ts';
import { ApiFailure, found } from '../platform/errors.ts';
import { homework } from './tables.ts';
import { isSetToday } from './visible.ts';

interface DatedRow {
  finishDate: Date;
  cutoffDate: Date | null;
  dueOverride: Date | null;
  cutoffOverride: Date | null;
}

/** The dates that hold for a student: those of an extension before those of the activity. */
export const deadlinesOfRow = ({ finishDate, cutoffDate, dueOverride, cutoffOverride }: DatedRow): Deadlines =>
  deadlinesOf({ dueAt: finishDate.toISOString(), cutoffAt: cutoffDate?.toISOString() ?? null }, null, {
    ...(dueOverride && { dueAt: dueOverride.toISOString() }),
    ...(cutoffOverride && { cutoffAt: cutoffOverride.toISOString() }),
  });

/**
 * @throws {ApiFailure} 404 for a homework that is not the student's, 409 `HOMEWORK_CLOSED` after the last entry, `HOMEWORK_ATTEMPTS` once
 * each attempt was used
 */
export async function requireOpenHomework(db: Database, userId: number, id: string): Promise<void> {
  const [row] = await db
    .select({
      finishDate: activities.finishDate,
      cutoffDate: activities.cutoffDate,
      dueOverride: homework.dueOverride,
      cutoffOverride: homework.cutoffOverride,
      attempts: homework.attempts,
      extraAttempts: homework.extraAttempts,
      limit: activities.maxAttempts,
    })
    .from(homework)
    .innerJoin(activities, eq(activities.id, homework.activityId))
    .innerJoin(groups, eq(groups.id, activities.groupId))
    .where(and(eq(homework.id, id), eq(homework.userId, userId), isSetToday));
  const { attempts, limit, ...dates } = found(row);
  if (!isOpenAt(deadlinesOfRow(dates), new Date().toISOString())) throw new ApiFailure(409, 'HOMEWORK_CLOSED');
  if (!hasAttemptLeft(attempts, attemptsAllowed(limit, dates))) throw new ApiFailure(409, 'HOMEWORK_ATTEMPTS');
}

import type { Reopening } from '@lia/sdk/gradebook/schema';
import { and, eq, isNull } from 'drizzle-orm';

import type { GroupScope } from '../groups/scope.ts';
import type { Transaction } from '../platform/database.ts';
import { ApiFailure, found } from '../platform/errors.ts';
import { readFigures } from './grades.ts';
import { lockGroup, openPeriodOf, periodOf, studentsOf, subjectsOf } from './group.ts';
import { closedGrades, periodClosings } from './tables.ts';

interface Call {
  db: Transaction;
  scope: GroupScope;
}

/** Closes a period of a group, and keeps the suggested grades as they are. @throws {ApiFailure} 404, 409 */
export async function closePeriod({ db, scope }: Call, groupId: string, periodId: string): Promise<void> {
  const group = await lockGroup(db, scope, groupId);
  const period = await openPeriodOf(db, group, periodId);
  const subjects = await subjectsOf(db, group.id);
  const students = await studentsOf(db, group, period);
  const figures = await readFigures(
    db,
    group,
    period,
    subjects.map(({ id }) => id),
  );
  const [added] = await db
    .insert(periodClosings)
    .values({ groupId: group.id, periodId: period.id, closedBy: scope.userId })
    .returning({ id: periodClosings.id });
  const { id: closingId } = found(added);
  const rows = subjects.flatMap(({ id: subjectId }) =>
    students.map(({ id: userId }) => ({
      closingId,
      subjectId,
      userId,
      suggested: figures.suggestedOf(subjectId, userId),
    })),
  );
  if (rows.length > 0) await db.insert(closedGrades).values(rows);
}

/** Opens it again. @throws {ApiFailure} 404, 409 */
export async function reopenPeriod(
  { db, scope }: Call,
  groupId: string,
  periodId: string,
  { reason }: Reopening,
): Promise<void> {
  const group = await lockGroup(db, scope, groupId);
  const { id } = await periodOf(db, group, periodId);
  const reopened = await db
    .update(periodClosings)
    .set({ reopenedAt: new Date(), reopenedBy: scope.userId, reason })
    .where(
      and(eq(periodClosings.groupId, group.id), eq(periodClosings.periodId, id), isNull(periodClosings.reopenedAt)),
    )
    .returning({ id: periodClosings.id });
  if (reopened.length === 0) throw new ApiFailure(409, 'PERIOD_OPEN');
}

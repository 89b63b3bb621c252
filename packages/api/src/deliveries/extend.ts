import type { ExtensionCall, GivenTime, SeveralExcused } from '@lia/sdk/deliveries/schema';
import { isLateAt } from '@lia/sdk/homework/deadlines';
import { canHappen } from '@lia/sdk/homework/states';
import { and, asc, eq, inArray, isNull } from 'drizzle-orm';

import { activities } from '../activities/tables.ts';
import { deadlinesOfRow } from '../homework/open.ts';
import { homework } from '../homework/tables.ts';
import { isEnrolled } from '../homework/visible.ts';
import { groups } from '../institutions/tables.ts';
import type { Transaction } from '../platform/database.ts';
import { notFound } from '../platform/errors.ts';
import { type Changing, happen, lockHomework } from './change.ts';
import { notifyOf } from './notices.ts';
import { type HomeworkScope, staff } from './scope.ts';

interface Call {
  db: Transaction;
  scope: HomeworkScope;
}

type Dates = Pick<GivenTime, 'dueAt' | 'cutoffAt'>;

/** Gives a student more time, or takes it back. @throws {ApiFailure} 404, 409 */
export async function extend({ db, scope }: Call, id: string, { version, ...dates }: ExtensionCall): Promise<void> {
  await giveTime(db, await lockHomework(db, id, staff(scope), version), dates);
}

/**
 * Gives several students of an activity more time, each their own dates; who has a grade or is excused is left as they are. Answers the
 * dates that those who were changed had before: the same call with them takes it back. @throws {ApiFailure} 404
 */
export async function extendSeveral(call: Call, activityId: string, given: readonly GivenTime[]): Promise<GivenTime[]> {
  const dates = new Map(given.map((one) => [one.id, one]));
  const before: GivenTime[] = [];
  for (const changing of await lockSeveral(call, activityId, [...dates.keys()])) {
    const { id, status, dueOverride, cutoffOverride } = changing.row;
    const to = dates.get(id);
    if (!to || !canHappen(status, 'extend')) continue;
    await giveTime(call.db, changing, to);
    before.push({ id, dueAt: dueOverride?.toISOString() ?? null, cutoffAt: cutoffOverride?.toISOString() ?? null });
  }
  return before;
}

/**
 * Excuses several students of an activity who have delivered nothing, or takes that back; others are left as they are. Answers the
 * homework that was changed. @throws {ApiFailure} 404
 */
export async function excuseSeveral(
  call: Call,
  activityId: string,
  { homework: ids, excused }: SeveralExcused,
): Promise<string[]> {
  const changed: string[] = [];
  for (const changing of await lockSeveral(call, activityId, ids)) {
    const { id, status, attempts } = changing.row;
    const isMeant = excused ? status === 'toDo' || status === 'draft' : status === 'excused';
    if (!isMeant || attempts > 0) continue;
    await happen(call.db, changing, { type: excused ? 'excuse' : 'reopen' });
    changed.push(id);
  }
  return changed;
}

/** Locks the homework of students who are in the group of an activity. @throws {ApiFailure} 404 where one of them is not there */
async function lockSeveral({ db, scope }: Call, activityId: string, ids: readonly string[]): Promise<Changing[]> {
  const locked = await db
    .select({ row: homework, activity: activities })
    .from(homework)
    .innerJoin(activities, eq(activities.id, homework.activityId))
    .innerJoin(groups, eq(groups.id, activities.groupId))
    .where(
      and(
        inArray(homework.id, [...ids]),
        eq(activities.id, activityId),
        isNull(activities.deletedAt),
        isEnrolled,
        staff(scope),
      ),
    )
    // In one order, so that two calls wait for each other and do not lock each other out.
    .orderBy(asc(homework.id))
    .for('update', { of: homework });
  if (locked.length < new Set(ids).size) throw notFound();
  return locked;
}

/** Changes the dates of a homework, and notifies of more time, once for each date. */
async function giveTime(db: Transaction, changing: Changing, { dueAt, cutoffAt }: Dates): Promise<void> {
  const dates = {
    dueOverride: dueAt === null ? null : new Date(dueAt),
    cutoffOverride: cutoffAt === null ? null : new Date(cutoffAt),
  };
  const { row, activity } = changing;
  const deadlines = deadlinesOfRow({ ...activity, ...dates });
  const isLate = row.deliveredAt !== null && isLateAt(deadlines, row.deliveredAt.toISOString());
  await happen(db, changing, { type: 'extend', isLate }, dates);
  const isSeen = activity.isActive && activity.publishDate <= new Date();
  if (dates.dueOverride === null || !isSeen) return;
  await notifyOf(db, 'homeworkExtended', changing, dates.dueOverride.toISOString());
}

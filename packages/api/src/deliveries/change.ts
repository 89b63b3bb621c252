import { afterEvent, type HomeworkEvent, type HomeworkRefusal } from '@lia/sdk/homework/states';
import type { ErrorCode } from '@lia/sdk/http/error';
import { and, asc, eq, isNull, type SQL, sql } from 'drizzle-orm';

import { users } from '../accounts/tables.ts';
import { activities } from '../activities/tables.ts';
import { homework } from '../homework/tables.ts';
import { isEnrolled } from '../homework/visible.ts';
import { groups } from '../institutions/tables.ts';
import type { Transaction } from '../platform/database.ts';
import { ApiFailure, found } from '../platform/errors.ts';

type HomeworkRow = typeof homework.$inferSelect;
type ActivityRow = typeof activities.$inferSelect;

/** A homework that is about to change; no other transaction changes it meanwhile. */
export interface Changing {
  row: HomeworkRow;
  activity: ActivityRow;
}

/** What a caller is answered where an event is refused. */
const refusals: Readonly<Record<HomeworkRefusal, ErrorCode>> = {
  closed: 'HOMEWORK_CLOSED',
  attempts: 'HOMEWORK_ATTEMPTS',
  impossible: 'HOMEWORK_STATUS',
};

/** Locks a homework that is reached. `version`: as the caller saw it. @throws {ApiFailure} 404, 409 `HOMEWORK_STALE` */
export async function lockHomework(
  tx: Transaction,
  id: string,
  within: SQL,
  version: number | undefined,
): Promise<Changing> {
  const [locked] = await tx
    .select({ row: homework, activity: activities })
    .from(homework)
    .innerJoin(activities, eq(activities.id, homework.activityId))
    .innerJoin(groups, eq(groups.id, activities.groupId))
    .where(and(eq(homework.id, id), isNull(activities.deletedAt), within))
    .for('update', { of: homework });
  const changing = found(locked);
  if (version !== undefined && version !== changing.row.version) throw new ApiFailure(409, 'HOMEWORK_STALE');
  return changing;
}

/**
 * Locks a homework that is reached, and that of who is in its team today, in one order. The others come second: none of them is asked
 * whether the caller reaches it. @throws {ApiFailure} as `lockHomework`
 */
export async function lockTeam(
  tx: Transaction,
  id: string,
  within: SQL,
  version: number | undefined,
): Promise<{ own: Changing; mates: Changing[] }> {
  const team = await tx
    .select({ row: homework, activity: activities })
    .from(homework)
    .innerJoin(activities, eq(activities.id, homework.activityId))
    .innerJoin(users, and(eq(users.id, homework.userId), isNull(users.deletedAt)))
    .where(
      and(
        sql`${homework.teamId} = (select own.team_id from ${homework} as own where own.id = ${id})`,
        activities.inTeams,
        isEnrolled,
      ),
    )
    .orderBy(asc(homework.id))
    .for('update', { of: homework });
  const own = await lockHomework(tx, id, within, version);
  return { own, mates: team.filter(({ row }) => row.id !== own.row.id && row.teamId === own.row.teamId) };
}

/**
 * Changes a homework by an event, and only so: `also` are further columns. @throws {ApiFailure} 409 `HOMEWORK_CLOSED`,
 * `HOMEWORK_ATTEMPTS`, or `HOMEWORK_STATUS` where its status does not have the event
 */
export async function happen(
  tx: Transaction,
  { row, activity }: Changing,
  event: HomeworkEvent,
  also: Partial<typeof homework.$inferInsert> = {},
): Promise<void> {
  const { status, attempts, extraAttempts, isLate, score } = row;
  const isReleased = activity.gradesReleasedAt !== null;
  const after = afterEvent({ status, attempts, extraAttempts, isLate, score, isReleased }, event);
  if ('refused' in after) throw new ApiFailure(409, refusals[after.refused]);
  const { isReleased: _, ...columns } = after.state;
  await tx
    .update(homework)
    .set({ ...columns, ...also, version: row.version + 1 })
    .where(eq(homework.id, row.id));
}

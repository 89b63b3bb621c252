import type { GroupWorkQuery } from '@lia/sdk/deliveries/endpoints';
import type { HomeworkStatus } from '@lia/sdk/homework/states';
import { and, asc, eq, inArray, isNull, lte, sql } from 'drizzle-orm';

import { users } from '../../accounts/tables.ts';
import { dueFrom, dueUntil } from '../../activities/lists.ts';
import { activities } from '../../activities/tables.ts';
import { type GroupScope, groupsIn } from '../../groups/scope.ts';
import { homework } from '../../homework/tables.ts';
import { isEnrolled } from '../../homework/visible.ts';
import { groups } from '../../institutions/tables.ts';
import type { Database } from '../../platform/database.ts';
import { notFound } from '../../platform/errors.ts';
import type { StoredFile } from '../../platform/files.ts';
import { storedFiles } from '../../platform/tables.ts';
import { deliveries, deliveryFiles } from '../tables.ts';

/** What one student handed in for an activity, the last time; nothing where that never happened. */
export interface StudentWork {
  userId: number;
  /** By surname, as lists of the group have it. */
  student: string;
  status: HomeworkStatus;
  deliveredAt: Date | null;
  links: readonly string[];
  files: readonly StoredFile[];
}

/** An activity with the work of its students, by surname. */
export interface ActivityWork {
  id: string;
  name: string;
  group: string;
  work: StudentWork[];
}

/**
 * The work for published activities of a group, or for one of them, the first due first: of those who study there today. @throws
 * {ApiFailure} 404 where the scope reaches none
 */
export async function readGroupWork(db: Database, scope: GroupScope, asked: GroupWorkQuery): Promise<ActivityWork[]> {
  const { group_id, activity_id, user_id, from, until } = asked;
  const reachedGroup = await db
    .select({ id: groups.id })
    .from(groups)
    .leftJoin(activities, and(eq(activities.groupId, groups.id), isNull(activities.deletedAt)))
    .where(
      and(
        groupsIn(scope),
        group_id === undefined ? undefined : eq(groups.id, group_id),
        activity_id === undefined ? undefined : eq(activities.id, activity_id),
      ),
    )
    .limit(1);
  if (reachedGroup.length === 0) throw notFound();

  const rows = await db
    .select({
      id: activities.id,
      name: activities.name,
      group: groups.name,
      userId: users.id,
      firstName: users.name,
      lastName: users.lastName,
      status: homework.status,
      deliveryId: deliveries.id,
      deliveredAt: deliveries.deliveredAt,
      links: deliveries.urlPath,
    })
    .from(homework)
    .innerJoin(activities, eq(activities.id, homework.activityId))
    .innerJoin(groups, eq(groups.id, activities.groupId))
    .innerJoin(users, and(eq(users.id, homework.userId), isNull(users.deletedAt)))
    .leftJoin(
      deliveries,
      and(
        eq(deliveries.homeworkId, homework.id),
        eq(deliveries.attempt, homework.attempts),
        isNull(deliveries.hiddenAt),
      ),
    )
    .where(
      and(
        groupsIn(scope),
        isNull(activities.deletedAt),
        lte(activities.publishDate, sql`now()`),
        isEnrolled,
        group_id === undefined ? undefined : eq(groups.id, group_id),
        activity_id === undefined ? undefined : eq(activities.id, activity_id),
        user_id === undefined ? undefined : eq(users.uuid, user_id),
        from === undefined ? undefined : dueFrom(from),
        until === undefined ? undefined : dueUntil(until),
      ),
    )
    .orderBy(asc(activities.finishDate), asc(activities.id), asc(users.sortName), asc(users.id));

  const files = await filesOf(
    db,
    rows.flatMap(({ deliveryId }) => deliveryId ?? []),
  );
  const found = new Map<string, ActivityWork>();
  for (const { id, name, group, firstName, lastName, deliveryId, links, ...row } of rows) {
    const activity = found.get(id) ?? { id, name, group, work: [] };
    found.set(id, activity);
    activity.work.push({
      ...row,
      student: `${lastName} ${firstName}`.trim(),
      links: links ?? [],
      files: files.get(deliveryId ?? '') ?? [],
    });
  }
  return [...found.values()];
}

/** Files of deliveries, by the delivery. */
async function filesOf(db: Database, deliveryIds: string[]): Promise<Map<string, StoredFile[]>> {
  const found = new Map<string, StoredFile[]>();
  if (deliveryIds.length === 0) return found;
  const rows = await db
    .select({
      deliveryId: deliveryFiles.deliveryId,
      storageKey: storedFiles.storageKey,
      name: storedFiles.name,
      type: storedFiles.type,
      size: storedFiles.size,
    })
    .from(deliveryFiles)
    .innerJoin(storedFiles, eq(storedFiles.id, deliveryFiles.fileId))
    .where(inArray(deliveryFiles.deliveryId, deliveryIds))
    .orderBy(asc(storedFiles.createdAt), asc(storedFiles.id));
  for (const { deliveryId, ...file } of rows) found.set(deliveryId, [...(found.get(deliveryId) ?? []), file]);
  return found;
}

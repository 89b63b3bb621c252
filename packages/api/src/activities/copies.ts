import { randomUUID } from 'node:crypto';

import type { ActivityCopies, CopySource } from '@lia/sdk/activities/copies';
import type { Activity } from '@lia/sdk/activities/schema';
import { levels } from '@lia/sdk/registrations/rules';
import { and, asc, count, desc, eq, inArray, isNull, sql } from 'drizzle-orm';

import { type GroupScope, groupsEver, reachedGroups } from '../groups/scope.ts';
import { groups, schoolYears, sections } from '../institutions/tables.ts';
import { zoneOfGroup } from '../institutions/zone.ts';
import type { Database, Transaction } from '../platform/database.ts';
import { found, notFound } from '../platform/errors.ts';
import { copyDates } from './copyDates.ts';
import { activityList } from './lists.ts';
import { inGroups, requireGroups } from './service.ts';
import { subjectsOf } from './subjectsOf.ts';
import { activities, activityFiles } from './tables.ts';

interface Call {
  db: Transaction;
  scope: GroupScope;
}

type Source = typeof activities.$inferSelect;

/** What of a copy does not come from its source. */
type Change = Pick<Source, 'publishDate' | 'finishDate' | 'cutoffDate' | 'isActive'>;

/** Groups with activities that a scope may copy: those of today, then those of the latest school years. */
export async function readCopySources({ db, scope }: { db: Database; scope: GroupScope }): Promise<CopySource[]> {
  const rows = await db
    .select({
      id: groups.id,
      name: groups.name,
      level: sections.level,
      grade: groups.grade,
      endedAt: groups.endedAt,
      startsOn: schoolYears.startsOn,
      endsOn: schoolYears.endsOn,
      activities: count(),
    })
    .from(activities)
    .innerJoin(groups, eq(groups.id, activities.groupId))
    .innerJoin(sections, eq(sections.id, groups.sectionId))
    .leftJoin(schoolYears, eq(schoolYears.id, groups.yearId))
    .where(and(isNull(activities.deletedAt), groupsEver(scope)))
    .groupBy(groups.id, sections.level, schoolYears.startsOn, schoolYears.endsOn)
    .orderBy(desc(sql`${groups.endedAt} is null`), desc(groups.endedAt), asc(sql`plain(${groups.name})`));
  return rows.flatMap(({ level: stored, endedAt, startsOn, endsOn, ...row }) => {
    const level = levels.find((one) => one === stored);
    if (!level) return [];
    const year = startsOn === null || endsOn === null ? null : { starts_on: startsOn, ends_on: endsOn };
    return [{ ...row, level, is_past: endedAt !== null, year }];
  });
}

/** Copies an activity into its group or another one, as it is from now on. @throws {ApiFailure} 404 */
export async function copyOne(call: Call, id: string, into: string | undefined): Promise<Activity> {
  const [source] = await findSources(call, [id]);
  const target = into?.toLowerCase() ?? found(source).groupId;
  await requireGroups(call, [target]);
  const [group] = await call.db.select({ zone: zoneOfGroup }).from(groups).where(eq(groups.id, target));
  const [copy] = await copyInto(call, found(source), [target], {
    ...copyDates(found(source), found(group).zone, new Date()),
    isActive: false,
  });
  return found(await activityList.find(call, found(copy)));
}

/** Copies several activities, with the dates that are given, into each of some groups. @throws {ApiFailure} 404 */
export async function copyAll(call: Call, { group_ids: named, is_active, activities: given }: ActivityCopies) {
  // In one order, since each group is held until the end.
  const groupIds = named.map((id) => id.toLowerCase()).toSorted();
  await requireGroups(call, groupIds);
  const sources = await findSources(
    call,
    given.map(({ id }) => id),
  );
  if (sources.length < given.length) throw notFound();
  for (const source of sources) {
    const dates = found(given.find(({ id }) => id.toLowerCase() === source.id));
    // One after another: a transaction has one connection.
    // oxlint-disable-next-line no-await-in-loop
    await copyInto(call, source, groupIds, {
      publishDate: new Date(dates.publish_date),
      finishDate: new Date(dates.finish_date),
      cutoffDate: dates.cutoff_date ? new Date(dates.cutoff_date) : null,
      isActive: is_active === 1,
    });
  }
}

/** Activities that a scope may copy: also those of a school year that is over. */
const findSources = ({ db, scope }: Call, ids: readonly string[]): Promise<Source[]> =>
  db
    .select()
    .from(activities)
    .where(and(inArray(activities.id, [...ids]), isNull(activities.deletedAt), inGroups(reachedGroups(scope))));

/** The ids of the copies, which share the files of their source. */
async function copyInto(
  { db, scope }: Call,
  {
    id,
    groupId: from,
    subjectId,
    name,
    theme,
    instructions,
    resources,
    urlPath,
    points,
    maxAttempts,
    inTeams,
    rubric,
  }: Source,
  groupIds: readonly string[],
  change: Change,
): Promise<string[]> {
  const subjectOf = await subjectsOf(db, groupIds, subjectId, { sources: [from], isCopied: true });
  const setId = randomUUID();
  const content = { name, theme, instructions, resources, urlPath, points, maxAttempts, inTeams, rubric };
  const copies = await db
    .insert(activities)
    .values(
      groupIds.map((groupId) => ({
        ...content,
        ...change,
        groupId,
        setId,
        subjectId: subjectOf.get(groupId) ?? null,
        createdBy: scope.userId,
        copiedFrom: id,
      })),
    )
    .returning({ id: activities.id });
  const files = await db
    .select({ fileId: activityFiles.fileId, addedAt: activityFiles.addedAt })
    .from(activityFiles)
    .where(eq(activityFiles.activityId, id));
  const shared = copies.flatMap((copy) => files.map((file) => ({ ...file, activityId: copy.id })));
  if (shared.length > 0) await db.insert(activityFiles).values(shared);
  return copies.map((copy) => copy.id);
}

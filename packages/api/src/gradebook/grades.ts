import {
  DEFAULT_WEIGHT,
  type GradedWork,
  isDescribed,
  lowestGrade,
  type MissingRule,
  suggestedGrade,
} from '@lia/sdk/gradebook/rules';
import type { SheetWork } from '@lia/sdk/gradebook/schema';
import { isMissingAt } from '@lia/sdk/homework/deadlines';
import { and, asc, eq, inArray, isNotNull, isNull } from 'drizzle-orm';

import { dueFrom, dueUntil } from '../activities/lists.ts';
import { activities } from '../activities/tables.ts';
import { deadlinesOfRow } from '../homework/open.ts';
import { homework } from '../homework/tables.ts';
import { groups } from '../institutions/tables.ts';
import type { Database } from '../platform/database.ts';
import type { GradedGroup, Period } from './group.ts';
import { closedGrades, gradebookRules, periodGrades } from './tables.ts';

/** An activity that counts for a period. */
export interface CountedActivity {
  id: string;
  subjectId: string;
  name: string;
  finishDate: Date;
  points: number;
  weight: number;
  released: boolean;
}

/** What the grades of a group in a period are made of. */
export interface PeriodFigures {
  activities: readonly CountedActivity[];
  missingOf: (subjectId: string) => MissingRule;
  worksOf: (subjectId: string, userId: number) => SheetWork[];
  suggestedOf: (subjectId: string, userId: number) => number | null;
  givenOf: (subjectId: string, userId: number) => GivenGrade;
}

/** What a teacher gave a student; `version` 0 where nothing yet. */
export interface GivenGrade {
  grade: number | null;
  description: string;
  reason: string;
  version: number;
}

const NOTHING_GIVEN: GivenGrade = { grade: null, description: '', reason: '', version: 0 };

const keyOf = (subjectId: string, userId: number): string => `${subjectId} ${userId}`;

/** Reads the homework and the grades of subjects in a period, with a fixed number of statements. */
export async function readFigures(
  db: Database,
  group: GradedGroup,
  period: Period,
  subjectIds: readonly string[],
): Promise<PeriodFigures> {
  const ids = [...subjectIds];
  const rules = await db
    .select()
    .from(gradebookRules)
    .where(and(eq(gradebookRules.periodId, period.id), inArray(gradebookRules.subjectId, ids)));
  const ruleOf = new Map(rules.map((rule) => [rule.subjectId, rule]));
  const counted = await readActivities(db, group, period, ids);
  const list = counted.map((activity) => ({
    ...activity,
    weight: ruleOf.get(activity.subjectId)?.weights[activity.id] ?? DEFAULT_WEIGHT,
  }));
  const given = await db
    .select()
    .from(periodGrades)
    .where(and(eq(periodGrades.periodId, period.id), inArray(periodGrades.subjectId, ids)));
  const givenOf = new Map(given.map((row) => [keyOf(row.subjectId, row.userId), row]));
  const closed = period.closing === null ? null : await readClosed(db, period.closing);
  const works = await readWorks(db, list);
  const missingOf = (subjectId: string) => ruleOf.get(subjectId)?.missing ?? 'ignored';
  return {
    activities: list,
    missingOf,
    worksOf: (subjectId, userId) => (works.get(keyOf(subjectId, userId)) ?? []).map(({ shown }) => shown),
    suggestedOf: (subjectId, userId) => {
      const key = keyOf(subjectId, userId);
      if (closed) return closed.get(key) ?? null;
      if (isDescribed(group)) return null;
      const own = (works.get(key) ?? []).map(({ work }) => work);
      return suggestedGrade(own, missingOf(subjectId), lowestGrade(group));
    },
    givenOf: (subjectId, userId) => {
      const { grade, description, reason, version } = givenOf.get(keyOf(subjectId, userId)) ?? NOTHING_GIVEN;
      return { grade, description, reason, version };
    },
  };
}

async function readActivities(db: Database, group: GradedGroup, period: Period, subjectIds: string[]) {
  const rows = await db
    .select({
      id: activities.id,
      subjectId: activities.subjectId,
      name: activities.name,
      finishDate: activities.finishDate,
      points: activities.points,
      releasedAt: activities.gradesReleasedAt,
    })
    .from(activities)
    .innerJoin(groups, eq(groups.id, activities.groupId))
    .where(
      and(
        eq(activities.groupId, group.id),
        inArray(activities.subjectId, subjectIds),
        isNotNull(activities.subjectId),
        eq(activities.isActive, true),
        isNull(activities.deletedAt),
        dueFrom(period.startsOn),
        dueUntil(period.endsOn),
      ),
    )
    .orderBy(asc(activities.finishDate), asc(activities.id));
  return rows.flatMap(({ subjectId, releasedAt, ...row }) =>
    subjectId === null ? [] : [{ ...row, subjectId, released: releasedAt !== null }],
  );
}

async function readClosed(db: Database, closing: string): Promise<ReadonlyMap<string, number | null>> {
  const rows = await db.select().from(closedGrades).where(eq(closedGrades.closingId, closing));
  return new Map(rows.map(({ subjectId, userId, suggested }) => [keyOf(subjectId, userId), suggested]));
}

interface ReadWork {
  shown: SheetWork;
  work: GradedWork;
}

/** Homework by subject and student. */
async function readWorks(
  db: Database,
  list: readonly CountedActivity[],
): Promise<ReadonlyMap<string, readonly ReadWork[]>> {
  const activityOf = new Map(list.map((activity) => [activity.id, activity]));
  const rows = await db
    .select({
      activityId: homework.activityId,
      userId: homework.userId,
      status: homework.status,
      score: homework.score,
      isLate: homework.isLate,
      attempts: homework.attempts,
      dueOverride: homework.dueOverride,
      cutoffOverride: homework.cutoffOverride,
    })
    .from(homework)
    .where(inArray(homework.activityId, [...activityOf.keys()]));
  const now = new Date().toISOString();
  const works = new Map<string, ReadWork[]>();
  for (const { activityId, userId, status, score, isLate, ...row } of rows) {
    const activity = activityOf.get(activityId);
    if (!activity) continue;
    const { dueAt } = deadlinesOfRow({ ...row, finishDate: activity.finishDate, cutoffDate: null });
    const isExtended = row.dueOverride !== null;
    const isMissing = isMissingAt({ status, attempts: row.attempts, isExtended, dueAt }, now);
    const { points, weight, subjectId } = activity;
    const key = keyOf(subjectId, userId);
    const own = works.get(key) ?? [];
    own.push({
      shown: { activity: activityId, status, score, is_late: isLate, is_missing: isMissing },
      work: { status, score, points, isMissing, weight },
    });
    works.set(key, own);
  }
  return works;
}

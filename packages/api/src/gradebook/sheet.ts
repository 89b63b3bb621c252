import { lowestGrade } from '@lia/sdk/gradebook/rules';
import type { Gradebook, GradebookRules } from '@lia/sdk/gradebook/schema';

import type { GroupScope } from '../groups/scope.ts';
import type { Database, Transaction } from '../platform/database.ts';
import { found, notFound } from '../platform/errors.ts';
import { readFigures } from './grades.ts';
import {
  gradedGroup,
  lockGroup,
  openPeriodOf,
  periodOf,
  periodsOf,
  presentPeriod,
  studentsOf,
  subjectsOf,
} from './group.ts';
import { gradebookRules } from './tables.ts';

interface Call {
  db: Database;
  scope: GroupScope;
}

interface Asked {
  period?: string | undefined;
  subject?: string | undefined;
}

/** The gradebook of a group, with the sheet of a subject and a period. @throws {ApiFailure} 404 */
export async function readGradebook({ db, scope }: Call, groupId: string, asked: Asked): Promise<Gradebook['data']> {
  const group = await gradedGroup(db, scope, groupId);
  const periods = await periodsOf(db, group);
  const subjects = await subjectsOf(db, group.id);
  const period = asked.period === undefined ? presentPeriod(group, periods) : await periodOf(db, group, asked.period);
  const subject =
    asked.subject === undefined ? subjects[0] : found(subjects.find(({ id }) => id === asked.subject?.toLowerCase()));
  const { id, name, school, zone, level, grade } = group;
  return {
    group: { id, name, school, zone, level, grade },
    periods: periods.map(({ id: of, name: called, startsOn, endsOn, closing }) => ({
      id: of,
      name: called,
      starts_on: startsOn,
      ends_on: endsOn,
      closed: closing !== null,
    })),
    subjects,
    sheet: period && subject ? await readSheet() : null,
  };

  async function readSheet() {
    const of = found(period);
    const { id: subjectId } = found(subject);
    const figures = await readFigures(db, group, of, [subjectId]);
    const students = await studentsOf(db, group, of);
    return {
      period: of.id,
      subject: subjectId,
      closed: of.closing !== null || group.isOver,
      missing: figures.missingOf(subjectId),
      lowest: lowestGrade(group),
      activities: figures.activities.map(({ id: activity, name: title, finishDate, points, weight, released }) => ({
        id: activity,
        name: title,
        finish_date: finishDate.toISOString(),
        points,
        weight,
        released,
      })),
      students: students.map(({ id: userId, uuid, name: first, last_name }) => ({
        uuid,
        name: first,
        last_name,
        works: figures.worksOf(subjectId, userId),
        suggested: figures.suggestedOf(subjectId, userId),
        ...figures.givenOf(subjectId, userId),
      })),
    };
  }
}

/** Chooses how the suggested grades of a sheet are made. @throws {ApiFailure} 404, 409 */
export async function setRules(
  call: { db: Transaction; scope: GroupScope },
  groupId: string,
  { period: periodId, subject, missing, weights: given }: GradebookRules,
): Promise<Gradebook['data']> {
  const { db, scope } = call;
  const group = await lockGroup(db, scope, groupId);
  const period = await openPeriodOf(db, group, periodId);
  const { id: subjectId } = found((await subjectsOf(db, group.id)).find(({ id }) => id === subject.toLowerCase()));
  const { activities } = await readFigures(db, group, period, [subjectId]);
  const known = new Set(activities.map(({ id }) => id));
  const weights = Object.fromEntries(given.map(({ activity, weight }) => [activity.toLowerCase(), weight]));
  if (Object.keys(weights).some((id) => !known.has(id))) throw notFound();
  await db
    .insert(gradebookRules)
    .values({ subjectId, periodId: period.id, missing, weights })
    .onConflictDoUpdate({ target: [gradebookRules.subjectId, gradebookRules.periodId], set: { missing, weights } });
  return readGradebook(call, groupId, { period: period.id, subject: subjectId });
}

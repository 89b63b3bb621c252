import type { ReportCardContent } from '@lia/sdk/reportCards/schema';

import { dayOf } from '@lia/sdk/calendar/instants';
import { usualSubjects } from '@lia/sdk/subjects/usual';
import { and, between, eq, gt, inArray, isNotNull, isNull, lt, lte, min, or, sql } from 'drizzle-orm';

import { attendance } from '../attendance/tables.ts';
import { readFigures } from '../gradebook/grades.ts';
import { type GradedGroup, type GroupStudent, type Period, subjectsOf } from '../gradebook/group.ts';
import { periodClosings, periodObservations } from '../gradebook/tables.ts';
import { groups, institutions, sections } from '../institutions/tables.ts';
import type { Database } from '../platform/database.ts';
import { found } from '../platform/errors.ts';
import { reportCards } from './tables.ts';

/** The contents of a report card about a student. */
export type Findings = Pick<ReportCardContent, 'subjects' | 'attendance' | 'observations'>;

/** The same with the version of the observations: 0 where there are none. */
export interface PresentFindings extends Findings {
  observationsVersion: number;
}

/** What students of a group did in a period, as it is now, with a fixed number of statements. */
export async function readFindings(
  db: Database,
  group: GradedGroup,
  period: Period,
  students: readonly GroupStudent[],
): Promise<(student: GroupStudent) => PresentFindings> {
  const usual = usualSubjects(group.level, group.grade);
  const place = (name: string): number => (usual.includes(name) ? usual.indexOf(name) : usual.length);
  const subjects = (await subjectsOf(db, group.id)).toSorted((one, other) => place(one.name) - place(other.name));
  const ids = subjects.map(({ id }) => id);
  const figures = await readFigures(db, group, period, ids);
  const days = await readAttendance(db, group, period, students);
  const notes = await db
    .select({ userId: periodObservations.userId, text: periodObservations.text, version: periodObservations.version })
    .from(periodObservations)
    .where(and(eq(periodObservations.groupId, group.id), eq(periodObservations.periodId, period.id)));
  return ({ id: userId }) => {
    const note = notes.find((one) => one.userId === userId);
    return {
      subjects: subjects.map(({ id, name }) => {
        const { grade, description } = figures.givenOf(id, userId);
        return { id, name, grade: grade ?? figures.suggestedOf(id, userId), description };
      }),
      attendance: days.get(userId) ?? { present: 0, late: 0, absent: 0, justified: 0 },
      observations: note?.text ?? '',
      observationsVersion: note?.version ?? 0,
    };
  };
}

/**
 * When a group's period was closed for its first publication, so that closing it once more to correct a card adds no attendance to the
 * others; where nothing was published, when it was closed last. Null where it is open.
 */
async function readClosedAt(db: Database, group: GradedGroup, period: Period): Promise<Date | null> {
  const published = db
    .select({ at: min(reportCards.publishedAt) })
    .from(reportCards)
    .where(and(eq(reportCards.groupId, group.id), eq(reportCards.periodId, period.id)));
  const [row] = await db
    .select({ closedAt: min(periodClosings.closedAt) })
    .from(periodClosings)
    .where(
      and(
        eq(periodClosings.groupId, group.id),
        eq(periodClosings.periodId, period.id),
        or(isNull(periodClosings.reopenedAt), sql`${periodClosings.reopenedAt} > (${published})`),
      ),
    );
  return row?.closedAt ?? null;
}

/**
 * The attendance of students in a period, in whichever groups of the school; until it was closed, so that what is marked later makes
 * no correction, also on that day. A mark that was changed since is a correction. Who was marked in two groups on a day, on the day of a move, counts as they were marked last.
 */
async function readAttendance(db: Database, group: GradedGroup, period: Period, students: readonly GroupStudent[]) {
  const [school] = await db
    .select({ zone: institutions.zone })
    .from(institutions)
    .where(eq(institutions.id, group.schoolId));
  const { zone } = found(school);
  const closedAt = await readClosedAt(db, group, period);
  const closedOn = closedAt && dayOf(closedAt.toISOString(), zone);
  const until = closedOn !== null && closedOn < period.endsOn ? closedOn : period.endsOn;
  const marks = await db
    .selectDistinctOn([attendance.userId, attendance.day], {
      userId: attendance.userId,
      day: attendance.day,
      state: attendance.state,
    })
    .from(attendance)
    .innerJoin(groups, eq(groups.id, attendance.groupId))
    .innerJoin(sections, eq(sections.id, groups.sectionId))
    .where(
      and(
        eq(sections.schoolId, group.schoolId),
        inArray(
          attendance.userId,
          students.map(({ id }) => id),
        ),
        between(attendance.day, period.startsOn, until),
        closedAt === null || closedOn === null
          ? undefined
          : or(lt(attendance.day, closedOn), lte(attendance.markedAt, closedAt), gt(attendance.version, 1)),
        isNotNull(attendance.state),
      ),
    )
    .orderBy(attendance.userId, attendance.day, sql`${attendance.markedAt} desc`);
  const counts = new Map<number, Findings['attendance']>();
  for (const { userId, state } of marks) {
    const own = counts.get(userId) ?? { present: 0, late: 0, absent: 0, justified: 0 };
    if (state !== null) own[state] += 1;
    counts.set(userId, own);
  }
  return counts;
}

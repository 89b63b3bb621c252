import { isDeepStrictEqual } from 'node:util';

import type { ReportCardState } from '@lia/sdk/reportCards/rules';
import type { ReportCardContent } from '@lia/sdk/reportCards/schema';
import { and, desc, eq, inArray, isNull, ne, sql } from 'drizzle-orm';

import { type GradedGroup, type GroupStudent, type Period, studentsOf } from '../gradebook/group.ts';
import { closedGrades, periodClosings, periodGrades } from '../gradebook/tables.ts';
import { groups, schoolEnrolments } from '../institutions/tables.ts';
import type { Database } from '../platform/database.ts';
import { subjects } from '../subjects/tables.ts';
import { type Findings, type PresentFindings, readFindings } from './findings.ts';
import { reportCards } from './tables.ts';
import { nameKeyOf } from './year.ts';

/** The newest published report card of a student. */
export interface PublishedCard {
  id: string;
  groupId: string;
  version: number;
  reason: string;
  publishedAt: Date;
  content: ReportCardContent;
}

/** A student of a group with what their report card would have now. */
export interface Draft {
  student: GroupStudent;
  findings: PresentFindings;
  published: PublishedCard | null;
  state: ReportCardState;
}

/** The students whose report card of a period is of this group, with what it would have now. */
export async function readDrafts(db: Database, group: GradedGroup, period: Period): Promise<Draft[]> {
  const listed = await studentsOf(db, group, period);
  const newest = await readNewest(db, period, listed);
  const moved = await readMoved(db, group, period, listed);
  const students = listed.filter(({ id }) => {
    const card = newest.get(id);
    return card ? card.groupId === group.id : !moved.has(id);
  });
  const findingsOf = await readFindings(db, group, period, students);
  return students.map((student) => {
    const published = newest.get(student.id) ?? null;
    const present = findingsOf(student);
    const findings = published ? { ...present, subjects: correctedSubjects(published.content, present) } : present;
    return { student, findings, published, state: stateOf(findings, published) };
  });
}

function stateOf(findings: Findings, published: PublishedCard | null): ReportCardState {
  if (published) return isSame(findings, published.content) ? 'published' : 'changed';
  const { subjects: given, observations } = findings;
  return observations !== '' || given.some(isGraded) ? 'draft' : 'empty';
}

type Subject = Findings['subjects'][number];

const isGraded = ({ grade, description }: Subject): boolean => grade !== null || description !== '';

/**
 * The subjects of a published report card as they are now, in the same order. One that its group has no more stays as it was published;
 * one that was added since is on it where the student has a grade.
 */
function correctedSubjects({ subjects: published }: Findings, { subjects: present }: Findings): Subject[] {
  const others = present.filter(({ id }) => !published.some((one) => one.id === id));
  const kept = published.map((one) => {
    const named = others.find(({ name }) => nameKeyOf(name) === nameKeyOf(one.name));
    // One of its name that is another subject takes its place with a grade alone.
    const replacing = named && (one.id === undefined || isGraded(named)) ? named : one;
    return present.find(({ id }) => id === one.id) ?? replacing;
  });
  return [...kept, ...others.filter((one) => isGraded(one) && !kept.includes(one))];
}

/** What makes a correction: a subject that has another name now does not. */
const partsOf = ({ subjects: given, attendance, observations }: Findings) => ({
  grades: given.map(({ grade, description }) => ({ grade, description })),
  attendance,
  observations,
});

const isSame = (one: Findings, other: Findings): boolean => isDeepStrictEqual(partsOf(one), partsOf(other));

async function readNewest(
  db: Database,
  period: Period,
  students: readonly GroupStudent[],
): Promise<ReadonlyMap<number, PublishedCard>> {
  const rows = await db
    .selectDistinctOn([reportCards.userId])
    .from(reportCards)
    .where(
      and(
        eq(reportCards.periodId, period.id),
        inArray(
          reportCards.userId,
          students.map(({ id }) => id),
        ),
      ),
    )
    .orderBy(reportCards.userId, desc(reportCards.version));
  return new Map(rows.map(({ userId, ...card }) => [userId, card]));
}

/** Who studies in another group of the school year by now, and has grades of the period there: that one publishes theirs. */
async function readMoved(
  db: Database,
  group: GradedGroup,
  period: Period,
  students: readonly GroupStudent[],
): Promise<ReadonlySet<number>> {
  if (group.yearId === null) return new Set();
  const rows = await db
    .select({ userId: schoolEnrolments.userId })
    .from(schoolEnrolments)
    .innerJoin(groups, eq(groups.id, schoolEnrolments.groupId))
    .where(
      and(
        inArray(
          schoolEnrolments.userId,
          students.map(({ id }) => id),
        ),
        isNull(schoolEnrolments.until),
        eq(groups.yearId, group.yearId),
        ne(groups.id, group.id),
        sql`(exists (select from ${periodGrades} join ${subjects} on ${subjects.id} = ${periodGrades.subjectId}
            where ${subjects.groupId} = ${groups.id} and ${periodGrades.periodId} = ${period.id}
              and ${periodGrades.userId} = ${schoolEnrolments.userId}
              and (${periodGrades.grade} is not null or ${periodGrades.description} <> ''))
          or exists (select from ${closedGrades} join ${periodClosings} on ${periodClosings.id} = ${closedGrades.closingId}
            where ${periodClosings.groupId} = ${groups.id} and ${periodClosings.periodId} = ${period.id}
              and ${periodClosings.reopenedAt} is null and ${closedGrades.userId} = ${schoolEnrolments.userId}
              and ${closedGrades.suggested} is not null))`,
      ),
    );
  return new Set(rows.map(({ userId }) => userId));
}

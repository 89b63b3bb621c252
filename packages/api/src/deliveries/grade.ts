import type { Rubric } from '@lia/sdk/activities/rubric';
import type { Grade, NewComment, TeacherActionCall } from '@lia/sdk/deliveries/schema';
import { decideGrade } from '@lia/sdk/homework/marks';
import { canHappen, type HomeworkEventType, toGrade } from '@lia/sdk/homework/states';
import { and, eq, exists, inArray, isNull, sql } from 'drizzle-orm';

import { users } from '../accounts/tables.ts';
import { activities } from '../activities/tables.ts';
import { reached } from '../groups/scope.ts';
import { homework } from '../homework/tables.ts';
import { isCurrentGroup } from '../institutions/members.ts';
import { groups, schoolEnrolments } from '../institutions/tables.ts';
import type { Database, Transaction } from '../platform/database.ts';
import { invalidFields, notFound } from '../platform/errors.ts';
import { keepFile, type ReceivedFile } from '../platform/files.ts';
import { type Changing, happen, lockHomework, lockTeam } from './change.ts';
import { notifyOf, notifyOfGrade } from './notices.ts';
import { type HomeworkScope, staff } from './scope.ts';
import { homeworkComments } from './tables.ts';

interface Call {
  db: Transaction;
  scope: HomeworkScope;
}

/** What of a grade goes with it, when the work is returned, excused or opened again. */
const UNGRADED = { scoredDate: null, gradedBy: null, rubricMarks: null, scoreReason: '' };

/** Locks a homework, and that of all of its team where the call is for them as well. @throws {ApiFailure} 404, 409 `HOMEWORK_STALE` */
async function lockFor(
  { db, scope }: Call,
  id: string,
  { version, team = false }: { version?: number | undefined; team?: boolean | undefined },
): Promise<{ own: Changing; mates: Changing[] }> {
  if (team) return lockTeam(db, id, staff(scope), version);
  return { own: await lockHomework(db, id, staff(scope), version), mates: [] };
}

/** Of those of a team, whose work allows it: who is excused stays so. */
const whoCan = (type: HomeworkEventType, mates: readonly Changing[]): Changing[] =>
  mates.filter(({ row }) => canHappen(row.status, type));

/** Grades a homework. @throws {ApiFailure} 404, 409, 422 for a score beyond the points of the activity, or what its rubric does not have */
export async function grade({ db, scope }: Call, id: string, { version, team, ...given }: Grade): Promise<void> {
  const { own, mates } = await lockFor({ db, scope }, id, { version, team });
  const { points, gradesReleasedAt } = own.activity;
  const rubric = await readRubric(db, own);
  const decided = decideGrade({ rubric, points }, { ...given, score: given.score?.toString() });
  if ('refused' in decided) {
    throw invalidFields({ [decided.refused]: { key: `homework.${decided.refused}`, values: { points } } });
  }
  const { score, marks, reason } = decided;
  const also = { scoredDate: new Date(), gradedBy: scope.userId, rubricMarks: marks, scoreReason: reason };
  for (const one of [own, ...whoCan('grade', mates)]) {
    await happen(db, one, { type: 'grade', score }, also);
    if (gradesReleasedAt !== null) await notifyOfGrade(db, one);
  }
}

/** As it is now that the homework is held: a change of the rubric waits for that, or came before. */
async function readRubric(db: Transaction, { activity }: Changing): Promise<Rubric | null> {
  const [row] = await db.select({ rubric: activities.rubric }).from(activities).where(eq(activities.id, activity.id));
  return row?.rubric ?? null;
}

/** Returns, excuses or reopens a homework. @throws {ApiFailure} 404, 409 */
export async function act({ db, scope }: Call, id: string, { action, ...call }: TeacherActionCall): Promise<void> {
  const { own, mates } = await lockFor({ db, scope }, id, call);
  for (const one of [own, ...whoCan(action, mates)]) {
    await happen(db, one, { type: action }, UNGRADED);
    if (action === 'return') await notifyOf(db, 'homeworkReturned', one);
  }
}

/** Comments on a homework, in words, spoken or both. @throws {ApiFailure} 404, 422 for an empty one, or audio without its length */
export async function comment(
  { db, scope }: Call,
  id: string,
  { body = '', seconds, audience, team }: NewComment,
  [audio]: readonly ReceivedFile[],
): Promise<void> {
  const { own, mates } = await lockFor({ db, scope }, id, { team });
  if (body === '' && !audio) throw invalidFields({ body: { key: 'required' } });
  if (audio && seconds === undefined) throw invalidFields({ seconds: { key: 'required' } });
  const written = {
    authorId: scope.userId,
    audience,
    body,
    ...(audio && { audioId: await keepFile(db, audio), audioSeconds: seconds }),
  };
  await db.insert(homeworkComments).values([own, ...mates].map(({ row }) => ({ ...written, homeworkId: row.id })));
}

/** Lets students and parents see the grades of an activity, and notifies them once. @throws {ApiFailure} 404 */
export async function release({ db, scope }: Call, id: string): Promise<void> {
  const inReach = db
    .select({ id: groups.id })
    .from(groups)
    .where(and(eq(groups.id, activities.groupId), staff(scope)));
  const released = await db
    .update(activities)
    .set({ gradesReleasedAt: sql`coalesce(${activities.gradesReleasedAt}, now())` })
    .where(and(eq(activities.id, id), isNull(activities.deletedAt), exists(inReach)))
    .returning();
  const [activity] = released;
  if (!activity) throw notFound();
  const graded = await db
    .select()
    .from(homework)
    .where(and(eq(homework.activityId, id), eq(homework.status, 'graded')));
  for (const row of graded) await notifyOfGrade(db, { row, activity });
}

/** How many deliveries wait for a grade in the groups that a teacher teaches: of who studies there today. */
export async function countToGrade(db: Database, teacherId: number): Promise<number> {
  const [row] = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(homework)
    .innerJoin(activities, eq(activities.id, homework.activityId))
    .innerJoin(groups, eq(groups.id, activities.groupId))
    .innerJoin(users, eq(users.id, homework.userId))
    .where(
      and(
        isCurrentGroup,
        reached.groups(teacherId),
        isNull(activities.deletedAt),
        isNull(users.deletedAt),
        inArray(homework.status, [...toGrade]),
        sql`exists (select 1 from ${schoolEnrolments} where ${schoolEnrolments.groupId} = ${groups.id}
          and ${schoolEnrolments.userId} = ${homework.userId} and ${schoolEnrolments.until} is null)`,
      ),
    );
  return row?.count ?? 0;
}

import type { Team } from '@lia/sdk/homework/teams';
import { and, asc, eq, inArray, isNull, notInArray } from 'drizzle-orm';

import { users } from '../accounts/tables.ts';
import { lockActivity } from '../activities/service.ts';
import { activities } from '../activities/tables.ts';
import type { GroupScope } from '../groups/scope.ts';
import type { Transaction } from '../platform/database.ts';
import { ApiFailure, notFound } from '../platform/errors.ts';
import { homework, homeworkTeams } from './tables.ts';
import { isEnrolled } from './visible.ts';

interface Call {
  db: Transaction;
  scope: GroupScope;
}

/**
 * Puts the students of an activity into teams, all of them at once; who is named by none works alone. Those who left the group stay where
 * they are. @throws {ApiFailure} 404 for an activity, team or student that is not there, 409 `TEAM_DELIVERED`
 */
export async function putIntoTeams({ db, scope }: Call, activityId: string, teams: readonly Team[]): Promise<void> {
  await lockActivity({ db, scope }, activityId);
  const students = await lockStudents(db, activityId);
  const delivered = new Set(students.flatMap(({ teamId, attempts }) => (attempts > 0 && teamId ? [teamId] : [])));
  const ids = await saveTeams(db, activityId, teams);
  const teamOf = new Map(teams.flatMap(({ homework: of }, place) => of.map((id) => [id.toLowerCase(), ids[place]])));
  const known = new Set(students.map(({ id }) => id));
  if ([...teamOf.keys()].some((id) => !known.has(id))) throw notFound();
  for (const { id, teamId, attempts } of students) {
    const to = teamOf.get(id) ?? null;
    if (to === teamId) continue;
    // What was delivered for all of a team stays of all of it.
    if (attempts > 0 || (teamId !== null && delivered.has(teamId)) || (to !== null && delivered.has(to)))
      throw new ApiFailure(409, 'TEAM_DELIVERED');
    // One after another: a transaction has one connection.
    // oxlint-disable-next-line no-await-in-loop
    await db.update(homework).set({ teamId: to }).where(eq(homework.id, id));
  }
  await dropUnused(db, activityId, ids);
}

/** Who studies in the group of an activity, held in the order in which deliveries hold them. */
const lockStudents = (db: Transaction, activityId: string) =>
  db
    .select({ id: homework.id, teamId: homework.teamId, attempts: homework.attempts })
    .from(homework)
    .innerJoin(activities, eq(activities.id, homework.activityId))
    .innerJoin(users, and(eq(users.id, homework.userId), isNull(users.deletedAt)))
    .where(and(eq(homework.activityId, activityId), isEnrolled))
    .orderBy(asc(homework.id))
    .for('update', { of: homework });

/** The ids of the teams, in their order. @throws {ApiFailure} 404 for one of another activity */
async function saveTeams(db: Transaction, activityId: string, teams: readonly Team[]): Promise<string[]> {
  const ids: string[] = [];
  for (const { id, name } of teams) {
    // One after another: a transaction has one connection.
    // oxlint-disable-next-line no-await-in-loop
    const [saved] = await (id === undefined
      ? db.insert(homeworkTeams).values({ activityId, name }).returning({ id: homeworkTeams.id })
      : db
          .update(homeworkTeams)
          .set({ name })
          .where(and(eq(homeworkTeams.id, id), eq(homeworkTeams.activityId, activityId)))
          .returning({ id: homeworkTeams.id }));
    if (!saved) throw notFound();
    ids.push(saved.id);
  }
  return ids;
}

/** Deletes teams that are named no more; those of who left the group stay. */
async function dropUnused(db: Transaction, activityId: string, ids: readonly string[]): Promise<void> {
  const used = db.select({ id: homework.teamId }).from(homework).where(eq(homework.activityId, activityId));
  const unnamed = ids.length === 0 ? undefined : notInArray(homeworkTeams.id, [...ids]);
  const unused = await db
    .select({ id: homeworkTeams.id })
    .from(homeworkTeams)
    .where(and(eq(homeworkTeams.activityId, activityId), unnamed));
  const kept = new Set((await used).map(({ id }) => id));
  const gone = unused.filter(({ id }) => !kept.has(id)).map(({ id }) => id);
  if (gone.length > 0) await db.delete(homeworkTeams).where(inArray(homeworkTeams.id, gone));
}

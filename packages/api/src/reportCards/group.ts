import type { GroupReportCards, ObservationsInput, ObservationsSaved } from '@lia/sdk/reportCards/schema';
import { and, eq, isNull, sql } from 'drizzle-orm';

import { users } from '../accounts/tables.ts';
import {
  gradedGroup,
  type GradedGroup,
  lockGroup,
  openPeriodOf,
  periodOf,
  periodsOf,
  presentPeriod,
  studentsOf,
} from '../gradebook/group.ts';
import { periodObservations } from '../gradebook/tables.ts';
import { type GroupScope, reachesWholeSchool } from '../groups/scope.ts';
import { isCurrentMember } from '../institutions/members.ts';
import { schoolMembers } from '../institutions/tables.ts';
import type { Database, Transaction } from '../platform/database.ts';
import { ApiFailure, found } from '../platform/errors.ts';
import { readDrafts } from './drafts.ts';

interface Call {
  db: Database;
  scope: GroupScope;
}

/** The report cards of a group in a period. @throws {ApiFailure} 404 */
export async function readGroup({ db, scope }: Call, id: string, asked?: string): Promise<GroupReportCards['data']> {
  const group = await gradedGroup(db, scope, id);
  const periods = await periodsOf(db, group);
  const period = asked === undefined ? presentPeriod(group, periods) : await periodOf(db, group, asked);
  const { name, school, level, grade } = group;
  return {
    group: { id: group.id, name, school, level, grade },
    periods: periods.map(({ id: of, name: called, startsOn, endsOn, closing }) => ({
      id: of,
      name: called,
      starts_on: startsOn,
      ends_on: endsOn,
      closed: closing !== null,
    })),
    sheet: period
      ? {
          period: period.id,
          closed: period.closing !== null,
          publishes: await publishes({ db, scope }, group),
          students: (await readDrafts(db, group, period)).map(
            ({ student, findings: { observationsVersion, ...findings }, published, state }) => ({
              uuid: student.uuid,
              name: student.name,
              last_name: student.last_name,
              state,
              version: published?.version ?? 0,
              published_at: published?.publishedAt.toISOString() ?? null,
              ...findings,
              observations_version: observationsVersion,
            }),
          ),
        }
      : null,
  };
}

/** Whether a scope publishes the report cards of a group: who reaches its school, and its teacher where no one in LIA runs it. */
export async function publishes({ db, scope }: Call, { schoolId }: GradedGroup): Promise<boolean> {
  const run = sql`exists (select from ${schoolMembers} join ${users} on ${users.id} = ${schoolMembers.userId}
    where ${and(eq(schoolMembers.schoolId, schoolId), eq(schoolMembers.role, 'schoolAdmin'), isCurrentMember, isNull(users.deletedAt))})`;
  const [row] = await db
    .select({
      may: sql<boolean>`(${reachesWholeSchool(scope, schoolId)} or not ${run})`,
    })
    .from(sql`(select 1) as one`);
  return found(row).may;
}

/** Writes what a teacher observed of a student. @throws {ApiFailure} 404, 409 */
export async function writeObservations(
  { db, scope }: { db: Transaction; scope: GroupScope },
  { id, period: periodId, student: uuid }: { id: string; period: string; student: string },
  { text = '', version: seen }: ObservationsInput,
): Promise<ObservationsSaved['data']> {
  const group = await lockGroup(db, scope, id);
  const period = await openPeriodOf(db, group, periodId);
  const student = found(
    (await studentsOf(db, group, period)).find((one) => one.current && one.uuid === uuid.toLowerCase()),
  );
  const ofStudent = and(
    eq(periodObservations.groupId, group.id),
    eq(periodObservations.periodId, period.id),
    eq(periodObservations.userId, student.id),
  );
  const [before] = await db
    .select({ text: periodObservations.text, version: periodObservations.version })
    .from(periodObservations)
    .where(ofStudent);
  const version = before?.version ?? 0;
  if ((before?.text ?? '') === text) return { uuid: student.uuid, observations: text, version };
  if (seen !== version) throw new ApiFailure(409, 'OBSERVATIONS_STALE');
  const values = { text, version: version + 1, writtenBy: scope.userId, writtenAt: new Date() };
  await db
    .insert(periodObservations)
    .values({ groupId: group.id, periodId: period.id, userId: student.id, ...values })
    .onConflictDoUpdate({
      target: [periodObservations.groupId, periodObservations.periodId, periodObservations.userId],
      set: values,
    });
  return { uuid: student.uuid, observations: text, version: version + 1 };
}

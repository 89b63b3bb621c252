import type { HomeworkDetail, Receipt } from '@lia/sdk/deliveries/schema';
import { attemptsAllowed, shownStatus } from '@lia/sdk/homework/states';
import { and, asc, desc, eq, getTableColumns, inArray, isNull, or, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';

import { users } from '../accounts/tables.ts';
import { activities, activityFiles } from '../activities/tables.ts';
import { deadlinesOfRow } from '../homework/open.ts';
import { homework, homeworkTeams } from '../homework/tables.ts';
import { isEnrolled } from '../homework/visible.ts';
import { groups } from '../institutions/tables.ts';
import { zoneOfGroup } from '../institutions/zone.ts';
import type { Database } from '../platform/database.ts';
import { found } from '../platform/errors.ts';
import type { StoredFile } from '../platform/files.ts';
import { storedFiles } from '../platform/tables.ts';
import { family, type HomeworkScope, staff, student } from './scope.ts';
import { deliveries, deliveryFiles, homeworkComments } from './tables.ts';

interface Call {
  db: Database;
  scope: HomeworkScope;
}

const shown = { name: storedFiles.name, type: storedFiles.type, size: storedFiles.size };

/** A homework that a scope reaches, with who asks; @throws {ApiFailure} 404 */
async function findHomework({ db, scope }: Call, id: string) {
  const [row] = await db
    .select({
      homework,
      activity: activities,
      zone: zoneOfGroup,
      student: { uuid: users.uuid, name: users.name, lastName: users.lastName },
      isStaff: sql<boolean>`${staff(scope)}`,
      isFamily: sql<boolean>`${family(scope)}`,
    })
    .from(homework)
    .innerJoin(activities, eq(activities.id, homework.activityId))
    .innerJoin(groups, eq(groups.id, activities.groupId))
    .innerJoin(users, eq(users.id, homework.userId))
    .where(
      and(
        eq(homework.id, id),
        isNull(activities.deletedAt),
        isNull(users.deletedAt),
        or(staff(scope), family(scope), student(scope)),
      ),
    );
  return found(row);
}

/**
 * A homework with its deliveries. Students and parents see the grade when it is released; comments for the family are not for the
 * student. @throws {ApiFailure} 404
 */
export async function readHomework(call: Call, id: string): Promise<HomeworkDetail> {
  const { homework: row, activity, zone, student: pupil, isStaff, isFamily } = await findHomework(call, id);
  const { dueAt, cutoffAt } = deadlinesOfRow({ ...row, ...activity });
  const maySeeGrade = isStaff || activity.gradesReleasedAt !== null;
  const { db } = call;
  return {
    id,
    version: row.version,
    status: maySeeGrade ? row.status : shownStatus({ ...row, isReleased: false }),
    score: maySeeGrade ? row.score : null,
    marks: maySeeGrade ? row.rubricMarks : null,
    score_reason: maySeeGrade ? row.scoreReason : '',
    points: activity.points,
    attempts: row.attempts,
    max_attempts: attemptsAllowed(activity.maxAttempts, row),
    is_extended: row.dueOverride !== null,
    due_at: dueAt,
    cutoff_at: cutoffAt,
    zone,
    team: activity.inTeams ? await readTeam(db, row.teamId, isFamily) : null,
    student: { uuid: pupil.uuid, name: fullName(pupil) },
    activity: {
      id: activity.id,
      name: activity.name,
      theme: activity.theme,
      instructions: activity.instructions,
      resources: activity.resources,
      url_path: activity.urlPath,
      rubric: activity.rubric,
      in_teams: activity.inTeams ? 1 : 0,
      files: await db
        .select({ id: activityFiles.id, ...shown })
        .from(activityFiles)
        .innerJoin(storedFiles, eq(storedFiles.id, activityFiles.fileId))
        .where(eq(activityFiles.activityId, activity.id))
        .orderBy(asc(activityFiles.addedAt)),
    },
    deliveries: await readReceipts(db, id, isFamily),
    comments: await readComments(call, seenComments(id, isStaff || isFamily)),
  };
}

/** A team with the names of who is in it today; parents do not see others. */
async function readTeam(db: Database, teamId: string | null, isFamily: boolean): Promise<HomeworkDetail['team']> {
  if (teamId === null) return null;
  const [team] = await db.select({ name: homeworkTeams.name }).from(homeworkTeams).where(eq(homeworkTeams.id, teamId));
  const members = await db
    .select({ name: users.name, lastName: users.lastName })
    .from(homework)
    .innerJoin(activities, eq(activities.id, homework.activityId))
    .innerJoin(users, and(eq(users.id, homework.userId), isNull(users.deletedAt)))
    .where(and(eq(homework.teamId, teamId), isEnrolled))
    .orderBy(asc(users.sortName), asc(users.id));
  return { name: found(team).name, members: isFamily ? [] : members.map(fullName) };
}

const fullName = ({ name, lastName }: { name: string; lastName: string }): string => `${name} ${lastName}`.trim();

/** The delivery of who of a team sent it, which another one shares. */
const source = alias(deliveries, 'source');

/** Deliveries of a homework, the last one first; those of a team have one number for all. */
async function readReceipts(db: Database, homeworkId: string, isFamily: boolean): Promise<Receipt[]> {
  const rows = await db
    .select({ ...getTableColumns(deliveries), sender: { name: users.name, lastName: users.lastName } })
    .from(deliveries)
    .leftJoin(source, eq(source.id, deliveries.sharedFrom))
    .leftJoin(homework, eq(homework.id, source.homeworkId))
    .leftJoin(users, eq(users.id, homework.userId))
    .where(eq(deliveries.homeworkId, homeworkId))
    .orderBy(desc(deliveries.attempt));
  const files = await db
    .select({ deliveryId: deliveryFiles.deliveryId, id: deliveryFiles.id, ...shown })
    .from(deliveryFiles)
    .innerJoin(storedFiles, eq(storedFiles.id, deliveryFiles.fileId))
    .where(
      inArray(
        deliveryFiles.deliveryId,
        rows.filter((row) => row.hiddenAt === null).map((row) => row.id),
      ),
    )
    .orderBy(asc(storedFiles.createdAt));
  return rows.map((row) => ({
    id: row.sharedFrom ?? row.id,
    receipt: (row.sharedFrom ?? row.id).slice(0, 8).toUpperCase(),
    attempt: row.attempt,
    delivered_by: row.sender === null || isFamily ? null : fullName(row.sender),
    delivered_at: row.deliveredAt.toISOString(),
    is_late: row.isLate,
    is_hidden: row.hiddenAt !== null,
    fingerprint: row.fingerprint,
    url_path: row.hiddenAt === null ? row.urlPath : [],
    files: files.flatMap(({ deliveryId, ...file }) => (deliveryId === row.id ? [file] : [])),
  }));
}

/** Comments on a homework that a caller may see: a student those that are for them, and no one what was hidden. */
const seenComments = (homeworkId: string, all: boolean): SQL | undefined =>
  and(
    eq(homeworkComments.homeworkId, homeworkId),
    isNull(homeworkComments.hiddenAt),
    all ? undefined : eq(homeworkComments.audience, 'student'),
  );

async function readComments({ db, scope }: Call, seen: SQL | undefined): Promise<HomeworkDetail['comments']> {
  const rows = await db
    .select({
      id: homeworkComments.id,
      body: homeworkComments.body,
      audience: homeworkComments.audience,
      mine: sql<boolean>`${homeworkComments.authorId} = ${scope.userId}`,
      seconds: homeworkComments.audioSeconds,
      type: storedFiles.type,
      name: users.name,
      lastName: users.lastName,
      createdAt: homeworkComments.createdAt,
    })
    .from(homeworkComments)
    .innerJoin(users, eq(users.id, homeworkComments.authorId))
    .leftJoin(storedFiles, eq(storedFiles.id, homeworkComments.audioId))
    .where(seen)
    .orderBy(asc(homeworkComments.createdAt));
  return rows.map(({ name, lastName, createdAt, seconds, type, ...row }) => ({
    ...row,
    audio: type === null || seconds === null ? null : { id: row.id, type, seconds },
    author: `${name} ${lastName}`.trim(),
    created_at: createdAt.toISOString(),
  }));
}

/** A file of a homework; `isComment` where it is spoken in a comment. */
type HomeworkFile = StoredFile & { isComment: boolean };

/** A file of the activity of a homework, of one of its deliveries, or of a comment, by whose id it is named. @throws {ApiFailure} 404 */
export async function findHomeworkFile(call: Call, id: string, file: string): Promise<HomeworkFile> {
  const { activity, isStaff, isFamily } = await findHomework(call, id);
  const { db } = call;
  const stored = { storageKey: storedFiles.storageKey, ...shown };
  const [given] = await db
    .select(stored)
    .from(activityFiles)
    .innerJoin(storedFiles, eq(storedFiles.id, activityFiles.fileId))
    .where(and(eq(activityFiles.id, file), eq(activityFiles.activityId, activity.id)));
  if (given) return { ...given, isComment: false };
  const [delivered] = await db
    .select(stored)
    .from(deliveryFiles)
    .innerJoin(deliveries, eq(deliveries.id, deliveryFiles.deliveryId))
    .innerJoin(storedFiles, eq(storedFiles.id, deliveryFiles.fileId))
    .where(and(eq(deliveryFiles.id, file), eq(deliveries.homeworkId, id), isNull(deliveries.hiddenAt)));
  if (delivered) return { ...delivered, isComment: false };
  const [spoken] = await db
    .select(stored)
    .from(homeworkComments)
    .innerJoin(storedFiles, eq(storedFiles.id, homeworkComments.audioId))
    .where(and(eq(homeworkComments.id, file), seenComments(id, isStaff || isFamily)));
  return { ...found(spoken), isComment: true };
}

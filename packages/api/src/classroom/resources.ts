import { MAX_RESOURCES } from '@lia/sdk/classroom/rules';
import type { MeetingResource } from '@lia/sdk/classroom/schema';
import { readUrl } from '@lia/sdk/validation/url';
import { and, asc, eq, isNull, sql } from 'drizzle-orm';

import { detachFiles } from '../platform/attachedFiles.ts';
import type { Database, Transaction } from '../platform/database.ts';
import { found, invalidFields } from '../platform/errors.ts';
import { keepFile, type ReceivedFile, type StoredFile } from '../platform/files.ts';
import { storedFileColumns, storedFiles } from '../platform/tables.ts';
import { joinedBy, type JoinScope, plannedBy, type PlannerScope } from './scope.ts';
import { meetingResources, meetings } from './tables.ts';

interface Call {
  db: Transaction;
  scope: PlannerScope;
}

/** Adds a file or a link to a class. @throws {ApiFailure} 404, 422 */
export async function addResource(
  call: Call,
  meetingId: string,
  resource: { file: ReceivedFile } | { url: string },
): Promise<MeetingResource[]> {
  const { db, scope } = call;
  await lockMeeting(call, meetingId);
  const kept = 'file' in resource ? { fileId: await keepFile(db, resource.file) } : resource;
  await db
    .insert(meetingResources)
    .values({ meetingId, ...kept, addedBy: scope.userId, addedAt: sql`clock_timestamp()` });
  if ((await db.$count(meetingResources, eq(meetingResources.meetingId, meetingId))) > MAX_RESOURCES)
    throw invalidFields({
      ['file' in resource ? 'file' : 'urlPath']: { key: 'classroom.resources', values: { max: MAX_RESOURCES } },
    });
  return read(db, meetingId);
}

/** Takes files and links from a class, with their bytes: all where none is named. @throws {ApiFailure} 404 */
export async function deleteResources(
  call: Call,
  meetingId: string,
  ids: readonly string[] | undefined,
): Promise<MeetingResource[]> {
  const { db } = call;
  await lockMeeting(call, meetingId);
  await detachFiles(db, meetingResources, { of: eq(meetingResources.meetingId, meetingId), ids });
  return read(db, meetingId);
}

/** Files and links of a class that a scope may join, in the order in which they were added. @throws {ApiFailure} 404 */
export async function readResources(db: Database, scope: JoinScope, meetingId: string): Promise<MeetingResource[]> {
  const [meeting] = await db
    .select({ id: meetings.id })
    .from(meetings)
    .where(and(eq(meetings.id, meetingId), isNull(meetings.deletedAt), joinedBy(scope)));
  return read(db, found(meeting).id);
}

/** A file of a class that a scope may join. @throws {ApiFailure} 404 */
export async function findFile(db: Database, scope: JoinScope, meetingId: string, id: string): Promise<StoredFile> {
  const [row] = await db
    .select(storedFileColumns)
    .from(meetingResources)
    .innerJoin(storedFiles, eq(storedFiles.id, meetingResources.fileId))
    .innerJoin(meetings, eq(meetings.id, meetingResources.meetingId))
    .where(and(eq(meetingResources.id, id), eq(meetings.id, meetingId), isNull(meetings.deletedAt), joinedBy(scope)));
  return found(row);
}

/** Held until the end, so that two calls do not both see that there is room for one more. @throws {ApiFailure} 404 */
async function lockMeeting({ db, scope }: Call, id: string): Promise<void> {
  const [meeting] = await db
    .select({ id: meetings.id })
    .from(meetings)
    .where(and(eq(meetings.id, id), isNull(meetings.deletedAt), plannedBy(scope)))
    .for('update');
  found(meeting);
}

async function read(db: Database, meetingId: string): Promise<MeetingResource[]> {
  const rows = await db
    .select({
      id: meetingResources.id,
      url: meetingResources.url,
      name: storedFiles.name,
      type: storedFiles.type,
      size: storedFiles.size,
    })
    .from(meetingResources)
    .leftJoin(storedFiles, eq(storedFiles.id, meetingResources.fileId))
    .where(eq(meetingResources.meetingId, meetingId))
    .orderBy(asc(meetingResources.addedAt), asc(meetingResources.id));
  // People see where a link leads, and not what it calls itself.
  return rows.map(({ name, ...row }) => ({ ...row, name: name ?? readUrl(row.url ?? '')?.host ?? '' }));
}

import type { NewSubject, Subject } from '@lia/sdk/subjects/schema';
import { and, asc, eq, isNull, sql } from 'drizzle-orm';

import { type GroupScope, groupsIn } from '../groups/scope.ts';
import { groups } from '../institutions/tables.ts';
import { type Database, violatedConstraint } from '../platform/database.ts';
import { ApiFailure, found } from '../platform/errors.ts';
import { subjects } from './tables.ts';

interface Call {
  db: Database;
  scope: GroupScope;
}

const columns = { id: subjects.id, group_id: subjects.groupId, name: subjects.name };

/** Subjects of a group by name. @throws {ApiFailure} 404 for a group that the scope does not reach */
export async function readSubjects({ db, scope }: Call, groupId: string): Promise<Subject[]> {
  await requireGroup({ db, scope }, groupId);
  return db
    .select(columns)
    .from(subjects)
    .where(and(eq(subjects.groupId, groupId), isNull(subjects.deletedAt)))
    .orderBy(asc(sql`plain(${subjects.name})`));
}

/** @throws {ApiFailure} 404, 409 */
export async function addSubject(call: Call, { group_id: groupId, name }: NewSubject): Promise<Subject> {
  await requireGroup(call, groupId);
  const [added] = await unlessTaken(() => call.db.insert(subjects).values({ groupId, name }).returning(columns));
  return found(added);
}

/** @throws {ApiFailure} 404, 409 */
export async function renameSubject({ db, scope }: Call, id: string, name: string): Promise<Subject> {
  const reached = sql`${subjects.groupId} in (select ${groups.id} from ${groups} where ${groupsIn(scope)})`;
  const [renamed] = await unlessTaken(() =>
    db
      .update(subjects)
      .set({ name })
      .where(and(eq(subjects.id, id), isNull(subjects.deletedAt), reached))
      .returning(columns),
  );
  return found(renamed);
}

async function requireGroup({ db, scope }: Call, id: string): Promise<void> {
  found(
    (
      await db
        .select({ id: groups.id })
        .from(groups)
        .where(and(eq(groups.id, id), groupsIn(scope)))
    )[0],
  );
}

async function unlessTaken<T>(write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    throw violatedConstraint(error) === 'subjects_name_taken' ? new ApiFailure(409, 'SUBJECT_NAME_TAKEN') : error;
  }
}

import { LARGEST_ID } from '@lia/sdk/validation/fields';
import type { UserRecord } from '@lia/sdk/users/records';
import { and, eq, isNull } from 'drizzle-orm';

import { users } from '../accounts/tables.ts';
import { schoolsIn } from '../institutions/members.ts';
import { institutions } from '../institutions/tables.ts';
import type { Session } from '../platform/appContext.ts';
import type { Database } from '../platform/database.ts';
import { notFound } from '../platform/errors.ts';
import { type Page, readFilter } from '../platform/list.ts';
import type { ListCall, ScopedCall } from '../platform/lists/defineList.ts';
import { changeableOf } from './changeable.ts';
import { userList, type UserRow } from './lists.ts';
import { placesOf } from './places.ts';
import { type UserScope, usersIn } from './scope.ts';

type Reach = 'everything' | 'school';

/** What users are read with: the session decides which of them may be changed. */
export type UserCall = ScopedCall<Reach> & { session: Session };

/** A page of users. @throws {ApiFailure} 404 for a filter by a school that the scope does not reach, 422 */
export async function listUsersIn(call: ListCall<Reach> & { session: Session }): Promise<Page<UserRecord>> {
  const { school_id: schoolId }: { school_id?: unknown } = readFilter(call.query.filter);
  if (typeof schoolId === 'number' && !(await isSchoolIn(call, schoolId))) throw notFound();
  const page = await userList.answer(call);
  const toRecord = await recordsOf(call, page.rows);
  return page.map(toRecord);
}

/** Whether a scope reaches a school. */
export const isSchoolIn = async ({ db, scope }: { db: Database; scope: UserScope }, id: number): Promise<boolean> =>
  Number.isInteger(id) &&
  Math.abs(id) <= LARGEST_ID &&
  (await db.$count(institutions, and(schoolsIn(scope), eq(institutions.id, id)))) > 0;

/** The id of a user by their uuid; undefined where the scope has none. */
export async function userIdIn({ db, scope }: ScopedCall<Reach>, uuid: string): Promise<number | undefined> {
  const [found] = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.uuid, uuid), isNull(users.mergedInto), usersIn(scope)));
  return found?.id;
}

/** A user by their uuid; undefined where the scope has none. */
export async function findUser(call: UserCall, uuid: string): Promise<UserRecord | undefined> {
  const id = await userIdIn(call, uuid);
  const row = id === undefined ? undefined : await userList.find(call, id);
  return row && (await recordsOf(call, [row]))(row);
}

/** What makes the records of some rows. */
async function recordsOf(call: UserCall, rows: readonly UserRow[]) {
  const { db, scope } = call;
  const ids = rows.map(({ id }) => id);
  const [places, changeable] = await Promise.all([placesOf(db, scope, ids), changeableOf(call, rows)]);
  return (row: UserRow): UserRecord => ({
    uuid: row.uuid,
    username: row.username,
    name: row.name,
    last_name: row.lastName,
    email: row.email,
    email_verified_at: row.emailVerifiedAt?.toISOString() ?? null,
    phone_number: row.phoneNumber,
    curp: row.curp,
    role: row.role,
    kinds: row.kinds,
    level: row.level,
    grade: row.grade,
    dependent: row.dependent,
    temporary_password: row.temporaryPassword,
    status: row.deletedAt === null ? 'active' : 'deactivated',
    places: [...(places.get(row.id) ?? [])],
    created_at: row.createdAt.toISOString(),
    last_seen_at: row.lastSeenAt === null ? null : new Date(row.lastSeenAt).toISOString(),
    second_factor: row.hasSecondFactor,
    can_change: changeable.has(row.id),
  });
}

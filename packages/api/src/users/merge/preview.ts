import { createHash } from 'node:crypto';

import { isAdmin, isStudent } from '@lia/sdk/accounts/roles';
import {
  type MergeConflict,
  mergeConflicts,
  type MergeField,
  type MergePreview,
  type MergeSide,
} from '@lia/sdk/users/merge';
import { and, asc, eq, inArray, ne, or, sql } from 'drizzle-orm';

import { hasPassword } from '../../accounts/passwords.ts';
import { schoolEnrolments } from '../../institutions/tables.ts';
import { licences, memberships } from '../../memberships/tables.ts';
import { subscriptions } from '../../payments/tables.ts';
import type { Database } from '../../platform/database.ts';
import { ApiFailure, found } from '../../platform/errors.ts';
import { lockUsers, type UserAccount, type WritingCall } from '../changeable.ts';
import { findUser } from '../store.ts';
import { isFamily, secondLicences } from './duplicates.ts';
import { countMoves } from './references.ts';
import type { Pair } from './same.ts';
import { leavesWork } from './work.ts';

/** Two accounts that may be merged, locked until the transaction ends. */
export interface Accounts {
  kept: UserAccount;
  merged: UserAccount;
}

export const pairOf = ({ kept, merged }: Accounts): Pair => ({ kept: kept.id, merged: merged.id });

/**
 * Locks what changes when two accounts are merged: memberships first, as the assignment of licences does, then the accounts by id.
 * @throws {ApiFailure} 404, 409 for one's own account, for one account twice, an administrator's with another, or into a deactivated one
 */
export async function lockAccounts(call: WritingCall, kept: string, merged: string): Promise<Accounts> {
  if (kept.toLowerCase() === merged.toLowerCase()) throw new ApiFailure(409, 'MERGE_SAME');
  const named = sql`(select id from users where uuid in (${kept}, ${merged}))`;
  await call.db
    .select({ id: memberships.id })
    .from(memberships)
    .where(
      or(
        sql`${memberships.userId} in ${named}`,
        sql`${memberships.id} in (select ${licences.membershipId} from ${licences} where ${licences.userId} in ${named})`,
      ),
    )
    .orderBy(asc(memberships.id))
    .for('update');
  const accounts = await lockUsers(call, [kept, merged]);
  const by = (uuid: string): UserAccount => found(accounts.find((account) => account.uuid === uuid.toLowerCase()));
  const pair = { kept: by(kept), merged: by(merged) };
  if (pair.kept.role.some(isAdmin) !== pair.merged.role.some(isAdmin)) throw new ApiFailure(409, 'MERGE_ADMIN');
  if (pair.kept.deletedAt) throw new ApiFailure(409, 'MERGE_DEACTIVATED');
  return pair;
}

/** What merging two locked accounts would do. */
export async function previewOf(call: WritingCall, accounts: Accounts): Promise<MergePreview> {
  const { db } = call;
  const differing = await differencesOf(db, accounts);
  const moves = await countMoves(db, pairOf(accounts));
  const conflicts = await conflictsOf(db, accounts);
  const passwords = {
    kept: hasPassword(accounts.kept.passwordHash),
    merged: hasPassword(accounts.merged.passwordHash),
  };
  const state = [
    differing,
    passwords,
    moves,
    conflicts,
    [accounts.kept, accounts.merged].map(({ uuid, role, deletedAt }) => [uuid, role, deletedAt]),
  ];
  return {
    version: createHash('sha256').update(JSON.stringify(state)).digest('base64url'),
    kept: found(await findUser(call, accounts.kept.uuid)),
    merged: found(await findUser(call, accounts.merged.uuid)),
    passwords,
    differences: differing.map(({ field, kept }) => ({ field, suggested: kept === null ? 'merged' : 'kept' })),
    moves,
    conflicts,
  };
}

interface Difference extends Record<MergeSide, string | null> {
  field: MergeField;
}

/** What both have that one of them keeps: where the merged account has none, there is nothing to choose. */
async function differencesOf(db: Database, accounts: Accounts): Promise<Difference[]> {
  const enrolled = await sharedEnrolments(db, pairOf(accounts));
  const valuesOf = (side: MergeSide): Record<MergeField, string | null> => {
    const { name, lastName, username, email, phoneNumber, curp, level, grade } = accounts[side];
    return {
      name,
      last_name: lastName,
      username,
      email: email?.toLowerCase() ?? null,
      phone_number: phoneNumber,
      curp,
      place: level === null ? null : `${level}/${grade}`,
      enrolment: enrolled[side],
    };
  };
  const [kept, merged] = [valuesOf('kept'), valuesOf('merged')];
  const fields = Object.keys(kept).filter((field): field is MergeField => field in merged);
  return fields.flatMap((field) =>
    merged[field] === null || merged[field] === '' || merged[field] === kept[field]
      ? []
      : [{ field, kept: kept[field] || null, merged: merged[field] }],
  );
}

/** The current enrolments in schools where both are enrolled, as text; null where there is none. */
async function sharedEnrolments(db: Database, { kept, merged }: Pair): Promise<Record<MergeSide, string | null>> {
  const rows = await db
    .select()
    .from(schoolEnrolments)
    .where(and(inArray(schoolEnrolments.userId, [kept, merged]), sql`${schoolEnrolments.until} is null`))
    .orderBy(asc(schoolEnrolments.schoolId));
  const schoolsOf = (userId: number) => new Set(rows.filter((row) => row.userId === userId).map((row) => row.schoolId));
  const [own, others] = [schoolsOf(kept), schoolsOf(merged)];
  const shared = new Set([...own].filter((school) => others.has(school)));
  const textOf = (userId: number): string | null =>
    shared.size === 0
      ? null
      : JSON.stringify(
          rows
            .filter((row) => row.userId === userId && shared.has(row.schoolId))
            .map(({ schoolId, level, grade, groupId, matricula, companyId }) => [
              schoolId,
              level,
              grade,
              groupId,
              matricula,
              companyId,
            ]),
        );
  return { kept: textOf(kept), merged: textOf(merged) };
}

async function conflictsOf(db: Database, { kept, merged }: Accounts): Promise<MergeConflict[]> {
  const pair = { kept: kept.id, merged: merged.id };
  const charged = await db
    .selectDistinct({ userId: memberships.userId })
    .from(subscriptions)
    .innerJoin(memberships, eq(memberships.orderId, subscriptions.orderId))
    .where(
      and(
        inArray(memberships.userId, [kept.id, merged.id]),
        ne(subscriptions.status, 'ended'),
        ne(subscriptions.status, 'incomplete'),
      ),
    );
  const confirmed = [kept, merged].flatMap(({ email, emailVerifiedAt }) =>
    emailVerifiedAt && email !== null ? [email.toLowerCase()] : [],
  );
  const conflicts: Record<MergeConflict, boolean> = {
    licence: (await secondLicences(db, pair)).length > 0,
    guardianship: await isFamily(db, pair),
    subscriptions: charged.length > 1,
    emails: new Set(confirmed).size > 1,
    student: kept.role.some(isStudent) !== merged.role.some(isStudent),
    work: await leavesWork(db, pair),
  };
  return mergeConflicts.filter((one) => conflicts[one]);
}

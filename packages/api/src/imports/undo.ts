import { importStatuses, type ImportStatus, type KeptReason, type UndoOutcome } from '@lia/sdk/imports/rules';
import { record } from '@lia/sdk/validation/fields';
import { and, desc, eq, inArray, isNull, sql } from 'drizzle-orm';
import { string } from 'yup';

import { notifications } from '../accounts/notifications/tables.ts';
import { accessCodes, accountTokens, sessions, signInPictures, users } from '../accounts/tables.ts';
import { consents } from '../consents/tables.ts';
import { endSignInsOfFormerSchools } from '../institutions/formerStudents.ts';
import { lockPeople } from '../institutions/lockPeople.ts';
import { schoolEnrolments, schoolMembers } from '../institutions/tables.ts';
import { freeImportedLicences } from '../memberships/schoolLicences.ts';
import { lockRolesOf } from '../memberships/store.ts';
import type { AppContext } from '../platform/appContext.ts';
import { numberArray } from '../platform/arrays.ts';
import { inTransaction, sqlState, type Transaction, violatedConstraint } from '../platform/database.ts';
import { defineJob, handle, type JobHandler } from '../platform/jobs/job.ts';
import { writeStates } from './accounts.ts';
import { inBatches, type Progress } from './batches.ts';
import { digestOf } from './digest.ts';
import { removeGroups } from './groups.ts';
import { releaseGuardians } from './guardians.ts';
import type { AccountState } from './row.ts';
import { changeImport, lockForJob, recount } from './store.ts';
import { importGuardians, importRows } from './tables.ts';

export const undoJob = defineJob({
  kind: 'undo import',
  payload: record({ import: string().required(), before: string().oneOf(importStatuses) }),
  attempts: 5,
  concurrency: 1,
  cancellable: false,
});

/** Rows of one transaction. */
const BATCH = 100;

/** A row whose account was created or updated, and what happened to it since. */
interface Change {
  num: number;
  userId: number;
  /** Null for an account that was created. */
  before: AccountState | null;
  reason: KeptReason | null;
}

/** What undoing did with a row. */
interface Undone {
  num: number;
  undo: UndoOutcome;
  kept: KeptReason | null;
}

/** Removes the accounts that an import created, and restores those that it updated, where nothing happened to them since. */
export const undoHandler = ({ db }: Pick<AppContext, 'db'>): JobHandler =>
  handle(
    undoJob,
    ({ import: id }, run) => inBatches(db, run, (tx) => undoBatch(tx, id)),
    ({ import: id, before }) => inTransaction(db, (tx) => failUndo(tx, id, before)),
  );

/**
 * An import that could not be undone has failed, and may be undone again. One that was stopped `before`, and of which no row was undone,
 * stays stopped: one that has failed is offered to be gone on with.
 */
async function failUndo(tx: Transaction, id: string, before: ImportStatus | undefined): Promise<void> {
  const item = await lockForJob(tx, id);
  if (item?.status !== 'undoing') return;
  const isStopped = before === 'cancelled' && !item.rowCounts.undone;
  await changeImport(tx, item, { status: isStopped ? 'cancelled' : 'failed' });
}

async function undoBatch(tx: Transaction, id: string): Promise<Progress | null> {
  const item = await lockForJob(tx, id);
  if (item?.status !== 'undoing') return null;
  await lockPeople(tx, item.schoolId);
  const changes = await lockChanges(tx, id);
  if (changes.length === 0) {
    await releaseGuardians(
      tx,
      id,
      sql`${importGuardians.studentId} in (
      select ${importRows.userId} from ${importRows} where ${importRows.importId} = ${id} and ${importRows.outcome} = 'unchanged')`,
    );
    await freeImportedLicences(tx, id, await unchangedPeople(tx, id));
    await removeGroups(tx, id);
    await changeImport(tx, item, { status: 'undone' });
    return null;
  }
  const kept = changes.flatMap(({ num, reason }) => (reason ? [{ num, undo: 'kept' as const, kept: reason }] : []));
  await writeUndone(tx, id, kept);
  const added = changes.filter(({ reason, before }) => reason === null && before === null);
  const changed = changes.filter(({ reason, before }) => reason === null && before !== null);
  const done = [
    ...kept,
    ...(await undoChanges(tx, id, added, removal)),
    ...(await undoChanges(tx, id, changed, restoration(item.schoolId))),
  ];
  const undone = recount(
    item.rowCounts.undone,
    done.map(({ undo }) => ({ from: null, to: undo })),
  );
  await changeImport(tx, item, { rowCounts: { ...item.rowCounts, undone } });
  const { created = 0, updated = 0 } = item.rowCounts.outcomes ?? {};
  return { done: Object.values(undone).reduce((sum, count) => sum + count, 0), total: created + updated };
}

/** People whom the import left as they were, but for their licences. */
async function unchangedPeople(tx: Transaction, id: string): Promise<number[]> {
  const found = await tx
    .select({ userId: importRows.userId })
    .from(importRows)
    .where(and(eq(importRows.importId, id), eq(importRows.outcome, 'unchanged')));
  return found.flatMap(({ userId }) => userId ?? []);
}

/** The next rows to undo, with their accounts held until the transaction ends. */
async function lockChanges(tx: Transaction, id: string): Promise<Change[]> {
  const read = await findChanges(tx, id);
  if (read.length === 0) return read;
  await lockRolesOf(
    tx,
    read.map(({ userId }) => userId),
  );
  // What was read may be older than what others have just written, which would be lost.
  return findChanges(tx, id);
}

/**
 * The next rows to undo, and why an account is to stay as it is. Backwards, and created accounts first: what rows took from an account,
 * such as its matricula, is free when it is restored.
 */
async function findChanges(tx: Transaction, id: string): Promise<Change[]> {
  const userId = importRows.userId;
  const later = sql`exists (
    select from import_rows other join imports on imports.id = other.import_id
    where other.user_id = ${userId} and other.import_id <> ${id} and imports.status <> 'undone' and imports.committed_at > (
      select committed_at from imports own where own.id = ${id}))`;
  const signedIn = sql`exists (select from ${sessions} where ${sessions.userId} = ${userId})`;
  const consented = sql`exists (
    select from ${consents} where ${consents.subjectKind} = 'user' and ${consents.subjectId} = ${userId}::text)`;
  const reason = sql<KeptReason | null>`case
    when ${later} then 'imported'
    when ${importRows.before} is null and ${signedIn} then 'signed_in'
    when ${importRows.before} is null and ${consented} then 'used'
    when ${importRows.leftAs} is distinct from ${digestOf(userId)} then 'changed' end`;
  const found = await tx
    .select({ num: importRows.num, userId, before: importRows.before, reason })
    .from(importRows)
    .where(
      and(eq(importRows.importId, id), inArray(importRows.outcome, ['created', 'updated']), isNull(importRows.undo)),
    )
    .orderBy(sql`${importRows.before} is not null`, desc(importRows.num))
    .limit(BATCH);
  return found.flatMap(({ userId: user, ...row }) => (user === null ? [] : [{ ...row, userId: user }]));
}

const studentsOf = (changes: readonly { userId: number }[]) =>
  inArray(
    importGuardians.studentId,
    changes.map(({ userId }) => userId),
  );

/** How changes of one kind are undone. */
interface Undoing {
  undo: UndoOutcome;
  /** Undoes them; rolled back where the database refuses one of them. */
  write: (part: Transaction, id: string, changes: readonly Change[]) => Promise<void>;
  /** Why an account stays that the database refuses to undo; null of another error. */
  refusal: (error: unknown) => KeptReason | null;
}

/** Undoes changes all at once, or one by one where the database refuses one of them: that account stays. */
async function undoChanges(
  tx: Transaction,
  id: string,
  changes: readonly Change[],
  undoing: Undoing,
): Promise<Undone[]> {
  if (changes.length === 0) return [];
  const done = changes.map(({ num }): Undone => ({ num, undo: undoing.undo, kept: null }));
  let reason: KeptReason | null;
  try {
    await tx.transaction(async (part) => {
      await undoing.write(part, id, changes);
      await writeUndone(part, id, done);
    });
    return done;
  } catch (error) {
    reason = undoing.refusal(error);
    if (reason === null) throw error;
  }
  const [only, ...more] = changes;
  if (only && more.length === 0) {
    const kept: Undone[] = [{ num: only.num, undo: 'kept', kept: reason }];
    await writeUndone(tx, id, kept);
    return kept;
  }
  const each: Undone[] = [];
  for (const change of changes) each.push(...(await undoChanges(tx, id, [change], undoing)));
  return each;
}

/** Gives accounts back what they had. A matricula that another account has by now stays with that one. */
const restoration = (schoolId: number): Undoing => ({
  undo: 'restored',
  refusal: (error) => (violatedConstraint(error) === null ? null : 'changed'),
  async write(part, id, changes) {
    const states = changes.flatMap(({ userId, before }) => (before ? [{ userId, state: before }] : []));
    await freeImportedLicences(
      part,
      id,
      states.map(({ userId }) => userId),
    );
    await writeStates(part, schoolId, states);
    await endSignInsOfFormerSchools(
      part,
      states.map(({ userId }) => userId),
    );
    await releaseGuardians(part, id, studentsOf(changes));
  },
});

const FOREIGN_KEY_VIOLATION = '23503';

/** Deletes accounts, unless something refers to one. Rows lose their account first, since they refer to it as well. */
const removal: Undoing = {
  undo: 'removed',
  refusal: (error) => (sqlState(error) === FOREIGN_KEY_VIOLATION ? 'used' : null),
  async write(part, id, changes) {
    const ids = changes.map(({ userId }) => userId);
    await freeImportedLicences(part, id, ids);
    await part.update(importRows).set({ userId: null }).where(inArray(importRows.userId, ids));
    await releaseGuardians(part, id, studentsOf(changes));
    // Of a code that was used there is a session.
    await part.delete(accessCodes).where(inArray(accessCodes.userId, ids));
    await part.delete(signInPictures).where(inArray(signInPictures.userId, ids));
    // Nor was what reached them by itself answered: a notification, a link to choose a password.
    await part.delete(notifications).where(inArray(notifications.userId, ids));
    await part.delete(accountTokens).where(inArray(accountTokens.userId, ids));
    // What was given to their groups and they have not begun.
    await part.execute(sql`delete from homework where user_id = any(${numberArray(ids)}) and version = 0`);
    await part.delete(schoolEnrolments).where(inArray(schoolEnrolments.userId, ids));
    await part.delete(schoolMembers).where(inArray(schoolMembers.userId, ids));
    await part.delete(users).where(inArray(users.id, ids));
  },
};

async function writeUndone(tx: Transaction, id: string, rows: readonly Undone[]): Promise<void> {
  if (rows.length === 0) return;
  await tx.execute(sql`
    update import_rows set undo = given.undo, kept = given.kept
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as given(num int, undo text, kept text)
    where import_rows.import_id = ${id} and import_rows.num = given.num`);
}

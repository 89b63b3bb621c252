import { IMPORT_CHUNK_ROWS } from '@lia/sdk/imports/rules';
import type { NewImport, UserImport } from '@lia/sdk/imports/schema';
import { and, eq } from 'drizzle-orm';

import type { AppContext, Session } from '../platform/appContext.ts';
import { inTransaction, type Transaction } from '../platform/database.ts';
import { ApiFailure, found, invalidFields } from '../platform/errors.ts';
import { enqueueAgain } from '../platform/jobs/enqueue.ts';
import type { ScopedCall } from '../platform/lists/defineList.ts';
import { commitJob } from './commit.ts';
import { isOverdue } from './eraseRows.ts';
import { undoUntil } from './lists.ts';
import { putRows } from './rows.ts';
import { companyOf } from './schools.ts';
import { changeImport, consentOf, type Import, lockImport, notChanged, rowTotal } from './store.ts';
import { imports } from './tables.ts';
import { undoJob } from './undo.ts';

type Call = ScopedCall<'everything' | 'school'> & { app: Pick<AppContext, 'config'>; session: Session };

/** A call whose handler runs in a transaction. */
type WritingCall = Call & { db: Transaction };

/** Begins an import without rows. Answers its id. @throws {ApiFailure} 404, 422 */
export async function beginImport(call: Call, { school_id, company_id, file }: NewImport): Promise<string> {
  const companyId = await companyOf(call, { school_id, company_id });
  const [draft] = await call.db
    .insert(imports)
    .values({
      schoolId: school_id,
      companyId,
      createdBy: call.session.userId,
      fileName: file.name,
      fingerprint: file.fingerprint,
    })
    .returning({ id: imports.id });
  return found(draft).id;
}

/** Commits a draft, or what an import that failed has left. @throws {ApiFailure} 404, 409, 422 without rows */
export async function commit(
  call: WritingCall,
  id: string,
  {
    passwordHash,
    licences = false,
    consented,
  }: { passwordHash: string; licences?: boolean | undefined; consented: boolean },
): Promise<void> {
  const item = await lockImport(call, id, ['draft', 'failed']);
  if (item.rowCounts.undone || item.rowsErasedAt) throw notChanged();
  // Erasing goes on in batches: of what it has taken away, nothing could be committed.
  const overdue = await call.db.$count(imports, and(eq(imports.id, id), isOverdue(call.app.config)));
  if (overdue > 0) throw notChanged();
  if (rowTotal(item.rowCounts) === 0) throw invalidFields({ data: { key: 'import.empty' } });
  await changeImport(call.db, item, {
    status: 'running',
    committedBy: call.session.userId,
    committedAt: new Date(),
    finishedAt: null,
    passwordHash,
    assignsLicences: licences,
    ...(consented && consentOf(call.session.userId)),
  });
  await enqueueAgain(call.db, commitJob, { import: id }, id);
}

/**
 * Stops an import, or discards a draft. Its job holds the lock of the import during each batch, so nothing is committed once
 * this has answered.
 * @throws {ApiFailure} 404, 409
 */
export async function cancel(call: WritingCall, id: string): Promise<void> {
  const item = await lockImport(call, id, ['draft', 'running']);
  await changeImport(call.db, item, { status: 'cancelled', finishedAt: new Date(), passwordHash: null });
}

/** Undoes an import that is over. @throws {ApiFailure} 404, 409 */
export async function undo(call: WritingCall, id: string): Promise<void> {
  const item: Import = await lockImport(call, id, ['done', 'cancelled', 'failed']);
  if (!undoUntil(item)) throw new ApiFailure(409, 'IMPORT_UNDO_OVER');
  await changeImport(call.db, item, { status: 'undoing' });
  await enqueueAgain(call.db, undoJob, { import: id, before: item.status }, id);
}

/**
 * Begins an import, adds its rows and commits it, in chunks: on the embedded database, one transaction for all of them would
 * keep other calls waiting. Sent again, its rows are unchanged. Answers its id.
 */
export async function importAtOnce(
  call: Call,
  { data, school_id, company_id, privacy_notice: consented = false }: UserImport,
  { passwordHash, fingerprint }: { passwordHash: string; fingerprint: string },
): Promise<string> {
  const id = await beginImport(call, { school_id, company_id, file: { name: 'usuarios', fingerprint } });
  for (let from = 0; from < data.length; from += IMPORT_CHUNK_ROWS) {
    await inTransaction(call.db, async (tx) => {
      const draft = await lockImport({ ...call, db: tx }, id, ['draft']);
      await putRows(tx, draft, call.session, data.slice(from, from + IMPORT_CHUNK_ROWS));
    });
  }
  await inTransaction(call.db, (tx) => commit({ ...call, db: tx }, id, { passwordHash, consented }));
  return id;
}

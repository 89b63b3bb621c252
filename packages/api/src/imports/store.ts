import { PRIVACY_NOTICE_VERSION } from '@lia/sdk/imports/privacyNotice';
import { DRAFT_DAYS, type Outcome, type UndoOutcome, type Verdict } from '@lia/sdk/imports/rules';
import { and, eq, lt, sql } from 'drizzle-orm';

import type { Database, Transaction } from '../platform/database.ts';
import { ApiFailure, found } from '../platform/errors.ts';
import type { ScopedCall } from '../platform/lists/defineList.ts';
import { importsIn } from './schools.ts';
import { type RowCounts, imports } from './tables.ts';

export type Import = typeof imports.$inferSelect;

/** An import for a job, locked until the transaction ends; undefined where it is gone. */
export async function lockForJob(tx: Transaction, id: string): Promise<Import | undefined> {
  const [row] = await tx.select().from(imports).where(eq(imports.id, id)).for('update');
  return row;
}

/**
 * An import of the scope with one of these statuses, locked until the transaction ends.
 * @throws {ApiFailure} 404, or 409 `IMPORT_NOT_CHANGED` for one with another status.
 */
export async function lockImport(
  { db, scope }: ScopedCall<'everything' | 'school'>,
  id: string,
  statuses: readonly Import['status'][],
): Promise<Import> {
  const [row] = await db
    .select()
    .from(imports)
    .where(and(importsIn(scope), eq(imports.id, id)))
    .for('update');
  const it = found(row);
  if (!statuses.includes(it.status)) throw notChanged();
  return it;
}

export const notChanged = (): ApiFailure => new ApiFailure(409, 'IMPORT_NOT_CHANGED');

/** Changes an import that is locked. */
export async function changeImport(
  db: Database,
  { id }: Pick<Import, 'id'>,
  change: Partial<typeof imports.$inferInsert>,
): Promise<void> {
  await db.update(imports).set(change).where(eq(imports.id, id));
}

/** What an import keeps of the confirmation that families consented. */
export const consentOf = (userId: number) => ({
  consentedAt: new Date(),
  consentedBy: userId,
  consentVersion: PRIVACY_NOTICE_VERSION,
});

/** Counts after rows had one value less and another one more; null is none. */
export function recount<K extends Verdict | Outcome | UndoOutcome>(
  counts: Readonly<Partial<Record<K, number>>> | undefined,
  changes: readonly { from: K | null; to: K | null }[],
): Partial<Record<K, number>> {
  const after: Partial<Record<K, number>> = { ...counts };
  for (const { from, to } of changes) {
    if (from !== null) after[from] = (after[from] ?? 0) - 1;
    if (to !== null) after[to] = (after[to] ?? 0) + 1;
  }
  return after;
}

/** The company that an import names; null where it names none. */
export const namedCompany = ({ companyId, schoolId }: Pick<Import, 'companyId' | 'schoolId'>): number | null =>
  companyId === schoolId ? null : companyId;

/** How many rows an import has. */
export const rowTotal = ({ verdicts = {} }: RowCounts): number =>
  Object.values(verdicts).reduce((sum, count) => sum + count, 0);

/** How many rows of an import were committed. */
export const outcomeTotal = ({ outcomes = {} }: RowCounts): number =>
  Object.values(outcomes).reduce((sum, count) => sum + count, 0);

/** Deletes drafts that were not committed, with their rows: these are personal data. */
export async function sweepDrafts(db: Database): Promise<void> {
  const old = lt(imports.createdAt, sql`now() - make_interval(days => ${DRAFT_DAYS})`);
  await db.delete(imports).where(and(eq(imports.status, 'draft'), old));
}

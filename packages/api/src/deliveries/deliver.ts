import { createHash } from 'node:crypto';

import type { Delivery, UploadedDelivery } from '@lia/sdk/deliveries/schema';
import { MAX_DELIVERY_FILES } from '@lia/sdk/deliveries/rules';
import { isLateAt, isOpenAt } from '@lia/sdk/homework/deadlines';
import { canHappen } from '@lia/sdk/homework/states';
import { and, desc, eq, inArray, isNull } from 'drizzle-orm';

import type { AppContext } from '../platform/appContext.ts';
import { deadlinesOfRow, requireOpenHomework } from '../homework/open.ts';
import { homeworkUploads } from '../homework/uploads.ts';
import type { Database, Transaction } from '../platform/database.ts';
import { found, invalidFields } from '../platform/errors.ts';
import { keepFile, type ReceivedFile } from '../platform/files.ts';
import { storedFiles } from '../platform/tables.ts';
import { finishAllTaken, takeUpload } from '../uploads/take.ts';
import { type Changing, happen, lockTeam } from './change.ts';
import { notifyOf } from './notices.ts';
import { type HomeworkScope, student } from './scope.ts';
import { deliveries, deliveryFiles } from './tables.ts';

type Body = Delivery | UploadedDelivery;

const uploadsOf = (body: Body): readonly string[] => ('uploads' in body ? body.uploads : []);

/**
 * Puts together what was uploaded, before the transaction. @throws {ApiFailure} 404 for an upload of another student or homework, 409
 * `UPLOAD_UNFINISHED`, 422 for a file of a kind that is not taken
 */
export async function finishUploads(
  app: Pick<AppContext, 'db' | 'files'>,
  { userId }: HomeworkScope,
  id: string,
  body: Body,
): Promise<void> {
  await requireOpenHomework(app.db, userId, id);
  await finishAllTaken(app, { userId, purpose: homeworkUploads, rowId: id }, uploadsOf(body));
}

/**
 * Delivers a homework: the files of the attempt before unless they were taken out, and those that came since. It counts for all of the
 * student's team whose work may still be delivered, whatever their own dates, and they are notified.
 */
export async function deliver(
  tx: Transaction,
  scope: HomeworkScope,
  id: string,
  body: Body,
  received: readonly ReceivedFile[],
): Promise<void> {
  const { own, mates } = await lockTeam(tx, id, student(scope), undefined);
  const deadlines = deadlinesOfRow({ ...own.row, ...own.activity });
  const now = new Date();
  const at = now.toISOString();
  const isLate = isLateAt(deadlines, at);
  const limit = own.activity.maxAttempts;
  await happen(tx, own, { type: 'deliver', isOpen: isOpenAt(deadlines, at), isLate, limit }, { deliveredAt: now });

  const fileIds = new Set(await keptFiles(tx, id, body.toDeleteFiles ?? []));
  for (const file of received) fileIds.add(await keepFile(tx, file));
  const taken = { userId: scope.userId, purpose: homeworkUploads, rowId: id };
  for (const uploadId of uploadsOf(body)) fileIds.add(await takeUpload(tx, taken, uploadId));
  const urlPath = body.urlPath ?? [];
  if (fileIds.size + urlPath.length === 0) throw invalidFields({ files: { key: 'homework.empty' } });
  if (fileIds.size > MAX_DELIVERY_FILES) throw invalidFields({ files: { key: 'homework.tooMany' } });

  const content = {
    deliveredAt: now,
    urlPath,
    fingerprint: await fingerprintOf(tx, [...fileIds], urlPath),
    isOwnWork: body.ownWork ?? false,
  };
  const sharedFrom = await add(tx, own, [...fileIds], { ...content, isLate });
  for (const mate of mates.filter(({ row }) => canHappen(row.status, 'deliver'))) {
    const isLateForMate = isLateAt(deadlinesOfRow({ ...mate.row, ...mate.activity }), at);
    const event = { type: 'deliver', isOpen: true, isLate: isLateForMate, limit: null } as const;
    await happen(tx, mate, event, { deliveredAt: now });
    await add(tx, mate, [...fileIds], { ...content, isLate: isLateForMate, sharedFrom });
    await notifyOf(tx, 'teamDelivered', mate, String(mate.row.attempts + 1));
  }
}

type Content = Omit<typeof deliveries.$inferInsert, 'homeworkId' | 'attempt' | 'corrects'>;

/** Adds the delivery of a homework as it was before; returns its id. */
async function add(tx: Transaction, { row }: Changing, fileIds: readonly string[], content: Content): Promise<string> {
  const [delivery] = await tx
    .insert(deliveries)
    .values({ ...content, homeworkId: row.id, attempt: row.attempts + 1, corrects: row.status === 'returned' })
    .returning({ id: deliveries.id });
  const deliveryId = found(delivery).id;
  if (fileIds.length > 0) {
    await tx.insert(deliveryFiles).values(fileIds.map((fileId) => ({ deliveryId, fileId })));
  }
  return deliveryId;
}

/** Files of the last attempt that stay, unless it was hidden. */
async function keptFiles(tx: Transaction, homeworkId: string, without: readonly string[]): Promise<string[]> {
  const [last] = await tx
    .select({ id: deliveries.id })
    .from(deliveries)
    .where(eq(deliveries.homeworkId, homeworkId))
    .orderBy(desc(deliveries.attempt))
    .limit(1);
  if (!last) return [];
  const files = await tx
    .select({ id: deliveryFiles.id, fileId: deliveryFiles.fileId })
    .from(deliveryFiles)
    .innerJoin(deliveries, and(eq(deliveries.id, deliveryFiles.deliveryId), isNull(deliveries.hiddenAt)))
    .where(eq(deliveryFiles.deliveryId, last.id));
  return files.filter((file) => !without.includes(file.id)).map(({ fileId }) => fileId);
}

/** SHA-256 over the sorted hashes of the files and the addresses, a line each. */
async function fingerprintOf(db: Database, fileIds: string[], urlPath: readonly string[]): Promise<string> {
  const files =
    fileIds.length === 0
      ? []
      : await db.select({ sha256: storedFiles.sha256 }).from(storedFiles).where(inArray(storedFiles.id, fileIds));
  const lines = [...files.map(({ sha256 }) => sha256), ...urlPath].toSorted();
  return createHash('sha256').update(lines.join('\n')).digest('hex');
}

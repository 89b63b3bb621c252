import { randomUUID } from 'node:crypto';

import { extensionOf, kindOf } from '@lia/sdk/files/rules';
import { MAX_OPEN_UPLOADS, type UploadPurposeName, uploadPurposes } from '@lia/sdk/uploads/rules';
import { UUID } from '@lia/sdk/validation/fields';
import { Metadata } from '@tus/server';
import type { FastifyRequest } from 'fastify';

import { type Database, inTransaction, lockKey } from '../platform/database.ts';
import { ApiFailure, invalidFields, notFound } from '../platform/errors.ts';
import type { UploadPurpose } from './purpose.ts';
import { insertUpload, openUploads } from './store.ts';

const MEGABYTE = 1024 * 1024;
const RETRY_SECONDS = 60;

/** What someone is about to send, and for what. */
export interface NewUpload {
  purpose: UploadPurposeName;
  rowId: string | null;
  name: string;
  size: number;
}

/** Reads what an upload is from the headers that create it. @throws {ApiFailure} 400, 404, 422 */
export function readNewUpload(
  request: FastifyRequest,
  purposeOf: (name: UploadPurposeName) => UploadPurpose,
): NewUpload {
  const { filename, ...metadata } = metadataOf(request.headers['upload-metadata']);
  const size = Number(request.headers['upload-length']);
  if (typeof filename !== 'string' || filename === '' || !Number.isSafeInteger(size) || size <= 0) {
    throw new ApiFailure(400, 'MALFORMED_REQUEST');
  }
  const [purpose, ...others] = uploadPurposes.filter((name) => name in metadata);
  if (purpose === undefined || others.length > 0) throw notFound();
  const rowId = metadata[purpose] || null;
  if (rowId !== null && !UUID.test(rowId)) throw notFound();
  const kind = kindOf(purposeOf(purpose).rule, extensionOf(filename));
  if (!kind) throw invalidFields({ files: { key: 'file.type' } });
  const { maxMegabytes } = kind;
  if (size > maxMegabytes * MEGABYTE)
    throw invalidFields({ files: { key: 'file.size', values: { max: maxMegabytes } } });
  return { purpose, rowId, name: filename.slice(0, 255), size };
}

function metadataOf(header: string | string[] | undefined): Record<string, string | null> {
  try {
    return Metadata.parse(typeof header === 'string' ? header : undefined);
  } catch {
    throw new ApiFailure(400, 'MALFORMED_REQUEST');
  }
}

/** Writes the row of a new upload; returns its id. @throws {ApiFailure} 429 where too many are on their way */
export const createUpload = (db: Database, userId: number, upload: NewUpload): Promise<string> =>
  inTransaction(db, async (tx) => {
    // One after another: many that begin at once would each find room for one more.
    await lockKey(tx, `uploads of ${userId}`);
    if ((await openUploads(tx, userId)) >= MAX_OPEN_UPLOADS) {
      throw new ApiFailure(429, 'RATE_LIMITED', { retryAfter: RETRY_SECONDS });
    }
    const id = randomUUID();
    await insertUpload(tx, { id, userId, ...upload });
    return id;
  });

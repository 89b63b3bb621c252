import { type Chapter } from '@lia/sdk/media/schema';
import type { MediaKind } from '@lia/sdk/media/rules';
import { eq, sql } from 'drizzle-orm';

import type { AppContext } from '../platform/appContext.ts';
import type { Transaction } from '../platform/database.ts';
import { found, invalidFields } from '../platform/errors.ts';
import { deleteFiles } from '../platform/files.ts';
import { storedFiles } from '../platform/tables.ts';
import { queueRenditions } from './renditions.ts';
import { media, mediaRenditions } from './tables.ts';

/** What becomes media: a stored file, and how long it is as a browser reads it, where it could. */
export interface NewMedia {
  fileId: string;
  duration?: number | undefined;
  createdBy: number;
}

/** Makes media of a stored file that no other row names, and has smaller ones made of it; returns its id. */
export async function addMedia(
  tx: Transaction,
  { config }: Pick<AppContext, 'config'>,
  { fileId, duration, createdBy }: NewMedia,
): Promise<string> {
  const [file] = await tx.select({ type: storedFiles.type }).from(storedFiles).where(eq(storedFiles.id, fileId));
  const kind: MediaKind = found(file).type.startsWith('audio/') ? 'audio' : 'video';
  const [row] = await tx
    .insert(media)
    .values({ kind, fileId, createdBy, duration: duration || null })
    .returning({ id: media.id });
  const { id } = found(row);
  await queueRenditions(tx, config, { id, kind });
  return id;
}

/** Deletes media with its files and what was watched of it, once no other row names it. */
export async function removeMedia(tx: Transaction, id: string): Promise<void> {
  const renditions = await tx
    .select({ fileId: mediaRenditions.fileId })
    .from(mediaRenditions)
    .where(eq(mediaRenditions.mediaId, id));
  const [row] = await tx.delete(media).where(eq(media.id, id)).returning({ fileId: media.fileId });
  if (!row) return;
  await deleteFiles(
    tx,
    [row, ...renditions].map(({ fileId }) => fileId),
  );
}

/** Puts chapters in the place of those of media, in the order of their times. @throws {ApiFailure} 422 */
export async function setChapters(tx: Transaction, id: string, chapters: readonly Chapter[]): Promise<void> {
  const sorted = chapters.toSorted((one, other) => one.at - other.at);
  if (new Set(sorted.map(({ at }) => at)).size < sorted.length)
    throw invalidFields({ chapters: { key: 'media.chapters' } });
  const set = { chapters: sql`${JSON.stringify(sorted)}::jsonb` };
  await tx.update(media).set(set).where(eq(media.id, id));
}

import type { Media } from '@lia/sdk/media/schema';
import { secondsOf } from '@lia/sdk/media/watched';
import { and, asc, eq, sql } from 'drizzle-orm';

import type { Session } from '../platform/appContext.ts';
import type { Database } from '../platform/database.ts';
import { found } from '../platform/errors.ts';
import type { ApiModule } from '../platform/module.ts';
import { storedFiles } from '../platform/tables.ts';
import { allowed } from './owner.ts';
import { media, mediaCaptions, mediaProgress, mediaRenditions } from './tables.ts';

/** What media is read with. */
export interface MediaCall {
  db: Database;
  session: Session;
  modules: readonly ApiModule[];
}

/** Media that the session plays. @throws {ApiFailure} 404 */
export async function readMedia({ db, session, modules }: MediaCall, id: string): Promise<Media> {
  const [row] = await db
    .select({
      id: media.id,
      kind: media.kind,
      name: storedFiles.name,
      size: storedFiles.size,
      duration: media.duration,
      chapters: media.chapters,
      managed: sql<boolean>`(${allowed(modules, 'manages', session)}) is true`,
    })
    .from(media)
    .innerJoin(storedFiles, eq(storedFiles.id, media.fileId))
    .where(and(eq(media.id, id), allowed(modules, 'plays', session)));
  const one = found(row);
  const renditions = await db
    .select({ name: mediaRenditions.name, status: mediaRenditions.status, size: storedFiles.size })
    .from(mediaRenditions)
    .leftJoin(storedFiles, eq(storedFiles.id, mediaRenditions.fileId))
    .where(eq(mediaRenditions.mediaId, id))
    .orderBy(asc(mediaRenditions.name));
  const captions = await db
    .select({ language: mediaCaptions.language })
    .from(mediaCaptions)
    .where(eq(mediaCaptions.mediaId, id))
    .orderBy(asc(mediaCaptions.language));
  const [progress] = await db
    .select()
    .from(mediaProgress)
    .where(and(eq(mediaProgress.mediaId, id), eq(mediaProgress.userId, session.userId)));
  return {
    ...one,
    renditions,
    captions: captions.map(({ language }) => language),
    progress: progress
      ? { position: progress.position, seconds: secondsOf(progress.watched), complete: progress.completedAt !== null }
      : null,
  };
}

/** @throws {ApiFailure} 404 for media that the session does not play, 404 as well where it may not change it */
export async function requireManaged({ db, session, modules }: MediaCall, id: string): Promise<void> {
  const [row] = await db
    .select({ id: media.id })
    .from(media)
    .where(and(eq(media.id, id), allowed(modules, 'manages', session)));
  found(row);
}

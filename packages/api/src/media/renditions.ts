import { createReadStream, createWriteStream } from 'node:fs';
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';

import { DAY_MS } from '@lia/sdk/calendar/durations';
import { type MediaKind, mediaFileRule, type RenditionName } from '@lia/sdk/media/rules';
import { record, UUID } from '@lia/sdk/validation/fields';
import { and, eq, inArray, ne } from 'drizzle-orm';
import { string } from 'yup';

import type { AppContext } from '../platform/appContext.ts';
import { type Database, inTransaction, type Transaction } from '../platform/database.ts';
import { keepFile, receiveFile } from '../platform/files.ts';
import { enqueue } from '../platform/jobs/enqueue.ts';
import { defineJob, handle, type JobHandler } from '../platform/jobs/job.ts';
import { assertRoom } from '../platform/space.ts';
import { storedFiles } from '../platform/tables.ts';
import { discardingUnkept } from '../platform/unkeptFiles.ts';
import { isInstalled, makeRendition, probe } from './ffmpeg.ts';
import { media, mediaRenditions } from './tables.ts';
import { ToolFailure } from './tool.ts';

const job = defineJob({
  kind: 'mediaRenditions',
  payload: record({ media: string().matches(UUID).required() }),
  concurrency: 1,
});

const namesFor: Readonly<Record<MediaKind, readonly RenditionName[]>> = { video: ['360p', 'audio'], audio: ['audio'] };

/** What the names of the folders in which they are made begin with. */
const FOLDER = 'renditions-';
const KEPT_MS = DAY_MS;

/** Deletes the folders that a process left when it was killed. */
export async function sweepFolders({ dataDir }: Pick<AppContext['config'], 'dataDir'>): Promise<void> {
  const names = (await readdir(dataDir)).filter((name) => name.startsWith(FOLDER));
  for (const path of names.map((name) => join(dataDir, name))) {
    // Another instance, or the end of its job, may have deleted it meanwhile.
    const found = await stat(path).catch(() => null);
    if (found && found.mtimeMs < Date.now() - KEPT_MS) await rm(path, { recursive: true, force: true });
  }
}

/** Has the smaller files of media made, where the server has ffmpeg. */
export async function queueRenditions(
  tx: Transaction,
  { ffmpeg }: Pick<AppContext['config'], 'ffmpeg'>,
  { id, kind }: { id: string; kind: MediaKind },
): Promise<void> {
  if (!(await isInstalled(ffmpeg))) return;
  await tx.insert(mediaRenditions).values(namesFor[kind].map((name) => ({ mediaId: id, name })));
  await enqueue(tx, job, { media: id }, { key: id });
}

interface Making {
  app: Pick<AppContext, 'db' | 'files' | 'config'>;
  ffmpeg: string;
  id: string;
  from: string;
  folder: string;
  size: number;
  signal: AbortSignal;
}

/** Makes renditions by ffmpeg, one at a time. */
export const renditionsJob = (app: Pick<AppContext, 'db' | 'files' | 'config'>): JobHandler =>
  handle(
    job,
    async ({ media: id }, { signal }) => {
      const { ffmpeg } = app.config;
      const [row] = await app.db
        .select({ storageKey: storedFiles.storageKey, size: storedFiles.size })
        .from(media)
        .innerJoin(storedFiles, eq(storedFiles.id, media.fileId))
        .where(eq(media.id, id));
      if (!row || ffmpeg === null) return null;
      // The copy is in the data folder, wherever uploads are kept.
      await assertRoom({ ...app.config, s3: null }, row.size);
      const folder = await mkdtemp(join(app.config.dataDir, FOLDER));
      try {
        const from = join(folder, 'original');
        await pipeline(await app.files.stream(row), createWriteStream(from));
        await readFacts(app.db, { ffmpeg, id, from, signal });
        // Also those that have failed, where an administrator has it run again.
        const waiting = await app.db
          .update(mediaRenditions)
          .set({ status: 'queued' })
          .where(and(eq(mediaRenditions.mediaId, id), ne(mediaRenditions.status, 'ready')))
          .returning({ name: mediaRenditions.name });
        const making = { app, ffmpeg, id, from, folder, size: row.size, signal };
        let made = 0;
        for (const { name } of waiting) made += (await make(making, name)) ? 1 : 0;
        return { renditions: made };
      } finally {
        await rm(folder, { recursive: true, force: true });
      }
    },
    async ({ media: id }) => {
      const unfinished = inArray(mediaRenditions.status, ['queued', 'processing']);
      await app.db
        .update(mediaRenditions)
        .set({ status: 'failed' })
        .where(and(eq(mediaRenditions.mediaId, id), unfinished));
    },
  );

/** Keeps how long it is; a video without sound has no rendition of it. */
async function readFacts(
  db: Database,
  { ffmpeg, id, from, signal }: Pick<Making, 'ffmpeg' | 'id' | 'from' | 'signal'>,
): Promise<void> {
  const probed = await probe(ffmpeg, from, signal).catch(nullOfTool);
  if (!probed) return;
  const { duration, isSilent } = probed;
  if (duration !== null) await db.update(media).set({ duration }).where(eq(media.id, id));
  if (isSilent)
    await db.delete(mediaRenditions).where(and(eq(mediaRenditions.mediaId, id), eq(mediaRenditions.name, 'audio')));
}

/** Makes one; false where the file cannot be converted, or would not get smaller. */
async function make({ app, ffmpeg, id, from, folder, size, signal }: Making, name: RenditionName): Promise<boolean> {
  const { db, files } = app;
  const mine = and(eq(mediaRenditions.mediaId, id), eq(mediaRenditions.name, name));
  await db.update(mediaRenditions).set({ status: 'processing' }).where(mine);
  const to = join(folder, name === 'audio' ? 'audio.m4a' : `${name}.mp4`);
  const done = await makeRendition(ffmpeg, name, { from, to, signal }).then(() => true, nullOfTool);
  if (!done) {
    // Without room it is the disk that failed it: tried again.
    await assertRoom({ ...app.config, s3: null }, 0);
    await db.update(mediaRenditions).set({ status: 'failed' }).where(mine);
    return false;
  }
  if ((await stat(to)).size >= size) {
    await db.delete(mediaRenditions).where(mine);
    return false;
  }
  const received = await receiveFile(
    discardingUnkept(app),
    to.slice(folder.length + 1),
    createReadStream(to),
    mediaFileRule,
  );
  if ('refusal' in received) {
    await db.update(mediaRenditions).set({ status: 'failed' }).where(mine);
    return false;
  }
  const kept = await inTransaction(db, async (tx) => {
    const fileId = await keepFile(tx, received.file);
    const set = await tx
      .update(mediaRenditions)
      .set({ status: 'ready', fileId })
      .where(mine)
      .returning({ name: mediaRenditions.name });
    // The media was deleted meanwhile.
    if (set.length === 0) await tx.delete(storedFiles).where(eq(storedFiles.id, fileId));
    return set.length > 0;
  });
  if (!kept) await files.discard(received.file.storageKey);
  return kept;
}

/** What a program refuses is no failure of ours, and is not tried again. */
function nullOfTool(error: unknown): null {
  if (error instanceof ToolFailure) return null;
  throw error;
}

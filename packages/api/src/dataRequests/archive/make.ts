import type { Readable } from 'node:stream';

import { ARCHIVE_DAYS, type ArchivePartName, archiveParts } from '@lia/sdk/archives/parts';
import { DAY_MS } from '@lia/sdk/calendar/durations';
import type { FileRule } from '@lia/sdk/files/rules';
import { record } from '@lia/sdk/validation/fields';
import { and, eq, isNull, type SQL, sql } from 'drizzle-orm';
import { string } from 'yup';

import { accountIdsOf } from '../../accounts/store.ts';
import type { AppContext } from '../../platform/appContext.ts';
import { ConnectionLost, type Database, inTransaction } from '../../platform/database.ts';
import { type FileStore, keepFile, type ReceivedFile, receiveFile, type StoredFile } from '../../platform/files.ts';
import { defineJob, handle, type JobHandler } from '../../platform/jobs/job.ts';
import { jobs } from '../../platform/jobs/tables.ts';
import { type ApiModule, contributionsTo } from '../../platform/module.ts';
import { assertRoom } from '../../platform/space.ts';
import { discardingUnkept } from '../../platform/unkeptFiles.ts';
import { notify } from '../notify.ts';
import { mayBeAnswered } from '../guardian.ts';
import { dataArchives, dataRequests } from '../tables.ts';
import { type ArchiveContent, archiveOf, type ArchiveRow, MAX_ARCHIVE_MEGABYTES } from '../../archives/build.ts';
import type { ArchivePart } from '../../archives/part.ts';

export const archiveJob = defineJob({
  kind: 'archive personal data',
  payload: record({ archive: string().required() }),
  concurrency: 1,
});

/** Whether the job that makes an archive is still to be done; one that was given up is not. */
export const isBeingMade: SQL<boolean> = sql<boolean>`exists (
  select from ${jobs} where ${jobs.kind} = ${archiveJob.kind} and ${jobs.key} = ${dataArchives.id}::text
    and ${jobs.status} in ('waiting', 'running'))`;

const MEGABYTE = 1024 * 1024;

/** Makes an archive, and has its download begin. A second run of the same job finds it made. */
export const archiveHandler = ({
  db,
  files,
  modules,
  config,
}: Pick<AppContext, 'db' | 'files' | 'modules' | 'config'>): JobHandler =>
  handle(archiveJob, async ({ archive: id }) => {
    const unmade = and(eq(dataArchives.id, id), isNull(dataArchives.readyAt));
    const [found] = await db
      .select({ request: dataRequests })
      .from(dataArchives)
      .innerJoin(dataRequests, eq(dataRequests.id, dataArchives.requestId))
      .where(unmade);
    const subject = found?.request.childId ?? found?.request.userId;
    if (!found || typeof subject !== 'number') return null;
    // Who asked may have stopped answering for the student since.
    if (!(await mayBeAnswered(db, found.request))) return null;

    const at = new Date();
    const person = accountIdsOf(subject);
    const content = await readContent(db, modules, person);
    const uploads = await listUploads(db, modules, person);
    // What does not fit into an archive is left out of it.
    const bytes = Math.min(
      uploads.reduce((sum, { size }) => sum + size, 0),
      MAX_ARCHIVE_MEGABYTES * MEGABYTE,
    );
    await assertRoom(config, bytes);
    const file = await store(
      discardingUnkept({ db, files }),
      archiveOf(content, files, uploads, found.request.language, at),
    );
    let kept: boolean;
    try {
      kept = await inTransaction(db, async (tx) => {
        const [archive] = await tx.select({ id: dataArchives.id }).from(dataArchives).where(unmade).for('update');
        if (!archive) return false;
        const fileId = await keepFile(tx, file);
        const expiresAt = new Date(at.getTime() + ARCHIVE_DAYS * DAY_MS);
        await tx.update(dataArchives).set({ fileId, readyAt: at, expiresAt }).where(eq(dataArchives.id, id));
        await notify(tx, found.request, 'archived', id);
        return true;
      });
    } catch (error) {
      // A row may name the file: better a file without a row than the other way round.
      if (!(error instanceof ConnectionLost && error.committing)) await files.discard(file.storageKey);
      throw error;
    }
    // Another run of this job was faster.
    if (!kept) await files.discard(file.storageKey);
    return null;
  });

const isPartName = (name: string): name is ArchivePartName => name in archiveParts;
const partNames = Object.keys(archiveParts).filter(isPartName);

interface Part {
  read: (db: Database, person: SQL) => Promise<readonly ArchiveRow[]>;
}

/** What the parts of all modules have of a person. */
async function readContent(db: Database, modules: readonly ApiModule[], person: SQL): Promise<ArchiveContent> {
  const partOf = contributionsTo<ArchivePartName, Part>(
    partNames,
    modules.map(({ archive }) => archive),
  );
  const parts = await Promise.all(partNames.map(async (name) => ({ name, rows: await partOf(name).read(db, person) })));
  return parts.filter(({ rows }) => rows.length > 0);
}

/** The files of all parts. */
async function listUploads(db: Database, modules: readonly ApiModule[], person: SQL): Promise<StoredFile[]> {
  const parts: readonly Pick<ArchivePart, 'files'>[] = modules.flatMap(({ archive = {} }) => Object.values(archive));
  const files = await Promise.all(parts.map(async (part) => (await part.files?.(db, person)) ?? []));
  return files.flat();
}

const zip: FileRule = { kinds: [{ extensions: ['zip'], maxMegabytes: MAX_ARCHIVE_MEGABYTES }] };

async function store(files: FileStore, bytes: Readable): Promise<ReceivedFile> {
  const received = await receiveFile(files, 'LIA.zip', bytes, zip);
  if ('refusal' in received) throw new Error(`The archive is ${received.refusal.reason}`);
  return received.file;
}

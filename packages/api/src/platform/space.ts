import { statfs } from 'node:fs/promises';

import type { Config } from './config/config.ts';
import { DataFolderError } from './dataFolder.ts';
import { ApiFailure } from './errors.ts';
import type { Job } from './jobs/job.ts';

/** The part of the floor that is left to everything but uploads, so that uploads cannot block other writes. */
const WRITES = 1 / 4;

/** The part of the floor that jobs leave which free the disk: deleting takes some of the embedded database's log first. */
const DELETIONS = 1 / 8;

const MEGABYTE = 1024 * 1024;

type Placed = Pick<Config, 'dataDir' | 'databaseUrl' | 's3' | 'freeSpace'>;

async function freeBytes({ dataDir }: Placed): Promise<number> {
  const { bavail, bsize } = await statfs(dataDir);
  return bavail * bsize;
}

/** Whether there is room for what the embedded database writes; always, where another server keeps the data. */
export const hasRoomToWrite = async (config: Placed): Promise<boolean> =>
  config.databaseUrl !== null || (await freeBytes(config)) >= config.freeSpace * WRITES;

/** Reads which jobs there is room for: those that free the disk go on while it is nearly full. */
export async function readRoomForJobs(config: Placed): Promise<(job: Pick<Job, 'freesDisk'>) => boolean> {
  if (config.databaseUrl !== null) return () => true;
  const free = await freeBytes(config);
  return ({ freesDisk }) => free >= config.freeSpace * (freesDisk ? DELETIONS : WRITES);
}

/** Whether there is room for so many bytes of files. */
const hasRoomForFiles = async (config: Placed, bytes: number): Promise<boolean> =>
  config.s3 !== null || (await freeBytes(config)) - bytes >= config.freeSpace;

/**
 * For a write, with so many `bytes` of files where it brings some: they leave the floor free.
 * @throws {ApiFailure} 507 before the disk of the data folder is full.
 */
export async function assertRoom(config: Placed, bytes?: number): Promise<void> {
  if (!(await hasRoomToWrite(config)) || (bytes !== undefined && !(await hasRoomForFiles(config, bytes)))) {
    throw new ApiFailure(507, 'STORAGE_FULL');
  }
}

/** The embedded database cannot even be opened on a full disk. @throws {DataFolderError} with the remedy. */
export async function assertRoomToStart(config: Placed): Promise<void> {
  if (await hasRoomToWrite(config)) return;
  const [free, wanted] = [await freeBytes(config), config.freeSpace * WRITES].map((it) => Math.floor(it / MEGABYTE));
  throw new DataFolderError(
    `The disk of ${config.dataDir} is full: ${free} MB are free, and LIA needs ${wanted}. Free some space there and start ` +
      'again, or move the folder to a larger disk and name it with LIA_DATA_DIR. Whatever was acknowledged is kept.',
  );
}

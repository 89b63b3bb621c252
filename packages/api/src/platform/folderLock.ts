import { createHash } from 'node:crypto';
import { readFile, realpath, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server, Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The data folder is in use by another process. */
export class FolderTakenError extends Error {
  override readonly name = 'FolderTakenError';

  constructor(folder: string, holder: string) {
    super(
      `The data folder ${folder} is in use by ${holder}. Stop it first, or choose another folder with LIA_DATA_DIR.`,
    );
  }
}

/**
 * Takes a folder for this process alone and returns what gives it back.
 * The lock is a listening socket, so the system itself gives it back the moment its process ends, `kill -9` included;
 * a lock file would outlive that, and one with a heartbeat would look dead while a long query keeps the thread.
 * @throws {FolderTakenError} when another process (or this one) holds it.
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  const address = await addressOf(folder);
  const holder = join(folder, 'holder');
  const server = (await listen(address)) ?? (await takeOver(address));
  if (!server) {
    const pid = await readFile(holder, 'utf8').catch(() => null);
    throw new FolderTakenError(folder, pid === null ? 'another process' : `process ${pid}`);
  }
  server.unref();
  await writeFile(holder, String(process.pid));
  return async () => {
    await rm(holder, { force: true });
    await new Promise<void>((resolve) => server.close(() => resolve()));
  };
}

/** Linux and Windows have names that vanish with their process; elsewhere a socket file has to do. */
async function addressOf(folder: string): Promise<string> {
  const name = `lia-${createHash('sha256')
    .update(await realpath(folder))
    .digest('hex')
    .slice(0, 32)}`;
  switch (process.platform) {
    case 'linux':
      return `\0${name}`;
    case 'win32':
      return `\\\\.\\pipe\\${name}`;
    default:
      return join(tmpdir(), `${name}.sock`);
  }
}

/** The listening server, or null when the address is taken. */
function listen(address: string): Promise<Server | null> {
  return new Promise((resolve, reject) => {
    const server = createServer((socket) => socket.destroy());
    server.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'EADDRINUSE' ? resolve(null) : reject(error),
    );
    server.listen(address, () => resolve(server));
  });
}

/** A socket file that nobody answers on was left behind by a process that was killed. */
async function takeOver(address: string): Promise<Server | null> {
  if (process.platform === 'linux' || process.platform === 'win32' || (await isAnswered(address))) return null;
  await rm(address, { force: true });
  return listen(address);
}

function isAnswered(address: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = new Socket();
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.connect(address);
    socket.unref();
  });
}

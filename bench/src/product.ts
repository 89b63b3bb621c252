import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The product's server as a process of its own, as it runs for people. */
export interface Product {
  origin: string;
  pid: number;
  alive: () => boolean;
  stop: () => Promise<void>;
}

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
/** The server's program. */
export const MAIN = join(ROOT, 'packages/api/src/main.ts');
const MEASURED = { LIA_RATE_LIMITS: 'off', LIA_LOG: 'silent' };

/** The administrator of a PostgreSQL; the demo data has the same. */
export const ADMIN = { username: 'admin', password: 'lia-demo-2026' };

/** What a server without demo data needs. */
export const WITHOUT_DEMO_DATA = {
  LIA_TOKEN_SECRET: 'only-for-measuring-only-for-measuring',
  LIA_ADMIN_USERNAME: ADMIN.username,
  LIA_ADMIN_PASSWORD: ADMIN.password,
  LIA_ADMIN_EMAIL: 'admin@lia.example',
};

/** Starts the server on fresh data: the embedded database, or the PostgreSQL of `databaseUrl`. */
export async function startProduct(databaseUrl?: string, env: NodeJS.ProcessEnv = {}): Promise<Product> {
  const folder = await mkdtemp(join(tmpdir(), 'lia-bench-'));
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const child = spawn(process.execPath, ['--import', 'tsx', MAIN], {
    cwd: ROOT,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: {
      ...process.env,
      ...MEASURED,
      LIA_PORT: String(port),
      LIA_PUBLIC_URL: origin,
      LIA_DATA_DIR: folder,
      ...(databaseUrl && { DATABASE_URL: databaseUrl, ...WITHOUT_DEMO_DATA }),
      ...env,
    },
  });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  await ready(origin, child);
  return {
    origin,
    pid: child.pid ?? 0,
    alive: () => child.exitCode === null && child.signalCode === null,
    async stop() {
      child.kill('SIGTERM');
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function ready(origin: string, child: ChildProcess): Promise<void> {
  while (child.exitCode === null) {
    const answer = await fetch(`${origin}/readyz`).catch(() => null);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('the product did not start');
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() =>
        address && typeof address === 'object' ? resolve(address.port) : reject(new Error('no port')),
      );
    });
  });
}

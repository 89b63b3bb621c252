import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';

import { MAIN, startProduct } from '../../product.ts';
import { sendDonors } from '../donors.ts';
import type { Scenario } from '../scenario.ts';

const CALM_MS = 3000;

/** What gives a program a network of its own, as a container has; nothing where that is not allowed. */
const OWN_NETWORK = [
  ['unshare', '--net'],
  ['unshare', '--map-root-user', '--net'],
].find(([command = '', ...options]) => spawnSync(command, [...options, 'true']).status === 0);

/** Starts a server on a folder that another one uses, and returns whether it refused. */
async function isRefused(folder: string): Promise<boolean> {
  const [command, ...options] = [...(OWN_NETWORK ?? []), process.execPath, '--import', 'tsx', MAIN];
  const child = spawn(command, options, {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, LIA_DATA_DIR: folder, LIA_PORT: '0', LIA_LOG: 'silent' },
  });
  const timer = setTimeout(() => child.kill('SIGKILL'), 30_000);
  const [output, [code]] = await Promise.all([text(child.stderr), once(child, 'exit')]);
  clearTimeout(timer);
  return code === 1 && output.includes('is in use by');
}

/** Two servers are started on one folder at the same moment, and a third in a network of its own while people donate. */
export const twoServers: Scenario = {
  name: 'Two servers on one folder',
  async run(atEnd) {
    const folder = await mkdtemp(join(tmpdir(), 'lia-drill-'));
    atEnd(() => rm(folder, { recursive: true, force: true }));
    const starts = await Promise.allSettled([1, 2].map(() => startProduct(undefined, { LIA_DATA_DIR: folder })));
    const started = starts.flatMap((start) => (start.status === 'fulfilled' ? [start.value] : []));
    for (const product of started) atEnd(product.stop);
    const [product] = started;
    if (!product) throw new Error('Neither server started');
    const donors = sendDonors(product.origin);
    const refused = await isRefused(folder);
    await pause(CALM_MS);
    const { answers, ...counted } = await donors.count();
    return {
      ...counted,
      secondsToRecover: null,
      stood: started.length === 1 && refused && counted.lost === 0 && counted.doubled === 0,
      seen:
        `${started.length} of two that started at once runs; a third${OWN_NETWORK ? ' in a network of its own' : ''} ` +
        `${refused ? 'was refused' : 'STARTED'}; ${answers}`,
    };
  },
};

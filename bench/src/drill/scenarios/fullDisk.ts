import { spawnSync } from 'node:child_process';
import { mkdtemp, rm, statfs, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { login } from '@lia/sdk/accounts/endpoints';
import { donate, listDonations } from '@lia/sdk/giving/endpoints';
import { createClient } from '@lia/sdk/http/client';
import { splitRoute } from '@lia/sdk/http/endpoint';

import { donation } from '../../load.ts';
import { ADMIN, startProduct } from '../../product.ts';
import type { Scenario } from '../scenario.ts';

const MEGABYTE = 1024 * 1024;
/** What is left of the disk: too little for the next part of the database's log. */
const LEFT = 5 * MEGABYTE;
const DONORS = 20;
/** After so many the disk is full, and the server refuses instead of standing still. */
const REFUSED = 200;

/** A disk that becomes full while people donate, with the floor off: the server stands still, ends, and starts again. */
export const fullDisk: Scenario = {
  name: 'Full disk',
  async run(atEnd) {
    const folder = await mkdtemp(join(tmpdir(), 'lia-drill-'));
    atEnd(() => rm(folder, { recursive: true, force: true }));
    if (spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=120m', 'tmpfs', folder]).status !== 0) {
      throw new Error('A small disk can be mounted by root alone');
    }
    atEnd(async () => spawnSync('umount', [folder]));
    const settings = { LIA_DATA_DIR: join(folder, 'data'), LIA_FREE_SPACE_MB: '0', LIA_STALL_SECONDS: '5' };
    const product = await startProduct(undefined, settings);
    atEnd(product.stop);
    const { bavail, bsize } = await statfs(folder);
    await writeFile(join(folder, 'filling'), Buffer.alloc(bavail * bsize - LEFT));

    const orders = new Map<string, string>();
    let sent = 0;
    let refused = 0;
    const give = async (origin: string, key: string): Promise<string | null> => {
      const call = createClient({ baseUrl: `${origin}/api/api` }).call(donate, {
        body: { ...donation, email: `${key}@example.com` },
        idempotencyKey: `full-disk-${key}`,
      });
      return (await call.catch(() => null))?.data.order?.id ?? null;
    };
    const giveOn = async (): Promise<void> => {
      while (product.alive() && refused < REFUSED) {
        sent += 1;
        const key = `donor-${sent}`;
        const order = await give(product.origin, key);
        if (order) orders.set(key, order);
        else refused += 1;
      }
    };
    await Promise.all(Array.from({ length: DONORS }, giveOn));
    const ended = !product.alive();

    const since = performance.now();
    await rm(join(folder, 'filling'));
    const again = ended ? await startProduct(undefined, settings) : product;
    if (ended) atEnd(again.stop);
    await give(again.origin, 'after-restart');
    const secondsToRecover = (performance.now() - since) / 1000;
    // The same call under the same key is answered as before where the gift is still there, and taken where it never was.
    let lost = 0;
    for (let n = 1; n <= sent; n += 1) {
      const order = await give(again.origin, `donor-${n}`);
      if (order !== (orders.get(`donor-${n}`) ?? order)) lost += 1;
    }
    const doubled = (await listed(again.origin)) - sent;
    return {
      sent,
      acknowledged: orders.size,
      lost,
      doubled,
      secondsToRecover,
      stood: lost === 0 && doubled === 0,
      seen: `${refused} refused or not answered; the server ${ended ? 'stood still, ended by itself and started again' : 'lived'}`,
    };
  },
};

/** How many gifts of our donors the console lists. */
async function listed(origin: string): Promise<number> {
  const baseUrl = `${origin}/api/api`;
  const { access_token } = await createClient({ baseUrl }).call(login, { body: ADMIN });
  const query = new URLSearchParams({ filter: '{"q":"donor-"}', range: '[0,0]' });
  const answer = await fetch(`${baseUrl}${splitRoute(listDonations).path}?${query}`, {
    headers: { Authorization: `Bearer ${access_token}` },
  });
  return Number(answer.headers.get('Content-Range')?.split('/')[1]);
}

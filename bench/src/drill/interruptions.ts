import { setTimeout as pause } from 'node:timers/promises';

import { type OwnPostgres, startOwnPostgres } from '@lia/api/src/testing/postgresServer.ts';

import { startProduct } from '../product.ts';
import { sendDonors } from './donors.ts';
import type { Scenario } from './scenario.ts';

const ROUNDS = 3;
const CALM_MS = 3000;

/** Three interruptions of a PostgreSQL while people donate. */
export const interruptedThreeTimes = (name: string, interrupt: (postgres: OwnPostgres) => Promise<void>): Scenario => ({
  name,
  async run(atEnd) {
    const postgres = await startOwnPostgres();
    atEnd(postgres.stop);
    // Each connection that is lost is a warning; here they are what is looked for.
    const product = await startProduct(postgres.url, { NODE_NO_WARNINGS: '1' });
    atEnd(product.stop);
    const donors = sendDonors(product.origin);
    let slowest = 0;
    for (let round = 0; round < ROUNDS; round += 1) {
      await pause(CALM_MS);
      // Now the others who pressed together with that donor wait for their answers.
      await donors.nextGift();
      await interrupt(postgres);
      slowest = Math.max(slowest, await donors.nextGift());
    }
    await pause(CALM_MS);
    const alive = product.alive();
    const { answers, ...counted } = await donors.count();
    return {
      ...counted,
      secondsToRecover: slowest,
      stood: alive && counted.lost === 0 && counted.doubled === 0 && counted.acknowledged === counted.sent,
      seen: `${ROUNDS} times; the process ${alive ? 'lives' : 'ended'}; before the gifts were taken: ${answers}`,
    };
  },
});

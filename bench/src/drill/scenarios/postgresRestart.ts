import { setTimeout as pause } from 'node:timers/promises';

import { interruptedThreeTimes } from '../interruptions.ts';

const AWAY_MS = 2000;

export const postgresRestart = interruptedThreeTimes('PostgreSQL restarts', async (postgres) => {
  await postgres.halt();
  await pause(AWAY_MS);
  await postgres.resume();
});

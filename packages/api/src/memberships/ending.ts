import type { FastifyInstance } from 'fastify';

import type { Database } from '../platform/database.ts';
import { withoutData } from '../platform/refuse.ts';
import { endMemberships } from './fulfil.ts';

const EVERY_MS = 60_000;

/** Ends memberships when their time comes: when the server is ready, and every minute from then on. */
export function endMembershipsInTime(server: FastifyInstance, db: Database): void {
  let round: Promise<void> | null = null;
  const start = (): void => {
    round ??= endMemberships(db, new Date())
      .catch((error: unknown) => server.log.error({ failure: withoutData(error) }, 'memberships could not be ended'))
      .finally(() => {
        round = null;
      });
  };

  let timer: NodeJS.Timeout | undefined;
  server.addHook('onReady', async () => {
    start();
    timer = setInterval(start, EVERY_MS).unref();
  });
  server.addHook('onClose', async () => {
    clearInterval(timer);
    await round;
  });
}

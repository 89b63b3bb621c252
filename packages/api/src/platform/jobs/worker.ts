import type { FastifyInstance } from 'fastify';

import type { Database } from '../database.ts';
import { withoutData } from '../errorHandler.ts';
import { periodOf, schedule } from './recurring.ts';
import type { JobRunner } from './runner.ts';
import { onWake } from './wake.ts';

/** How late a job of another instance is seen at most. */
const LOOK_EVERY_MS = 2000;

/** Several times within a lease. */
const RENEW_EVERY_MS = 5000;

/** Runs jobs while the server is up. Closing it waits for what runs; what can be interrupted is left to other instances. */
export function startWorker(server: FastifyInstance, db: Database, runner: JobRunner): void {
  const scheduled = new Map<string, number>();
  let looking: Promise<void> | null = null;
  let again = false;
  let stopped = false;

  async function scheduleDue(now: Date): Promise<void> {
    const hasRoom = await runner.readRoom();
    for (const handler of runner.handlers) {
      if (!handler.recurring || !hasRoom(handler.job)) continue;
      const period = periodOf(now, handler.recurring.everyMs).getTime();
      if (scheduled.get(handler.job.kind) === period) continue;
      await schedule(db, handler, now);
      scheduled.set(handler.job.kind, period);
    }
  }

  /** Logs a failure of the queue itself; the next look tries again. */
  const logged = async (work: () => Promise<unknown>): Promise<void> => {
    try {
      await work();
    } catch (error) {
      server.log.error({ failures: [withoutData(error)] }, 'The jobs could not be read');
    }
  };

  async function lookOnce(): Promise<void> {
    again = false;
    await logged(async () => {
      const now = new Date();
      await scheduleDue(now);
      await runner.start(now);
    });
    looking = null;
    if (again) look();
  }

  function look(): void {
    if (stopped) return;
    if (looking) again = true;
    else looking = lookOnce();
  }

  let timers: NodeJS.Timeout[] = [];
  let endWake = (): void => {};
  server.addHook('onReady', async () => {
    endWake = onWake(look);
    runner.onEnd = look;
    timers = [
      setInterval(look, LOOK_EVERY_MS).unref(),
      setInterval(() => void logged(() => runner.renew(new Date())), RENEW_EVERY_MS).unref(),
    ];
    look();
  });
  server.addHook('onClose', async () => {
    stopped = true;
    endWake();
    await looking;
    await runner.stop();
    for (const timer of timers) clearInterval(timer);
  });
}

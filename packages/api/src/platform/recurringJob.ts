import type { FastifyInstance } from 'fastify';

import { jobRuns, jobSucceeded } from './metrics.ts';
import { withoutData } from './errorHandler.ts';

interface RecurringJob {
  /** Names the job in logs and metrics. */
  job: string;
  everyMs: number;
  work: () => Promise<void>;
  /** What the log says of a round that failed; the next one tries again. */
  failure: string;
  /** Whether the first round begins when the server is ready, or after a pause. */
  atOnce?: boolean;
}

/** Works in rounds while the server runs, one round at a time. Closing the server waits for the one under way. */
export function startRecurringJob(
  server: FastifyInstance,
  { job, everyMs, work, failure, atOnce = true }: RecurringJob,
): void {
  let round: Promise<void> | null = null;
  async function run(): Promise<void> {
    try {
      await work();
      jobRuns.inc({ job, outcome: 'succeeded' });
      jobSucceeded.setToCurrentTime({ job });
    } catch (error) {
      jobRuns.inc({ job, outcome: 'failed' });
      const failures = error instanceof AggregateError ? error.errors.map(withoutData) : [withoutData(error)];
      server.log.error({ job, failures }, failure);
    } finally {
      round = null;
    }
  }
  const start = (): void => {
    round ??= run();
  };

  let timer: NodeJS.Timeout | undefined;
  server.addHook('onReady', async () => {
    if (atOnce) start();
    timer = setInterval(start, everyMs).unref();
  });
  server.addHook('onClose', async () => {
    clearInterval(timer);
    await round;
  });
}

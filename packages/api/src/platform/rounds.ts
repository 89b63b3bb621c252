import type { FastifyInstance } from 'fastify';

import { withoutData } from './refuse.ts';

interface Rounds {
  everyMs: number;
  work: () => Promise<void>;
  /** What the log says of a round that failed; the next one tries again. */
  failure: string;
  /** Whether the first round begins when the server is ready, or after a pause. */
  atOnce?: boolean;
}

/** Works in rounds while the server runs, one round at a time. Closing the server waits for the one under way. */
export function keepRounds(server: FastifyInstance, { everyMs, work, failure, atOnce = true }: Rounds): void {
  let round: Promise<void> | null = null;
  const start = (): void => {
    round ??= work()
      .catch((error: unknown) => {
        const failures = error instanceof AggregateError ? error.errors.map(withoutData) : [withoutData(error)];
        server.log.error({ failures }, failure);
      })
      .finally(() => {
        round = null;
      });
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

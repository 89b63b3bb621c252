import type { FastifyInstance } from 'fastify';

import { withoutData } from '../platform/refuse.ts';
import type { Till } from './fulfilment.ts';
import type { PaymentSource } from './provider.ts';
import { reconcile } from './receive.ts';

const EVERY_MS = 60_000;

/** Reconciles a provider's payments when the server is ready and every minute from then on, one round at a time. */
export function keepReconciled(server: FastifyInstance, till: Till, provider: PaymentSource): void {
  let round: Promise<void> | null = null;
  const start = (): void => {
    round ??= reconcile(till, provider, new Date())
      .catch((error: unknown) => {
        const failures = error instanceof AggregateError ? error.errors.map(withoutData) : [withoutData(error)];
        server.log.error({ provider: provider.name, failures }, 'payments could not be reconciled; tried again');
      })
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

import type { FastifyInstance } from 'fastify';

import { startRecurringJob } from '../platform/recurringJob.ts';
import type { PaymentContext } from './fulfilment.ts';
import type { PaymentSource } from './provider.ts';
import { reconcile } from './receive.ts';

/** Reconciles a provider's payments every minute. */
export function keepReconciled(server: FastifyInstance, context: PaymentContext, provider: PaymentSource): void {
  startRecurringJob(server, {
    job: `reconcile ${provider.name}`,
    everyMs: 60_000,
    work: () => reconcile(context, provider, new Date()),
    failure: `payments of ${provider.name} could not be reconciled; tried again`,
  });
}

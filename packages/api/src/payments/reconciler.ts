import type { JobHandler } from '../platform/jobs/job.ts';
import { recurringJob } from '../platform/jobs/recurring.ts';
import type { PaymentContext } from './fulfilment.ts';
import type { PaymentSource } from './provider.ts';
import { reconcile } from './receive.ts';

/** Reconciles a provider's payments every minute. */
export const reconcileJob = (context: PaymentContext, provider: PaymentSource): JobHandler =>
  recurringJob({
    kind: `reconcile ${provider.name}`,
    everyMs: 60_000,
    work: (run) => reconcile(context, provider, run.now, run),
  });

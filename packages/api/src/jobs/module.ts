import { countOpen, sweepJobs } from '../platform/jobs/queue.ts';
import { countedGauge } from '../platform/metrics.ts';
import type { ApiModule } from '../platform/module.ts';
import { jobRoutes } from './routes.ts';

export const jobs: ApiModule = {
  name: 'jobs',
  routes: jobRoutes,
  sweep: ({ db }) => sweepJobs(db),
  metrics: (db) => [
    countedGauge(
      'lia_jobs',
      'Jobs that are due or failed before (waiting), run (running), or were given up (failed).',
      ['job', 'status'],
      async () =>
        (await countOpen(db, new Date())).map(({ kind, status, count }) => ({
          labels: { job: kind, status },
          value: count,
        })),
    ),
  ],
};

import { attentionTo } from '../attention/source.ts';
import { countOpen, sweepJobs } from '../platform/jobs/queue.ts';
import { countedGauge } from '../platform/metrics.ts';
import type { ApiModule } from '../platform/module.ts';
import { jobRoutes } from './routes.ts';
import { jobList } from './store.ts';

export const jobs: ApiModule = {
  name: 'jobs',
  routes: jobRoutes,
  attention: [
    attentionTo('failedJobs', { permission: 'jobs.manage', list: jobList(new Set()), filter: { status: 'failed' } }),
  ],
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

import { sweepJobs } from '../platform/jobs/queue.ts';
import type { ApiModule } from '../platform/module.ts';
import { jobRoutes } from './routes.ts';

export const jobs: ApiModule = {
  name: 'jobs',
  routes: jobRoutes,
  sweep: ({ db }) => sweepJobs(db),
};

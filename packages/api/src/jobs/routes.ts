import { cancelJob, getJob, listJobs, retryJob } from '@lia/sdk/jobs/endpoints';
import { jobListSchema, jobSchema } from '@lia/sdk/jobs/records';

import { ApiFailure, found } from '../platform/errors.ts';
import { wake } from '../platform/jobs/wake.ts';
import { rowUuid } from '../platform/list.ts';
import { type Api, serve } from '../platform/serve.ts';
import * as store from './store.ts';

/** What runs outside of calls, for the console: what it waits for or failed of, and the way to run or cancel it. */
export function jobRoutes(api: Api): void {
  const list = store.jobList(store.cancellableOf(api.jobs));

  serve(api, listJobs, {
    ...list.pages(),
    summary: 'Jobs',
    permission: 'jobs.manage',
    returns: jobListSchema,
  });

  serve(api, getJob, {
    summary: 'A job',
    description: 'Without its payload: the rows that it refers to have the data.',
    permission: 'jobs.manage',
    params: rowUuid,
    returns: jobSchema,
    handle: async (call) => found(await list.find(call, call.params.id)),
  });

  serve(api, retryJob, {
    summary: 'Run a job now',
    description: 'From its first attempt: one that failed, was cancelled, or waits for its next attempt.',
    permission: 'jobs.manage',
    params: rowUuid,
    returns: jobSchema,
    async handle(call) {
      const { params } = call;
      found(await list.find(call, params.id));
      if (!(await store.retryJob(call, params.id))) throw new ApiFailure(409, 'JOB_NOT_CHANGED');
      wake();
      return found(await list.find(call, params.id));
    },
  });

  serve(api, cancelJob, {
    summary: 'Cancel a job',
    description: 'One that waits is cancelled; one that runs ends at its next step. Not every kind may be cancelled.',
    permission: 'jobs.manage',
    params: rowUuid,
    returns: jobSchema,
    async handle(call) {
      const { params } = call;
      found(await list.find(call, params.id));
      if (!(await store.cancelJob(call, params.id, api.jobs))) throw new ApiFailure(409, 'JOB_NOT_CHANGED');
      return found(await list.find(call, params.id));
    },
  });
}

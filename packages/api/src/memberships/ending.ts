import type { Database } from '../platform/database.ts';
import type { JobHandler } from '../platform/jobs/job.ts';
import { recurringJob } from '../platform/jobs/recurring.ts';
import { endMemberships } from './fulfil.ts';

/** Ends memberships when their time comes, looking every minute. */
export const endingJob = (db: Database): JobHandler =>
  recurringJob({ kind: 'end memberships', everyMs: 60_000, work: ({ now }) => endMemberships(db, now) });

import type { FastifyInstance } from 'fastify';

import type { Database } from '../platform/database.ts';
import { startRecurringJob } from '../platform/recurringJob.ts';
import { endMemberships } from './fulfil.ts';

/** Ends memberships when their time comes, looking every minute. */
export function endMembershipsInTime(server: FastifyInstance, db: Database): void {
  startRecurringJob(server, {
    job: 'end memberships',
    everyMs: 60_000,
    work: () => endMemberships(db, new Date()),
    failure: 'memberships could not be ended',
  });
}

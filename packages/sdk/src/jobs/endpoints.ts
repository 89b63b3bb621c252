import { endpoint } from '../http/endpoint.ts';
import type { ListQuery } from '../http/list.ts';
import type { JobRecord } from './records.ts';

/**
 * Jobs, newest first. Filters: `status`, `kind`, `q` (a whole key, or words of a kind or failure). Sorts by `created_at`, `due_at` and
 * `finished_at`.
 */
export const listJobs = endpoint<{ query: ListQuery; returns: JobRecord[] }>('GET /jobs');

export const getJob = endpoint<{ params: { id: string }; returns: JobRecord }>('GET /jobs/{id}');

/**
 * Runs a job now, from its first attempt: one that failed, was cancelled, or waits for its next attempt. 409
 * `JOB_NOT_CHANGED` for one that runs or succeeded.
 */
export const retryJob = endpoint<{ params: { id: string }; returns: JobRecord }>('POST /jobs/{id}/retry');

/**
 * Cancels a job that waits, and asks one that runs to end. 409 `JOB_NOT_CHANGED` for one that is over, and for a kind whose
 * work nothing else would do: events and refunds of payment providers.
 */
export const cancelJob = endpoint<{ params: { id: string }; returns: JobRecord }>('POST /jobs/{id}/cancel');

import { array, boolean, type InferType, number, string } from 'yup';

import { record } from '../validation/fields.ts';

/**
 * Where a job stands. `waiting`: it is not due, or is tried again after a failure. `failed`: it is not tried again by
 * itself.
 */
export const jobStatuses = ['waiting', 'running', 'succeeded', 'failed', 'cancelled'] as const;
export type JobStatus = (typeof jobStatuses)[number];

/** A job as the console lists it: nothing of what it is about but an id. Instants in ISO form. */
export const jobSchema = record({
  id: string().required(),
  /** `send email`, `reconcile stripe`. */
  kind: string().required(),
  /** The id of what it is about; of a recurring job, the start of its period. */
  key: string().required(),
  status: string().oneOf(jobStatuses).required(),
  /** Null where it does not report any. */
  progress: record({ done: number().required(), total: number().required() }).nullable().defined(),
  /** How often it was run. */
  attempts: number().required(),
  /** The code of the last failure. */
  failure: string().nullable().defined(),
  created_at: string().required(),
  /** When it is run next, where it waits. */
  due_at: string().required(),
  started_at: string().nullable().defined(),
  finished_at: string().nullable().defined(),
  /** Whether it was asked to end and has not yet. */
  cancelling: boolean().required(),
  /** What may be done with it now. */
  can_retry: boolean().required(),
  can_cancel: boolean().required(),
});
export type JobRecord = InferType<typeof jobSchema>;

export const jobListSchema = array(jobSchema.required()).required();

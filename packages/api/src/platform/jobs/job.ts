import { MINUTE_MS } from '@lia/sdk/calendar/durations';
import type { AnyObjectSchema, InferType } from 'yup';

/** A kind of job: what it is called, what it is about, and how it is tried again. */
export interface Job<S extends AnyObjectSchema = AnyObjectSchema> {
  /** Its name in the table, the log and the metrics; a job that waits there is found by it after a release. */
  kind: string;
  /** Checked again before each run: a job may wait over a release. Ids of rows, never data of a person. */
  payload: S;
  /** Runs that may fail before the job is given up. */
  attempts: number;
  /** The pause after the n-th failure. */
  backoffMs(attempts: number): number;
  /** How many of its kind one instance runs side by side. Kinds do not wait for one another. */
  concurrency: number;
  /** Whether the console may cancel it. Where nothing else would do its work, it may not. */
  cancellable: boolean;
  /** Whether it gives back more of the disk than it writes: it goes on while the disk is nearly full. */
  freesDisk: boolean;
}

/** Half a minute, then twice as long each time, at most an hour. */
const hourlyAtMost = (attempts: number): number => Math.min((MINUTE_MS / 2) * 2 ** (attempts - 1), 60 * MINUTE_MS);

/** Declares a kind of job; `handle` gives it its handler. */
export const defineJob = <S extends AnyObjectSchema>(
  job: Pick<Job<S>, 'kind' | 'payload'> & Partial<Job<S>>,
): Job<S> => ({ attempts: 10, backoffMs: hourlyAtMost, concurrency: 2, cancellable: true, freesDisk: false, ...job });

/** One run of a job. */
export interface JobRun {
  /** When it was taken. */
  now: Date;
  /** The number of this run, from 1. */
  attempt: number;
  /** Aborted when the job is cancelled, its lease is lost or the server stops. */
  signal: AbortSignal;
  /** Shows how far it is. @throws where the run is to end: see `signal`. */
  progress: (done: number, total: number) => Promise<void>;
}

/** What the console shows of a job that succeeded: words and numbers, nothing of a person. */
export type JobResult = Readonly<Record<string, string | number>>;

/** A kind of job with what it does. */
export interface JobHandler {
  job: Job;
  run(payload: unknown, run: JobRun): Promise<JobResult | null>;
  /** Records that the job is given up or cancelled, also where no run of it ended: its workers died, or it waited. */
  givenUp?(payload: unknown): Promise<void>;
  /** How often a recurring job runs; absent for one that is enqueued. */
  recurring?: { everyMs: number; delayMs: number };
}

/**
 * Gives a job its handler. It may run again after a crash or a failure, so its effects must be the same however often it
 * runs; what it throws makes it wait or fail. `givenUp` is called when the job has failed for good or is cancelled, and may be called again as well;
 * the job may still run afterwards, where an administrator has it run.
 */
export const handle = <S extends AnyObjectSchema>(
  job: Job<S>,
  run: (payload: InferType<S>, run: JobRun) => Promise<JobResult | null>,
  givenUp?: (payload: InferType<S>) => Promise<void>,
): JobHandler => ({
  job,
  run: (payload, own) => run(job.payload.validateSync(payload, { strict: true }), own),
  ...(givenUp && {
    // One that is no longer understood names nothing.
    givenUp: async (payload) => {
      if (job.payload.isValidSync(payload, { strict: true })) await givenUp(payload);
    },
  }),
});

/** A failure that is known by a code. A `final` one is not tried again. */
export class JobFailure extends Error {
  override readonly name = 'JobFailure';
  readonly code: string;
  readonly final: boolean;

  constructor(code: string, final = false) {
    super(code);
    this.code = code;
    this.final = final;
  }
}

/** Nothing failed, and it is too early: the job waits as after a failure, and the log does not mention it. */
export class Postponed extends Error {
  override readonly name = 'Postponed';
  readonly code: string;

  constructor(code: string) {
    super(code);
    this.code = code;
  }
}

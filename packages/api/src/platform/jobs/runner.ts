import type { FastifyBaseLogger } from 'fastify';
import { ValidationError } from 'yup';

import { actAs } from '../audit/actor.ts';
import type { Database } from '../database.ts';
import { withoutData } from '../errorHandler.ts';
import { jobRuns, jobSucceeded } from '../metrics.ts';
import { type Job, JobFailure, type JobHandler, type JobResult, type JobRun, Postponed } from './job.ts';
import {
  cancelled,
  claim,
  fail,
  release,
  type JobRow,
  keepProgress,
  type Lane,
  putOff,
  renew,
  succeed,
} from './queue.ts';
import { deleteFailedRuns } from './recurring.ts';

/** How often a job may be taken again after its worker died: one that kills its server must not do so for ever. */
const MAX_INTERRUPTIONS = 5;

/** Why a run is to end before it is done. */
type Ending = 'cancelled' | 'lost' | 'stopping';

interface Running {
  row: JobRow;
  end: (reason: Ending) => void;
  ended: Promise<void>;
}

/** Reads whether the disk has room for what a job writes. */
type ReadRoom = () => Promise<(job: Job) => boolean>;

interface RunnerOptions {
  db: Database;
  log: Pick<FastifyBaseLogger, 'warn' | 'error'>;
  handlers: readonly JobHandler[];
  /** There always is where it is absent. Jobs without room are not taken, and what runs of them waits. */
  readRoom?: ReadRoom;
}

/** Runs jobs: of each kind as many side by side as the kind allows. */
export class JobRunner {
  readonly handlers: readonly JobHandler[];
  readonly readRoom: ReadRoom;
  readonly #db: Database;
  readonly #log: RunnerOptions['log'];
  readonly #running = new Map<string, Running>();
  /** Called when a run ended, so that the next one is looked for. */
  onEnd: () => void = () => {};

  constructor({ db, log, handlers, readRoom = async () => () => true }: RunnerOptions) {
    this.#db = db;
    this.#log = log;
    this.readRoom = readRoom;
    this.handlers = handlers;
  }

  /** Takes jobs that are due and begins to run them, where the disk has room for them. Answers how many. */
  async start(now: Date): Promise<number> {
    const hasRoom = await this.readRoom();
    const taken = await claim(this.#db, this.#lanes(hasRoom), now);
    for (const row of taken) this.#begin(row, now);
    return taken.length;
  }

  /** Runs everything that is due, now or at a given time, until nothing is: also what these jobs enqueue. */
  async runDue(now?: Date): Promise<void> {
    for (;;) {
      const busy = this.#running.size > 0;
      const started = await this.start(now ?? new Date());
      if (started === 0 && !busy) return;
      await this.idle();
    }
  }

  /** Resolves once no job runs. */
  async idle(): Promise<void> {
    await Promise.all([...this.#running.values()].map(({ ended }) => ended));
  }

  /** Extends the leases of what runs, and ends runs that were cancelled or taken over. */
  async renew(now: Date): Promise<void> {
    const runs = [...this.#running.values()];
    const kept = await renew(
      this.#db,
      runs.map(({ row }) => row),
      now,
    );
    for (const { row, end } of runs) {
      const lease = kept.get(row.id);
      if (!lease) end('lost');
      else if (lease.cancelled) end('cancelled');
    }
  }

  /** Asks what runs to end where it can; resolves once it has. What did not finish waits for another instance. */
  async stop(): Promise<void> {
    for (const { end } of this.#running.values()) end('stopping');
    await this.idle();
  }

  #lanes(hasRoom: (job: Job) => boolean): Lane[] {
    const rows = [...this.#running.values()].map(({ row }) => row);
    return this.handlers.flatMap(({ job }) => {
      const { kind, concurrency } = job;
      const free = concurrency - rows.filter((row) => row.kind === kind).length;
      return free > 0 && hasRoom(job) ? [{ kind, free }] : [];
    });
  }

  #begin(row: JobRow, now: Date): void {
    const handler = this.handlers.find(({ job }) => job.kind === row.kind);
    if (!handler) throw new Error('A job was taken that nothing handles');
    const controller = new AbortController();
    let ending: Ending | null = null;
    const end = (reason: Ending): void => {
      ending ??= reason;
      controller.abort(new JobFailure(reason));
    };
    const run: JobRun = {
      now,
      attempt: row.attempts,
      signal: controller.signal,
      progress: async (done, total) => {
        const kept = await keepProgress(this.#db, row, { done, total });
        if (!kept) end('lost');
        else if (kept.cancelled) end('cancelled');
        else if (!(await this.readRoom())(handler.job)) end('stopping');
        controller.signal.throwIfAborted();
      },
    };
    const ended = this.#carryOut(handler, row, run, () => ending)
      // The database is away: the lease ends, and the job runs again.
      .catch((error: unknown) => this.#log.error({ job: row.kind, failures: [withoutData(error)] }, 'A job was lost'))
      .finally(() => {
        this.#running.delete(row.id);
        this.onEnd();
      });
    this.#running.set(row.id, { row, end, ended });
  }

  async #carryOut(handler: JobHandler, row: JobRow, run: JobRun, ending: () => Ending | null): Promise<void> {
    const { job } = handler;
    let result: JobResult | null;
    try {
      if (row.attempts > job.attempts + MAX_INTERRUPTIONS) throw new JobFailure('INTERRUPTED', true);
      result = await actAs(
        () => ({ actorId: null, origin: 'job', action: job.kind, actionId: row.id, network: null }),
        () => handler.run(row.payload, run),
      );
    } catch (error) {
      const reason = ending();
      if (reason === 'lost') return;
      if (reason === 'cancelled') {
        await handler.givenUp?.(row.payload);
        return cancelled(this.#db, row, run.now);
      }
      if (reason === 'stopping') return release(this.#db, row);
      return this.#failed(handler, row, error, run.now);
    }
    await succeed(this.#db, row, result, run.now);
    jobRuns.inc({ job: job.kind, outcome: 'succeeded' });
    jobSucceeded.setToCurrentTime({ job: job.kind });
    if (handler.recurring) await deleteFailedRuns(this.#db, row);
  }

  async #failed(handler: JobHandler, row: JobRow, error: unknown, now: Date): Promise<void> {
    const { job } = handler;
    const { kind, id, attempts } = row;
    const code = codeOf(error);
    const final = isFinal(error) || attempts >= job.attempts;
    if (final) {
      await handler.givenUp?.(row.payload);
      await fail(this.#db, row, code, now);
    } else await putOff(this.#db, row, code, new Date(now.getTime() + job.backoffMs(attempts)));
    if (error instanceof Postponed && !final) return;
    jobRuns.inc({ job: kind, outcome: 'failed' });
    const failures = (error instanceof AggregateError ? error.errors : [error]).map(withoutData);
    const entry = { job: kind, id, attempts, code, givenUp: final, failures };
    if (final) this.#log.error(entry, 'A job failed');
    else this.#log.warn(entry, 'A job failed and is tried again');
  }
}

/** What waited over a release and is no longer understood will not be understood later. */
const isFinal = (error: unknown): boolean =>
  error instanceof ValidationError || (error instanceof JobFailure && error.final);

/** Names a failure without what it may quote. */
function codeOf(error: unknown): string {
  if (error instanceof AggregateError && error.errors.length > 0) return codeOf(error.errors[0]);
  if (!(error instanceof Error)) return 'UNKNOWN_ERROR';
  return 'code' in error && typeof error.code === 'string' ? error.code : error.name;
}

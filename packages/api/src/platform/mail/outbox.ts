import { and, eq, inArray, isNotNull, isNull, lt, notExists, sql } from 'drizzle-orm';
import { record } from '@lia/sdk/validation/fields';
import { type AnyObjectSchema, type InferType, string } from 'yup';

import type { Database, Transaction } from '../database.ts';
import { enqueue, enqueueAgain } from '../jobs/enqueue.ts';
import { defineJob } from '../jobs/job.ts';
import { countOpen } from '../jobs/queue.ts';
import { jobs } from '../jobs/tables.ts';
import type { Language } from '../language.ts';
import type { Scope } from '../scope.ts';
import type { EmailKind } from './email.ts';
import { outbox } from './tables.ts';

export type OutboxRow = typeof outbox.$inferSelect;

/** An email to be sent. */
export interface EmailRequest<D> {
  /** What it is about: one email of a kind goes out for it, however often it is enqueued. */
  cause: string;
  to: string;
  language: Language;
  data: D;
  /** At once where absent. */
  notBefore?: Date;
}

const SECOND_MS = 1000;

/** Sends one email. Tried for two days: longer than a mail server is away over a weekend's night. */
const sending = (kind: string) =>
  defineJob({
    kind,
    payload: record({ email: string().required() }),
    attempts: 13,
    /** Half a minute, then four times as long each time, at most six hours. */
    backoffMs: (attempts) => Math.min(30 * SECOND_MS * 4 ** (attempts - 1), 21_600 * SECOND_MS),
  });

export const emailJob = sending('send email');

/** A kind of its own, so that thousands of notifications delay no email that a person waits for. */
const urgentEmailJob = sending('send urgent email');

export const emailJobs = [emailJob, urgentEmailJob];

/** The jobs that send emails. */
export const isEmailJob = inArray(
  jobs.kind,
  emailJobs.map(({ kind }) => kind),
);

/** An email whose kind is named: as a row keeps it that is to go out later. */
export type NamedEmail = EmailRequest<unknown> & { kind: string; urgent?: boolean };

/** Names the kind of an email. */
export const named = <S extends AnyObjectSchema>(
  { name: kind, urgent = false }: Pick<EmailKind<S>, 'name' | 'urgent'>,
  request: EmailRequest<InferType<S>>,
): NamedEmail => ({ kind, ...(urgent && { urgent }), ...request });

/** Puts an email into the outbox, to go out exactly when the transaction commits. */
export const enqueueEmail = <S extends AnyObjectSchema>(
  tx: Transaction,
  kind: EmailKind<S>,
  request: EmailRequest<InferType<S>>,
): Promise<void> => enqueueNamed(tx, named(kind, request));

/** The same of an email whose kind is named. */
export async function enqueueNamed(
  tx: Transaction,
  { kind, urgent, cause, to, language, data, notBefore }: NamedEmail,
): Promise<void> {
  const [added] = await tx
    .insert(outbox)
    .values({ kind, cause, recipient: to, language, data })
    .onConflictDoNothing()
    .returning({ id: outbox.id });
  const job = urgent ? urgentEmailJob : emailJob;
  if (added) await enqueue(tx, job, { email: added.id }, { key: added.id, dueAt: notBefore });
}

export async function findEmail(db: Database, id: string): Promise<OutboxRow | undefined> {
  const [found] = await db.select().from(outbox).where(eq(outbox.id, id));
  return found;
}

export async function markSent(db: Database, id: string, now: Date): Promise<void> {
  await db.update(outbox).set({ sentAt: now, failure: null, subject: null }).where(eq(outbox.id, id));
}

/** Writes down why an email was not sent, for the console; `failedAt` where it was given up. */
export async function markFailed(
  db: Database,
  id: string,
  failure: { failure: string; subject: string | null; failedAt?: Date },
): Promise<void> {
  await db.update(outbox).set(failure).where(eq(outbox.id, id));
}

/** Takes up an email that was given up, as if it had just been enqueued; false where the scope has none. */
export async function requeueEmail(tx: Transaction, scope: Scope<'everything'>, id: string): Promise<boolean> {
  const taken = await tx
    .update(outbox)
    .set({ failedAt: null })
    .where(and(scope.where({}), eq(outbox.id, id), isNotNull(outbox.failedAt), isNull(outbox.sentAt)))
    .returning({ id: outbox.id });
  if (taken.length === 0) return false;
  const urgent = await tx.$count(jobs, and(eq(jobs.kind, urgentEmailJob.kind), eq(jobs.key, id)));
  await enqueueAgain(tx, urgent > 0 ? urgentEmailJob : emailJob, { email: id }, id);
  return true;
}

/** How many emails are due or were tried before, and how many were given up. */
export async function countUnsent(db: Database): Promise<{ waiting: number; failed: number }> {
  const open = (await countOpen(db, new Date())).filter(
    ({ kind, status }) => emailJobs.some((job) => job.kind === kind) && status !== 'failed',
  );
  return {
    waiting: open.reduce((sum, { count }) => sum + count, 0),
    failed: await db.$count(outbox, and(isNull(outbox.sentAt), isNotNull(outbox.failedAt))),
  };
}

/** Deletes emails that nothing sends any more and that are old: data of people is kept no longer than needed. */
export async function sweepOutbox(db: Database): Promise<void> {
  const over = lt(outbox.createdAt, sql`now() - interval '90 days'`);
  const open = and(isEmailJob, eq(jobs.key, sql`${outbox.id}::text`), inArray(jobs.status, ['waiting', 'running']));
  await db.delete(outbox).where(and(over, notExists(db.select({ id: jobs.id }).from(jobs).where(open))));
}

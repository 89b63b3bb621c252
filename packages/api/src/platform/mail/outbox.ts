import { and, asc, eq, gt, inArray, isNotNull, isNull, lt, lte, or, sql } from 'drizzle-orm';
import type { AnyObjectSchema, InferType } from 'yup';

import type { Database, Transaction } from '../database.ts';
import type { Language } from '../language.ts';
import type { EmailKind } from './email.ts';
import { outbox } from './tables.ts';

export type OutboxRow = typeof outbox.$inferSelect;

/** An email to be sent. */
export interface EmailRequest<D> {
  /** What it is about: one email of a kind goes out for it, however often it is posted. */
  cause: string;
  to: string;
  language: Language;
  data: D;
  /** At once where absent. */
  notBefore?: Date;
}

/** Puts an email into the outbox, to go out exactly when the transaction commits. */
export async function enqueueEmail<S extends AnyObjectSchema>(
  tx: Transaction,
  kind: EmailKind<S>,
  { cause, to, language, data, notBefore }: EmailRequest<InferType<S>>,
): Promise<void> {
  await tx
    .insert(outbox)
    .values({ kind: kind.name, cause, recipient: to, language, data, ...(notBefore && { dueAt: notBefore }) })
    .onConflictDoNothing();
}

const SECOND_MS = 1000;

/** How long a worker has an email to itself. One that dies meanwhile leaves it to the next. */
const LEASE_MS = 300 * SECOND_MS;

/** Tries of one email, over two days: longer than a mail server is away over a weekend's night. */
const MAX_ATTEMPTS = 13;

/** Wait after the n-th failure: half a minute, then four times as long each time, at most six hours. */
export const backoffMs = (attempts: number): number =>
  Math.min(30 * SECOND_MS * 4 ** (attempts - 1), 21_600 * SECOND_MS);

const open = and(isNull(outbox.sentAt), isNull(outbox.failedAt));

/** Takes emails that are due, so that nobody else does for a while. Workers side by side take different ones. */
export async function takeDue(db: Database, now: Date, limit: number): Promise<OutboxRow[]> {
  const due = db
    .select({ id: outbox.id })
    .from(outbox)
    .where(and(open, lte(outbox.dueAt, now)))
    .orderBy(asc(outbox.dueAt))
    .limit(limit)
    .for('update', { skipLocked: true });
  return db
    .update(outbox)
    .set({ dueAt: new Date(now.getTime() + LEASE_MS), attempts: sql`${outbox.attempts} + 1` })
    .where(inArray(outbox.id, due))
    .returning();
}

export async function markSent(db: Database, { id }: OutboxRow, now: Date): Promise<void> {
  await db.update(outbox).set({ sentAt: now, failure: null, subject: null }).where(eq(outbox.id, id));
}

/** Puts an email off after a failure, or gives it up. Returns whether it was given up. */
export async function putOff(
  db: Database,
  { id, attempts }: OutboxRow,
  failure: { code: string; final: boolean; subject: string | null },
  now: Date,
): Promise<boolean> {
  const over = failure.final || attempts >= MAX_ATTEMPTS;
  const next = over ? { failedAt: now } : { dueAt: new Date(now.getTime() + backoffMs(attempts)) };
  await db
    .update(outbox)
    .set({ ...next, failure: failure.code, subject: failure.subject })
    .where(eq(outbox.id, id));
  return over;
}

/** Takes up an email that was given up, as if it had just been posted; false where there is none. */
export async function requeueEmail(db: Database, id: string): Promise<boolean> {
  const taken = await db
    .update(outbox)
    .set({ failedAt: null, attempts: 0, dueAt: sql`now()` })
    .where(and(eq(outbox.id, id), isNotNull(outbox.failedAt), isNull(outbox.sentAt)))
    .returning({ id: outbox.id });
  return taken.length > 0;
}

/** How many emails wait although they are due or were tried before, and how many were given up. */
export async function countUnsent(db: Database, now: Date): Promise<{ waiting: number; failed: number }> {
  return {
    waiting: await db.$count(outbox, and(open, or(lte(outbox.dueAt, now), gt(outbox.attempts, 0)))),
    failed: await db.$count(outbox, and(isNull(outbox.sentAt), isNotNull(outbox.failedAt))),
  };
}

/** Deletes emails that were sent or given up a while ago: what they say of people is kept no longer than needed. */
export async function sweepOutbox(db: Database): Promise<void> {
  const over = lt(outbox.createdAt, sql`now() - interval '90 days'`);
  const done = or(lt(outbox.sentAt, sql`now()`), lt(outbox.failedAt, sql`now()`));
  await db.delete(outbox).where(and(over, done));
}

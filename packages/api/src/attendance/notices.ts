import { MINUTE_MS } from '@lia/sdk/calendar/durations';
import { and, asc, eq, lte } from 'drizzle-orm';

import { notifiedGuardians } from '../accounts/guardianships.ts';
import { notify } from '../accounts/notifications/notify.ts';
import { type Database, inTransaction, type Transaction } from '../platform/database.ts';
import type { JobHandler } from '../platform/jobs/job.ts';
import { recurringJob } from '../platform/jobs/recurring.ts';
import { attendance } from './tables.ts';

/** Marks that are looked for at once. */
const MOST = 1000;

const isDue = (now: Date) => lte(attendance.noticeDue, now);

/** Notifies guardians of the marks whose time has come. Any number of instances may do it at once, and any number of times. */
export async function noticeMarks(db: Database, now: Date, most = MOST): Promise<void> {
  const due = await db
    .select({ id: attendance.id })
    .from(attendance)
    .where(isDue(now))
    .orderBy(asc(attendance.noticeDue))
    .limit(most);
  for (const { id } of due) await inTransaction(db, (tx) => noticeMark(tx, id, now));
  if (due.length === most) await noticeMarks(db, now, most);
}

export const noticeJob = (db: Database): JobHandler =>
  recurringJob({ kind: 'notice attendance', everyMs: MINUTE_MS, work: ({ now }) => noticeMarks(db, now) });

async function noticeMark(tx: Transaction, id: string, now: Date): Promise<void> {
  // Locked: another instance that waits for it finds nothing due after that.
  const [mark] = await tx
    .select()
    .from(attendance)
    .where(and(eq(attendance.id, id), isDue(now)))
    .for('update');
  if (!mark) return;
  const { state, day, userId, version } = mark;
  await tx.update(attendance).set({ noticeDue: null, noticed: state }).where(eq(attendance.id, id));
  for (const { id: guardianId, child, name } of await notifiedGuardians(tx, userId)) {
    const event = { userId: guardianId, cause: `${id} ${version}`, now };
    // One after another: a transaction has one connection.
    // oxlint-disable-next-line no-await-in-loop
    await notify(tx, 'attendance', { ...event, data: { child, name, day, state: state ?? 'none' } });
  }
}

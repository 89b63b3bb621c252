import { and, eq, exists, isNull, lt, notExists, or, sql } from 'drizzle-orm';

import { type Database, inTransaction } from '../platform/database.ts';
import type { FileStore } from '../platform/files.ts';
import { forgetDocuments } from './documents.ts';
import { teacherApplications, teacherDocuments, teacherTickets } from './tables.ts';
import { aDayAgo } from './tickets.ts';

/** Tickets that one sweep looks at; more of them wait for the next. */
const AT_ONCE = 500;

/** Deletes registrations not completed within a day, and documents that a complete registration did not claim. */
export async function sweepTickets(db: Database, files: FileStore): Promise<void> {
  await inTransaction(db, async (tx) => {
    const complete = tx
      .select({ one: sql`1` })
      .from(teacherApplications)
      .where(eq(teacherApplications.ticket, teacherTickets.ticket));
    const unclaimed = isNull(teacherDocuments.applicationId);
    const waiting = tx
      .select({ one: sql`1` })
      .from(teacherDocuments)
      .where(and(eq(teacherDocuments.ticket, teacherTickets.ticket), unclaimed));
    const old = await tx
      .select({ ticket: teacherTickets.ticket })
      .from(teacherTickets)
      .where(and(lt(teacherTickets.openedAt, aDayAgo), or(notExists(complete), exists(waiting))))
      .limit(AT_ONCE)
      .for('update', { skipLocked: true });
    for (const { ticket } of old) {
      await forgetDocuments(tx, files, and(eq(teacherDocuments.ticket, ticket), unclaimed));
      await tx.delete(teacherTickets).where(and(eq(teacherTickets.ticket, ticket), notExists(complete)));
    }
  });
}

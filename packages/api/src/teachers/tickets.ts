import { UNCLAIMED_HOURS } from '@lia/sdk/teachers/rules';
import { desc, eq, sql } from 'drizzle-orm';

import type { Transaction } from '../platform/database.ts';
import { ApiFailure } from '../platform/errors.ts';
import { type ComingAccount, teacherApplications, teacherTickets } from './tables.ts';

/** Where a registration stands. */
export interface HeldTicket {
  account: ComingAccount | null;
  /** The complete registration, and whether it still takes documents. */
  application: { id: string; fresh: boolean } | null;
}

/** The instant before which what waits has waited too long. */
export const aDayAgo = sql`now() - make_interval(hours => ${UNCLAIMED_HOURS})`;

/** Holds a ticket, new or known, until the transaction ends: calls of one registration come one after another. */
export async function holdTicket(tx: Transaction, ticket: string): Promise<HeldTicket> {
  await tx.insert(teacherTickets).values({ ticket }).onConflictDoNothing();
  const [held] = await tx
    .select({ account: teacherTickets.account })
    .from(teacherTickets)
    .where(eq(teacherTickets.ticket, ticket))
    .for('update');
  const [application] = await tx
    .select({ id: teacherApplications.id, fresh: sql<boolean>`${teacherApplications.createdAt} > ${aDayAgo}` })
    .from(teacherApplications)
    .where(eq(teacherApplications.ticket, ticket));
  return { account: held?.account ?? null, application: application ?? null };
}

/** Like `holdTicket`, for what a complete registration takes no more. @throws {ApiFailure} 409 */
export async function holdOpenTicket(tx: Transaction, ticket: string): Promise<ComingAccount | null> {
  const { account, application } = await holdTicket(tx, ticket);
  if (application) throw new ApiFailure(409, 'TEACHER_REGISTERED');
  return account;
}

/**
 * The newest ticket whose registration was begun with an account. Its hash is that of the credentials (`hashCredentials`), so
 * that a stranger who typed the same username and address has another one.
 */
export async function findTicket(tx: Transaction, { passwordHash }: ComingAccount): Promise<string | null> {
  const [begun] = await tx
    .select({ ticket: teacherTickets.ticket })
    .from(teacherTickets)
    .where(eq(sql`${teacherTickets.account} ->> 'passwordHash'`, passwordHash))
    .orderBy(desc(teacherTickets.openedAt))
    .limit(1);
  return begun?.ticket ?? null;
}

export async function keepAccount(tx: Transaction, ticket: string, account: ComingAccount | null): Promise<void> {
  await tx.update(teacherTickets).set({ account }).where(eq(teacherTickets.ticket, ticket));
}

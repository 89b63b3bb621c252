import type { Contacted, ContactRecord, ContactStatus } from '@lia/sdk/contacts/records';
import { and, eq, isNull, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';

import { fullNameOrNull } from '../accounts/fullName.ts';
import { users } from '../accounts/tables.ts';
import type { Database, Transaction } from '../platform/database.ts';
import type { Scope } from '../platform/scope.ts';
import { contactMarks } from './tables.ts';

/** Joins the mark that holds of a record. */
export const markOf = (record: ContactRecord, id: AnyPgColumn | string): SQL | undefined =>
  and(eq(contactMarks.record, record), eq(contactMarks.recordId, id), isNull(contactMarks.undoneAt));

/** Joins who made it. */
export const markMaker = eq(users.id, contactMarks.madeBy);

/** What a list selects of the two. */
export const markColumns = {
  contactedAt: contactMarks.madeAt,
  contactedBy: fullNameOrNull(users),
};

interface Marked {
  contactedAt: Date | null;
  contactedBy: string | null;
}

/** The same in the shape of records. */
export const contactedOf = ({ contactedAt, contactedBy }: Marked): Contacted | null =>
  contactedAt && { at: contactedAt.toISOString(), by: contactedBy };

export const contactStatusOf = ({ contactedAt }: Pick<Marked, 'contactedAt'>): ContactStatus =>
  contactedAt === null ? 'contact' : 'contacted';

/** Marks a record as called about; one that is marked stays as it is. */
export async function mark(
  tx: Transaction,
  scope: Scope<'everything'>,
  record: ContactRecord,
  recordId: string,
): Promise<void> {
  await tx.insert(contactMarks).values({ record, recordId, madeBy: scope.userId }).onConflictDoNothing();
}

/** Takes the mark back, and keeps it with who did so. */
export async function unmark(
  tx: Transaction,
  scope: Scope<'everything'>,
  record: ContactRecord,
  id: string,
): Promise<void> {
  await tx
    .update(contactMarks)
    .set({ undoneBy: scope.userId, undoneAt: sql`now()` })
    .where(and(scope.where({}), markOf(record, id)));
}

/** The mark that holds of a record; null while none does. */
export async function findMark(db: Database, record: ContactRecord, id: string): Promise<Contacted | null> {
  const [found] = await db.select(markColumns).from(contactMarks).innerJoin(users, markMaker).where(markOf(record, id));
  return found ? contactedOf(found) : null;
}

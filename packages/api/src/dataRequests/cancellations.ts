import { and, eq, type SQL, sql } from 'drizzle-orm';

import type { Transaction } from '../platform/database.ts';
import { translator } from '../platform/language.ts';
import { answersForChild } from './guardian.ts';
import { notify } from './notify.ts';
import { dataRequests } from './tables.ts';

/**
 * Answers the open requests to cancel the data of some people, which are being erased, and notifies who made them; not who answers for
 * the student no more.
 */
export async function answerCancellations(tx: Transaction, people: SQL, decidedBy: number): Promise<void> {
  const open = await tx
    .select()
    .from(dataRequests)
    .where(
      and(
        eq(dataRequests.kind, 'cancellation'),
        eq(dataRequests.status, 'received'),
        sql`coalesce(${dataRequests.childId}, ${dataRequests.userId}) in ${people}`,
        sql`${answersForChild} is not false`,
      ),
    )
    .for('update');
  for (const request of open) {
    const note = translator(request.language)('dataRequest.erased');
    // One after another: a transaction has one connection.
    // oxlint-disable-next-line no-await-in-loop
    await tx
      .update(dataRequests)
      .set({ status: 'answered', note, decidedAt: new Date(), decidedBy })
      .where(eq(dataRequests.id, request.id));
    // oxlint-disable-next-line no-await-in-loop
    await notify(tx, request, 'answered');
  }
}

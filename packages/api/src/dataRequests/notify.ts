import type { DataRequestDecisionKind } from '@lia/sdk/dataRequests/rules';
import { eq } from 'drizzle-orm';

import { notify as notifyMember } from '../accounts/notifications/notify.ts';
import { users } from '../accounts/tables.ts';
import type { Transaction } from '../platform/database.ts';
import { enqueueEmail } from '../platform/mail/outbox.ts';
import { isUserActive } from './answeredBy.ts';
import { dataRequestEmail } from './email.ts';
import type { dataRequests } from './tables.ts';

type Row = Pick<typeof dataRequests.$inferSelect, 'id' | 'userId' | 'email' | 'language'>;

/** Not a student, about whom a parent may have written, nor who signs in no more. */
async function opensMyData(tx: Transaction, userId: number): Promise<boolean> {
  const [user] = await tx.select({ isUserActive }).from(users).where(eq(users.id, userId));
  return user?.isUserActive ?? false;
}

/** Has the person who asked know what became of their request, by e-mail where they have an address; once for each cause. */
export async function notify(
  tx: Transaction,
  { id, userId, email: to, language }: Row,
  event: DataRequestDecisionKind | 'received' | 'archived',
  cause = id,
): Promise<void> {
  if (event === 'withdrawn') return;
  if (userId !== null && (await opensMyData(tx, userId)))
    await notifyMember(tx, 'dataRequest', { userId, cause: `${cause} ${event}`, data: { event } });
  if (to === null) return;
  await enqueueEmail(tx, dataRequestEmail, {
    cause: `${cause} ${event}`,
    to,
    language,
    data: { request: id, event },
  });
}

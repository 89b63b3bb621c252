import type { DataRequestDecisionKind } from '@lia/sdk/dataRequests/rules';

import type { Transaction } from '../platform/database.ts';
import { enqueueEmail } from '../platform/mail/outbox.ts';
import { dataRequestEmail } from './email.ts';
import type { dataRequests } from './tables.ts';

type Row = Pick<typeof dataRequests.$inferSelect, 'id' | 'email' | 'language'>;

/** Has the person who asked know by e-mail what became of their request, where they have an address; once for each cause. */
export async function notify(
  tx: Transaction,
  { id, email: to, language }: Row,
  event: DataRequestDecisionKind | 'received' | 'archived',
  cause = id,
): Promise<void> {
  if (to === null || event === 'withdrawn') return;
  await enqueueEmail(tx, dataRequestEmail, {
    cause: `${cause} ${event}`,
    to,
    language,
    data: { request: id, event },
  });
}

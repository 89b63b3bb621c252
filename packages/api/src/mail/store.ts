import type { UndeliveredEmail } from '@lia/sdk/mail/records';
import { and, asc, desc, ilike, isNotNull, isNull, or } from 'drizzle-orm';

import type { Database } from '../platform/database.ts';
import { type ListRange, Page, type Sort } from '../platform/list.ts';
import { outbox } from '../platform/mail/tables.ts';
import { containing, literally } from '../platform/search.ts';
import { maskAddress } from './maskAddress.ts';

const columns = { failed_at: outbox.failedAt, created_at: outbox.createdAt, reason: outbox.failure } as const;

export const emailSorts = ['failed_at', 'created_at', 'reason'] as const;

/** Emails that were given up. `q`: words of the subject, or a whole address, which is never shown. */
export async function listUndeliveredEmails(
  db: Database,
  q: string | undefined,
  { column, descending }: Sort<keyof typeof columns>,
  range: ListRange,
): Promise<Page<UndeliveredEmail>> {
  const address = q?.trim();
  const where = and(
    isNotNull(outbox.failedAt),
    isNull(outbox.sentAt),
    or(containing([outbox.subject], q), address ? ilike(outbox.recipient, literally(address)) : undefined),
  );
  const by = columns[column];
  const rows = await db
    .select()
    .from(outbox)
    .where(where)
    .orderBy(descending ? desc(by) : asc(by), asc(outbox.id))
    .limit(range.limit)
    .offset(range.first);
  const shown = rows.map(({ id, kind, subject, recipient, failure, createdAt, failedAt }) => ({
    id,
    kind,
    subject,
    recipient: maskAddress(recipient),
    reason: failure,
    created_at: createdAt.toISOString(),
    failed_at: (failedAt ?? createdAt).toISOString(),
  }));
  return new Page(shown, range, await db.$count(outbox, where));
}

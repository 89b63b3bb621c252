import type { UndeliveredEmail } from '@lia/sdk/mail/records';
import { and, isNotNull, isNull, or, sql } from 'drizzle-orm';

import { defineList } from '../platform/lists/defineList.ts';
import { outbox } from '../platform/mail/tables.ts';
import { contains } from '../platform/search.ts';

/** Emails that were given up. Addresses are masked, so only a whole one finds its emails. */
export const undeliveredList = defineList({
  name: 'undelivered emails',
  rows: (db, tally) => db.select({ email: outbox, tally }).from(outbox).$dynamic(),
  key: [outbox.id],
  where: and(isNotNull(outbox.failedAt), isNull(outbox.sentAt)),
  sorts: { failed_at: outbox.failedAt, created_at: outbox.createdAt, reason: outbox.failure },
  sort: { column: 'failed_at', descending: true },
  search: (words) => or(contains(outbox.search, words), sql`lower(${outbox.recipient}) = lower(${words})`),
  searches: '`q`: words of the subject, or a whole address',
  records: (rows) =>
    rows.map(({ email: { id, kind, subject, recipient, failure, createdAt, failedAt } }): UndeliveredEmail => ({
      id,
      kind,
      subject,
      recipient: maskAddress(recipient),
      reason: failure,
      created_at: createdAt.toISOString(),
      failed_at: (failedAt ?? createdAt).toISOString(),
    })),
});

/** Enough of an address to recognise a typing error, without disclosing whose it is: `lucia@escuela.mx` → `l•••@escuela.mx`. */
export function maskAddress(address: string): string {
  const at = address.lastIndexOf('@');
  const [first = ''] = address.slice(0, Math.max(at, 0));
  return `${at > 1 ? first : ''}•••${at < 0 ? '' : address.slice(at)}`;
}

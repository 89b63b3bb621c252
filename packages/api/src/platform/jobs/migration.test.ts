import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';

import { databaseBefore } from '../../testing/databaseBefore.ts';

test('emails that wait or were given up get a job each, and those that were sent get none', async () => {
  const { db, migrate } = await databaseBefore('0013_jobs');
  const at = '2026-11-01T12:00:00Z';
  for (const [cause, sent, failed, attempts] of [
    ['waits', null, null, 2],
    ['sent', at, null, 1],
    ['given up', null, at, 13],
  ] as const) {
    await db.execute(sql`
      insert into outbox (kind, cause, recipient, language, data, due_at, sent_at, failed_at, failure, attempts)
      values ('receipt', ${cause}, 'ana@example.mx', 'es', '{}', ${at}, ${sent}, ${failed}, 'ETIMEDOUT', ${attempts})`);
  }
  await migrate();
  const { rows } = await db.execute(sql`
    select cause, status, jobs.attempts, jobs.failure, due_at = ${at} as due, payload ->> 'email' = outbox.id::text as own
    from jobs join outbox on jobs.key = outbox.id::text order by cause`);
  expect(rows).toEqual([
    { cause: 'given up', status: 'failed', attempts: 13, failure: 'ETIMEDOUT', due: true, own: true },
    { cause: 'waits', status: 'waiting', attempts: 2, failure: 'ETIMEDOUT', due: true, own: true },
  ]);
});

import { sql } from 'drizzle-orm';

import type { Database } from '../platform/database.ts';

/** Entries of one statement, which stays far below its time limit. */
const AT_ONCE = 50_000;

/**
 * Fills the audit as years of imports and sign-ins do: most entries are of users, few are deletions. They name users and
 * institutions by number, whether these are there or not.
 */
export async function addManyAuditEntries(db: Database, count: number): Promise<void> {
  for (let from = 1; from <= count; from += AT_ONCE) {
    await db.execute(sql`
      insert into audit_entries (at, operation, record, record_id, actor_id, origin, action, action_id, person_id, institution_id, after)
      select now() - make_interval(secs => ${count}::int - i),
        case when i % 1000 = 0 then 'delete' when i % 3 = 0 then 'update' else 'insert' end,
        case when i % 5000 = 0 then 'courses' when i % 50 = 0 then 'imports' when i % 3 = 0 then 'school_members' else 'users' end,
        case when i % 5000 > 0 and i % 50 = 0 then md5((i / 500)::text)::uuid::text else (i / 3)::text end, case when i % 4 = 0 then 1 + i % 50 end, case when i % 4 = 0 then 'call' when i % 9999 > 0 then 'job' end,
        'import users', (i / 10000)::text, 1001 + i / 20, case when i % 3 = 0 then 1001 + i % 200 end, '{"name":"Ana"}'
      from generate_series(${from}::int, ${Math.min(from + AT_ONCE - 1, count)}::int) i`);
  }
  await db.execute(sql`vacuum analyze audit_entries`);
}

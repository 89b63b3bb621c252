import { sql } from 'drizzle-orm';

import type { Database } from '../platform/database.ts';
import { FIRST_NAMES, LAST_NAMES } from './names.ts';

const ROLES = [
  'alumno',
  'alumno',
  'alumno_secundaria',
  'preescolar',
  'padre',
  'maestro',
  'Padre-I',
  'alumno',
  'Maestro-M',
];

/** Accounts of one statement, which stays far below its time limit. */
const AT_ONCE = 5000;

/** Fills the table of users with people in schools of 50, and has the planner look at them. */
export async function addManyUsers(db: Database, count: number): Promise<void> {
  const one = (values: readonly string[]) =>
    sql`(array[${sql.join(
      values.map((value) => sql`${value}::text`),
      sql`, `,
    )}])[1 + i % ${sql.raw(String(values.length))}]`;
  for (let from = 1; from <= count; from += AT_ONCE) {
    await db.execute(sql`
      insert into users (username, email, password_hash, name, last_name, role, level, grade, created_at)
      select 'persona' || i, 'persona' || i || '@example.mx', 'none',
        case when i % 500 = 0 then 'Xóchitl' else ${one(FIRST_NAMES)} end, ${one(LAST_NAMES)} || ' ' || i % 997,
        array[${one(ROLES)}], 1 + i % 3, 1 + i % 3, now() - make_interval(mins => i)
      from generate_series(${from}::int, ${Math.min(from + AT_ONCE - 1, count)}::int) i`);
  }
  // As the server does by itself in time: what was added waits beside the index of trigrams until then.
  await db.execute(sql`vacuum analyze users`);
}

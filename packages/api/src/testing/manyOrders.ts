import { sql } from 'drizzle-orm';

import type { Database } from '../platform/database.ts';
import { FIRST_NAMES, LAST_NAMES } from './names.ts';

/** Statuses by turns of another length than the names, so that every combination comes up. */
const STATUSES = ['approved', 'pending', 'approved', 'expired', 'approved'];

/** How many orders there are for each of the one payer with a rare name, Xóchitl Quiñones. */
export const ORDERS_PER_RARE_PAYER = 500;

/** Orders of one statement, which stays far below its time limit. */
const AT_ONCE = 10_000;

/** Fills the table of orders, one a minute, of payers with Spanish names, and has the planner look at them. */
export async function addManyOrders(db: Database, count: number): Promise<void> {
  const one = (values: readonly string[]) =>
    sql`(array[${sql.join(
      values.map((value) => sql`${value}::text`),
      sql`, `,
    )}])[1 + i % ${sql.raw(String(values.length))}]`;
  for (let from = 1; from <= count; from += AT_ONCE) {
    await db.execute(sql`
    insert into orders (id, reason, status, title, quantity, unit_price, total, payer_name, payer_email, provider, created_at)
    select gen_random_uuid(), 'donation', ${one(STATUSES)}, 'Donativo por alumno', 1 + i % 9, 500, (1 + i % 9) * 500,
      case when i % ${ORDERS_PER_RARE_PAYER}::int = 0 then 'Xóchitl Quiñones' else ${one(FIRST_NAMES)} || ' ' || ${one(LAST_NAMES)} end,
      'payer' || i || '@example.mx', 'sandbox',
      now() - make_interval(mins => i)
    from generate_series(${from}::int, ${Math.min(from + AT_ONCE - 1, count)}::int) i`);
  }
  // As the server does by itself in time: what was added waits beside the index of trigrams until then.
  await db.execute(sql`vacuum analyze orders`);
}

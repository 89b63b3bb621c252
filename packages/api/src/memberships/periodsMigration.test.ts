import { randomUUID } from 'node:crypto';

import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';

import { databaseBefore } from '../testing/databaseBefore.ts';

test('unpaid orders whose card failed lose the period that it would have paid', async () => {
  const { db, migrate } = await databaseBefore('0118_periods_of_unpaid_orders');
  const order = async (status: string, bill: { of: string; id: string } | null = null): Promise<string> => {
    const id = randomUUID();
    await db.execute(sql`
      insert into orders (id, reason, title, quantity, unit_price, total, payer_name, payer_email, provider, status,
        renewal_of, bill_id, period_end)
      values (${id}, 'membership', 'Plan', 1, 100, 100, 'Ana', 'ana@example.mx', 'stripe', ${status},
        ${bill?.of ?? null}, ${bill?.id ?? null}, now())`);
    return id;
  };
  for (const status of ['pending', 'rejected', 'expired', 'refunded']) await order(status);
  const paid = await order('approved');
  // A bill has its period whether or not it is paid.
  await order('rejected', { of: paid, id: 'in_1' });

  await migrate();

  const { rows } = await db.execute(sql`
    select status, bill_id from orders where period_end is not null order by status`);
  expect(rows).toEqual([
    { status: 'approved', bill_id: null },
    { status: 'refunded', bill_id: null },
    { status: 'rejected', bill_id: 'in_1' },
  ]);
});

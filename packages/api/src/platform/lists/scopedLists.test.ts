import type { ListQuery } from '@lia/sdk/http/list';
import { paymentStatuses } from '@lia/sdk/payments/schema';
import { eq } from 'drizzle-orm';
import { expect } from 'vitest';

import { ordersIn } from '../../payments/owner.ts';
import { orders } from '../../payments/tables.ts';
import { test as base } from '../../testing/api.ts';
import { addManyOrders } from '../../testing/manyOrders.ts';
import type { ListRange } from '../list.ts';
import { Scope } from '../scope.ts';
import { defineList } from './defineList.ts';
import { choice } from './filters.ts';

const list = defineList({
  name: 'own orders',
  rows: (db, tally) => db.select({ id: orders.id, email: orders.payer_email, tally }).from(orders).$dynamic(),
  key: [orders.id],
  within: ordersIn,
  sorts: { created_at: orders.createdAt },
  sort: { column: 'created_at', descending: true },
  filters: { status: choice(paymentStatuses, orders.status) },
  search: orders.search,
  searches: '`q`: words of the payer',
  records: (rows) => rows,
});

/** Two families, with the payers of their orders, newest first; the other orders are of neither. */
const families = [
  { all: [1, 2, 3, 4, 5], approved: [2, 4, 5], facets: { pending: 1, approved: 3, expired: 1 } },
  { all: [6, 7, 8], approved: [7], facets: { pending: 1, approved: 1, expired: 1 } },
] as const;
type Scoped = (typeof families)[number] & { scope: Scope<'own'> };

const emailOf = (payer: number) => `payer${payer}@example.mx`;

const test = base.extend<{ scoped: readonly Scoped[] }>({
  scoped: [
    async ({ api }, use) => {
      const { db } = api.app;
      await addManyOrders(db, 20);
      const scoped = families.map(async (family) => {
        const { id: userId, uuid } = await api.member('padre');
        for (const payer of family.all) {
          await db
            .update(orders)
            .set({ ownerId: userId })
            .where(eq(orders.payer_email, emailOf(payer)));
        }
        return { ...family, scope: Scope.of({ id: '', expiresAt: '', userId, uuid, role: ['padre'] }, 'member') };
      });
      await use(await Promise.all(scoped));
    },
    { scope: 'file' },
  ],
});

const whole: ListRange = { first: 0, limit: 1000 };
const calls: readonly [string, 'all' | 'approved', ListQuery, ListRange][] = [
  ['the whole list', 'all', {}, whole],
  ['another order', 'all', { sort: '["created_at","ASC"]' }, whole],
  ['a filter', 'approved', { filter: '{"status":"approved"}' }, whole],
  ['a search', 'all', { filter: '{"q":"payer"}' }, whole],
  ['the second page', 'all', {}, { first: 2, limit: 2 }],
  ['a page past the end', 'all', {}, { first: 10, limit: 10 }],
];

test.for(calls)('%s has no row, total or facet of another family', async ([, part, query, range], { api, scoped }) => {
  const { db } = api.app;
  for (const { scope, facets, ...family } of scoped) {
    const page = await list.answer({ db, scope, range, query: { ...query, facets: '["status"]' } });
    const payers = family[part].slice(range.first, range.first + range.limit);
    expect(page.rows.map(({ email }) => email).toSorted()).toEqual(payers.map(emailOf));
    expect(page.total).toBe(family[part].length);
    expect(page.facets).toEqual({ status: facets });
  }
});

test('finds no row of another family', async ({ api, scoped: [ana, rosa] }) => {
  if (!ana || !rosa) throw new Error('There are two families');
  const { db } = api.app;
  const [row] = (await list.answer({ db, scope: ana.scope, range: whole, query: {} })).rows;
  expect(row?.email).toBe(emailOf(1));
  expect(await list.find({ db, scope: ana.scope }, row?.id ?? '')).toEqual(row);
  expect(await list.find({ db, scope: rosa.scope }, row?.id ?? '')).toBeUndefined();
});

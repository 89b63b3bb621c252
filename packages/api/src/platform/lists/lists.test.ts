import { listOrders } from '@lia/sdk/receipts/administration';
import { type SQL, sql } from 'drizzle-orm';
import { describe, expect } from 'vitest';

import { orders } from '../../payments/tables.ts';
import { test as base, type Member, type RawAnswer, type RunningApi } from '../../testing/api.ts';
import { addManyOrders, ORDERS_PER_RARE_PAYER } from '../../testing/manyOrders.ts';
import { contains } from '../search.ts';
import { pageQuery, type Source } from './rows.ts';

const ORDERS = 6000;

const test = base.extend<{ admin: Member }>({
  admin: [
    async ({ api }, use) => {
      await addManyOrders(api.app.db, ORDERS);
      await use(await api.member('admin'));
    },
    { scope: 'file', auto: true },
  ],
});

const ordersOf = (api: RunningApi, { token }: Member, query: Record<string, unknown>): Promise<RawAnswer> => {
  const search = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, JSON.stringify(value)]));
  return api.request('GET', `/orders?${search}`, { token });
};

const facetsOf = ({ headers }: RawAnswer): unknown => JSON.parse(headers.get('x-facets') ?? 'null');
const totalOf = ({ headers }: RawAnswer) => Number(headers.get('content-range')?.split('/')[1]);

describe('facets', () => {
  test('count the rows of each value, in the same answer as the page', async ({ api, admin }) => {
    const answer = await ordersOf(api, admin, { facets: ['status', 'reason'], range: [0, 4] });
    expect(answer.body).toHaveLength(5);
    expect(facetsOf(answer)).toEqual({
      status: { approved: ORDERS * 0.6, pending: ORDERS * 0.2, expired: ORDERS * 0.2 },
      reason: { donation: ORDERS },
    });
    expect(answer.headers.get('access-control-expose-headers')).toContain('X-Facets');
  });

  test('honour search and other filters, and not the filter of their own', async ({ api, admin }) => {
    const pending = await ordersOf(api, admin, { filter: { status: 'pending' }, facets: ['status', 'reason'] });
    expect(totalOf(pending)).toBe(ORDERS * 0.2);
    expect(facetsOf(pending)).toEqual({
      status: { approved: ORDERS * 0.6, pending: ORDERS * 0.2, expired: ORDERS * 0.2 },
      reason: { donation: ORDERS * 0.2 },
    });
    const searched = await ordersOf(api, admin, { filter: { q: 'payer17@', status: 'expired' }, facets: ['status'] });
    expect(searched.body).toEqual([]);
    expect(facetsOf(searched)).toEqual({ status: { approved: 1 } });
  });

  test('are left out where not requested, and refused where the list has none', async ({ api, admin }) => {
    expect((await ordersOf(api, admin, { range: [0, 0] })).headers.has('x-facets')).toBe(false);
    for (const facets of [['payer_name'], 'status', { status: 1 }, ['status', 1]]) {
      expect(await ordersOf(api, admin, { facets })).toMatchObject({
        status: 422,
        body: { fields: { facets: expect.any(String) } },
      });
    }
  });
});

describe('search', () => {
  const found = async (api: RunningApi, admin: Member, q: string) =>
    totalOf(await ordersOf(api, admin, { filter: { q } }));

  test('finds words without accents and case, and with them', async ({ api, admin }) => {
    const all = await found(api, admin, 'rodriguez');
    expect(all).toBeGreaterThan(ORDERS / 12);
    for (const q of ['Rodríguez', 'RODRÍGUEZ', 'odrigu', ' rodriguez ']) expect(await found(api, admin, q)).toBe(all);
    expect(await found(api, admin, 'inigo zuniga')).toBeGreaterThan(0);
    expect(await found(api, admin, 'rodrigues')).toBe(0);
  });

  test('finds by one or two characters the words that they begin', async ({ api, admin }) => {
    for (const q of ['x', 'X', 'xó', 'qu']) expect(await found(api, admin, q)).toBe(ORDERS / ORDERS_PER_RARE_PAYER);
    // Letters that stand in the same names, behind the first.
    for (const q of ['ch', 'oc']) expect(await found(api, admin, q)).toBe(0);
  });

  test('takes what is a wildcard elsewhere as it is typed', async ({ api, admin }) => {
    for (const q of ['%', '_', 'a%z', String.raw`\ana`]) expect(await found(api, admin, q)).toBe(0);
  });
});

test('pages have the same order from the first to the last, and report the number of rows past the end', async ({
  api,
  admin,
}) => {
  const sort = ['total', 'DESC'];
  const ids = async (range: [number, number]) => {
    const page = await admin.client.call(listOrders, {
      query: { sort: JSON.stringify(sort), range: JSON.stringify(range) },
    });
    return page.map(({ id }) => id);
  };
  const whole = [...(await ids([0, 999])), ...(await ids([1000, 1999]))];
  expect(new Set(whole).size).toBe(2000);
  expect(await ids([990, 1009])).toEqual(whole.slice(990, 1010));
  const past = await ordersOf(api, admin, { range: [ORDERS, ORDERS + 9] });
  expect(past.body).toEqual([]);
  expect(past.headers.get('content-range')).toBe(`items */${ORDERS}`);
});

describe('the plan', () => {
  const source: Source<{ id: string; tally: unknown }, 'created_at'> = {
    rows: (db, tally) => db.select({ id: orders.id, tally }).from(orders).$dynamic(),
    key: [orders.id],
    sorts: { created_at: orders.createdAt },
  };

  const planOf = async ({ app: { db } }: RunningApi, query: SQL): Promise<string> =>
    JSON.stringify(await db.execute(sql`explain (costs off) ${query}`));

  test.for(['xochitl', 'quiñ', 'xo'])('of a search for %s uses the index of trigrams', async (words, { api }) => {
    const count = sql`select count(*) from ${orders} where ${contains(orders.search, words)}`;
    expect(await planOf(api, count)).toContain('orders_search');
  });

  test.for([0, 2000])('of the newest orders from %i on uses the index of their time', async (first, { api }) => {
    const sort = { column: 'created_at', descending: true } as const;
    const page = pageQuery(api.app.db, source, undefined, sort, { limit: 25, first });
    expect(await planOf(api, page.getSQL())).toContain('orders_created');
  });
});

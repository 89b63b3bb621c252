import type { ListQuery } from '@lia/sdk/http/list';
import { listOrders } from '@lia/sdk/receipts/administration';
import { Column, getTableColumns, is, sql } from 'drizzle-orm';
import { getTableConfig } from 'drizzle-orm/pg-core';
import { describe, expect } from 'vitest';

import { orderList } from '../../receipts/orderStore.ts';
import { test as base, type Member, type RawAnswer, type RunningApi } from '../../testing/api.ts';
import { addManyOrders, ORDERS_PER_RARE_PAYER } from '../../testing/manyOrders.ts';
import type { ListRange } from '../list.ts';
import { Scope } from '../scope.ts';
import { declaredLists } from './defineList.ts';

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

  test('has its pages in the order of the list', async ({ api, admin }) => {
    const page = async (first: number, last: number) => {
      const query = { filter: { q: 'rodriguez' }, sort: ['total', 'DESC'], range: [first, last] };
      const { body } = await ordersOf(api, admin, query);
      return (Array.isArray(body) ? body : []).map(({ id, total }: { id: string; total: number }) => ({ id, total }));
    };
    const whole = await page(0, 199);
    expect(whole.map(({ total }) => total)).toEqual(whole.map(({ total }) => total).toSorted((a, b) => b - a));
    expect(await page(90, 109)).toEqual(whole.slice(90, 110));
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
  const list = orderList({});
  const everything = Scope.of({ id: '', expiresAt: '', userId: 1, uuid: '', role: ['admin'] }, 'orders.read');

  /** The plans of what the list of orders asks of the database: for the page, and for facets. */
  const plansOf = async ({ app: { db } }: RunningApi, query: ListQuery, range: ListRange = { first: 0, limit: 25 }) => {
    const queries = await list.queries({ db, query, range, scope: everything });
    const plans = queries.map((part) => db.execute(sql`explain (costs off) ${part.getSQL()}`));
    return (await Promise.all(plans)).map((plan) => JSON.stringify(plan));
  };

  const sorts = ['created_at', 'reason', 'status', 'title', 'total', 'payer_name'];
  test.for(sorts)('of a page sorted by %s is the index of that column alone', async (sort, { api }) => {
    for (const direction of ['ASC', 'DESC']) {
      for (const first of [0, 2000]) {
        const [plan] = await plansOf(api, { sort: JSON.stringify([sort, direction]) }, { first, limit: 25 });
        expect(plan).toMatch(new RegExp(`Index Only Scan (Backward )?using orders_by_${sort} `));
      }
    }
  });

  test('of the number of rows is an index', async ({ api }) => {
    const [plan] = await plansOf(api, {});
    expect(plan).toMatch(/Aggregate[^[]*Index Only Scan/);
  });

  test.for(['xochitl', 'quiñ', 'xo'])('of a search for %s is the index of trigrams', async (q, { api }) => {
    const [plan] = await plansOf(api, { filter: JSON.stringify({ q }) });
    expect(plan).toContain('Bitmap Index Scan on orders_search');
    expect(plan).not.toContain('Seq Scan on orders');
  });

  test('of facets reads the orders once', async ({ api }) => {
    const [, plan] = await plansOf(api, { facets: JSON.stringify(['status', 'reason']) });
    expect(plan?.match(/Scan[^"]* on orders\b/g)).toHaveLength(1);
  });
});

/**
 * Sorts by other tables' columns, long texts and counts; those of courses and embeds, of which there are few; and those of the
 * people of one school, whom the index of schools finds.
 */
const UNINDEXED: Readonly<Record<string, readonly string[]>> = {
  orders: ['folio'],
  donations: ['status', 'total'],
  sponsorships: ['status', 'total'],
  enrolments: ['name', 'total'],
  // Rows of one import: its key has them in this order.
  'import rows': ['num'],
  'import cards': ['num'],
  'import guardians': ['num'],
  invoices: ['folio', 'total'],
  'school members': ['last_name', 'name', 'username', 'role', 'shift', 'since'],
  groups: ['grade', 'name', 'created_at'],
  'group students': ['last_name', 'username'],
  // Of one student, by the date of their activities.
  homework: ['finish_date'],
  institutions: ['Description', 'Admin', 'CurrentUsers'],
  courses: ['created_at', 'name', 'price', 'keywords', 'published', 'places'],
  embeds: ['name', 'created_at', 'active', 'last_day', 'views', 'starts', 'submissions', 'amount'],
};

test('every column that a list is sorted by leads an index', () => {
  const unindexed = [...declaredLists].map(([name, { key, sorts }]) => {
    const { table } = key[0];
    const { indexes, primaryKeys } = getTableConfig(table);
    const unique = Object.values(getTableColumns(table)).filter(({ primary, isUnique }) => primary || isUnique);
    const leading = new Set(
      [
        ...indexes.map(({ config: { columns } }) => columns[0]),
        ...primaryKeys.map(({ columns }) => columns[0]),
        ...unique,
      ].map((column) => (column && 'name' in column ? column.name : null)),
    );
    const without = Object.entries(sorts).filter(
      ([, by]) => !is(by, Column) || by.table !== table || !leading.has(by.name),
    );
    return [name, without.map(([sort]) => sort)] as const;
  });
  expect(Object.fromEntries(unindexed.filter(([, sorts]) => sorts.length > 0))).toEqual(UNINDEXED);
});

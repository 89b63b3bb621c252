import { login } from '@lia/sdk/accounts/endpoints';
import { createClient } from '@lia/sdk/http/client';
import { splitRoute } from '@lia/sdk/http/endpoint';
import { listOrders } from '@lia/sdk/receipts/administration';
import { listAudit } from '@lia/sdk/audit/endpoints';
import { listUsers } from '@lia/sdk/users/endpoints';
import type { Database } from '@lia/api/src/platform/database.ts';
import { openPostgres } from '@lia/api/src/platform/postgres.ts';
import { addManyAuditEntries } from '@lia/api/src/testing/manyAuditEntries.ts';
import { addManyOrders, scanOfSearch } from '@lia/api/src/testing/manyOrders.ts';
import { addManyUsers, scanOfUsers } from '@lia/api/src/testing/manyUsers.ts';

import { median } from './median.ts';
import { ADMIN, type Product } from './product.ts';

/** One page of a list. `scan`: how PostgreSQL finds the rows of a search. */
export interface ListResult {
  list: string;
  ms: number;
  rows: number;
  scan: string;
}

export const ROWS = { orders: 100_000, users: 100_000, audit: 2_000_000 } as const;
const RUNS = 15;

/** What is asked of a list; `words` where it is a search. */
interface Asked {
  list: string;
  query: Record<string, unknown>;
  words?: string;
}

/** A list that is timed: how it is filled, and what is asked, each with the facets that the console shows. */
interface TimedList {
  path: string;
  rows: number;
  fill: (db: Database, count: number) => Promise<void>;
  /** Absent: no search is timed. */
  scanOf?: (db: Database, words: string) => Promise<string>;
  asked: readonly Asked[];
}

const first = { range: [0, 24] };
const searches = (...all: readonly string[]): Asked[] =>
  all.map((words) => ({ list: `search “${words}”`, query: { ...first, filter: { q: words } }, words }));

const orders: TimedList = {
  path: splitRoute(listOrders).path,
  rows: ROWS.orders,
  fill: addManyOrders,
  scanOf: scanOfSearch,
  asked: [
    { list: 'first page', query: first },
    { list: 'page 3,000', query: { range: [75_000, 75_024] } },
    { list: 'sorted by total', query: { ...first, sort: ['total', 'DESC'] } },
    { list: 'sorted by payer', query: { ...first, sort: ['payer_name', 'ASC'] } },
    { list: 'one status', query: { ...first, filter: { status: 'pending' } } },
    ...searches('Xóchitl', 'rodriguez', 'xo', 'r', 'no such payer'),
    { list: 'search, facets', query: { ...first, filter: { q: 'nunez' }, facets: ['status'] }, words: 'nunez' },
    { list: 'first page, facets', query: { ...first, facets: ['status', 'reason'] } },
  ],
};

const active = { status: 'active' };

const users: TimedList = {
  path: splitRoute(listUsers).path,
  rows: ROWS.users,
  fill: addManyUsers,
  scanOf: scanOfUsers,
  asked: [
    { list: 'first page', query: { ...first, filter: active } },
    { list: 'first page, facets', query: { ...first, filter: active, facets: ['kind'] } },
    { list: 'page 3,000', query: { range: [75_000, 75_024], filter: active } },
    { list: 'sorted by registration', query: { ...first, filter: active, sort: ['created_at', 'DESC'] } },
    { list: 'teachers, facets', query: { ...first, filter: { ...active, kind: 'teachers' }, facets: ['kind'] } },
    ...searches('Xóchitl', 'odrigu', 'xo', 'no such user'),
    {
      list: 'search, facets',
      query: { ...first, filter: { ...active, q: 'xochitl' }, facets: ['kind'] },
      words: 'xochitl',
    },
  ],
};

const facets = ['operation'];

const audit: TimedList = {
  path: splitRoute(listAudit).path,
  rows: ROWS.audit,
  fill: addManyAuditEntries,
  asked: [
    { list: 'first page', query: first },
    { list: 'first page, facets', query: { ...first, facets } },
    { list: 'deletions, facets', query: { ...first, filter: { operation: 'delete' }, facets } },
    { list: 'a rare kind', query: { ...first, filter: { record: 'courses' }, facets } },
    { list: 'a kind without entries', query: { ...first, filter: { record: 'embeds' }, facets } },
    { list: 'written directly', query: { ...first, filter: { origin: 'database' }, facets } },
    { list: 'one institution', query: { ...first, filter: { institution: 7 }, facets } },
    { list: 'one job', query: { ...first, filter: { action_id: '150' }, facets } },
  ],
};

/** Lists over HTTP, with as many rows as `ROWS` says: medians of runs in turns. */
export async function timeLists(
  product: Product,
  databaseUrl: string,
): Promise<Record<keyof typeof ROWS, ListResult[]>> {
  return {
    orders: await time(product, databaseUrl, orders),
    users: await time(product, databaseUrl, users),
    audit: await time(product, databaseUrl, audit),
  };
}

async function time(
  { origin }: Product,
  databaseUrl: string,
  { path, rows: count, fill, scanOf, asked }: TimedList,
): Promise<ListResult[]> {
  const baseUrl = `${origin}/api/api`;
  const { access_token } = await createClient({ baseUrl }).call(login, { body: ADMIN });
  const { db, close } = await openPostgres(databaseUrl);
  try {
    await fill(db, count);
    const times = asked.map((): number[] => []);
    const rows: number[] = [];
    for (let run = 0; run < RUNS; run += 1) {
      for (const [index, { query }] of asked.entries()) {
        const search = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, JSON.stringify(value)]));
        const start = performance.now();
        const answer = await fetch(`${baseUrl}${path}?${search}`, {
          headers: { Authorization: `Bearer ${access_token}` },
        });
        await answer.arrayBuffer();
        times[index]?.push(performance.now() - start);
        if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
        rows[index] = Number(answer.headers.get('content-range')?.split('/')[1]);
      }
    }
    const results: ListResult[] = [];
    for (const [index, { list, words }] of asked.entries()) {
      const scan = words === undefined || !scanOf ? '' : await scanOf(db, words);
      results.push({ list, ms: median(times[index] ?? []), rows: rows[index] ?? 0, scan });
    }
    return results;
  } finally {
    await close();
  }
}

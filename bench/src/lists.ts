import { login } from '@lia/sdk/accounts/endpoints';
import { createClient } from '@lia/sdk/http/client';
import { splitRoute } from '@lia/sdk/http/endpoint';
import { listOrders } from '@lia/sdk/receipts/administration';
import { openPostgres } from '@lia/api/src/platform/postgres.ts';
import { addManyOrders, scanOfSearch } from '@lia/api/src/testing/manyOrders.ts';

import { median } from './median.ts';
import { ADMIN, type Product } from './product.ts';

/** One page of the list of orders. `scan`: how PostgreSQL finds the rows of a search. */
export interface ListResult {
  list: string;
  ms: number;
  rows: number;
  scan: string;
}

const ORDERS = 100_000;
const RUNS = 15;

/** What is asked for, each with the facets that the console shows. */
const lists: readonly { list: string; query: Record<string, unknown>; words?: string }[] = [
  { list: 'first page', query: { range: [0, 24] } },
  { list: 'page 3,000', query: { range: [75_000, 75_024] } },
  { list: 'sorted by total', query: { range: [0, 24], sort: ['total', 'DESC'] } },
  { list: 'sorted by payer', query: { range: [0, 24], sort: ['payer_name', 'ASC'] } },
  { list: 'one status', query: { range: [0, 24], filter: { status: 'pending' } } },
  ...['Xóchitl', 'rodriguez', 'xo', 'r', 'no such payer'].map((words) => ({
    list: `search “${words}”`,
    query: { range: [0, 24], filter: { q: words } },
    words,
  })),
  { list: 'search, facets', query: { range: [0, 24], filter: { q: 'nunez' }, facets: ['status'] }, words: 'nunez' },
  { list: 'first page, facets', query: { range: [0, 24], facets: ['status', 'reason'] } },
];

/** The list of orders over HTTP, with 100,000 of them: medians of runs in turns. */
export async function timeLists({ origin }: Product, databaseUrl: string): Promise<ListResult[]> {
  const baseUrl = `${origin}/api/api`;
  const { access_token } = await createClient({ baseUrl }).call(login, { body: ADMIN });
  const { db, close } = await openPostgres(databaseUrl);
  try {
    await addManyOrders(db, ORDERS);
    const times = lists.map((): number[] => []);
    const rows: number[] = [];
    for (let run = 0; run < RUNS; run += 1) {
      for (const [index, { query }] of lists.entries()) {
        const search = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, JSON.stringify(value)]));
        const start = performance.now();
        const answer = await fetch(`${baseUrl}${splitRoute(listOrders).path}?${search}`, {
          headers: { Authorization: `Bearer ${access_token}` },
        });
        await answer.arrayBuffer();
        times[index]?.push(performance.now() - start);
        if (!answer.ok) throw new Error(`The list of orders answered ${answer.status}`);
        rows[index] = Number(answer.headers.get('content-range')?.split('/')[1]);
      }
    }
    const results: ListResult[] = [];
    for (const [index, { list, words }] of lists.entries()) {
      const scan = words === undefined ? '' : await scanOfSearch(db, words);
      results.push({ list, ms: median(times[index] ?? []), rows: rows[index] ?? 0, scan });
    }
    return results;
  } finally {
    await close();
  }
}

import { login } from '@lia/sdk/accounts/endpoints';
import { createClient, fillPath } from '@lia/sdk/http/client';

import { median } from '../median.ts';
import { ADMIN, type Product } from '../product.ts';
import { type Timed, usernames } from './asked.ts';

/** One page of a list. `rows`: how many the list has, null of an answer that is no list. */
export interface ListResult {
  list: string;
  what: string;
  ms: number;
  rows: number | null;
}

const RUNS = 15;

/** Lists over HTTP: medians of runs in turns. */
export async function timeLists(product: Product, lists: readonly Timed[]): Promise<ListResult[]> {
  const results: ListResult[] = [];
  for (const list of lists) results.push(...(await time(product, list)));
  return results;
}

async function time({ origin }: Product, { name, endpoint, by, params, asked }: Timed): Promise<ListResult[]> {
  const baseUrl = `${origin}/api/api`;
  const { access_token } = await createClient({ baseUrl }).call(login, {
    body: { username: usernames[by], password: ADMIN.password },
  });
  const times = asked.map((): number[] => []);
  const rows: (number | null)[] = [];
  // The first run warms caches up, and is not counted.
  for (let run = 0; run <= RUNS; run += 1) {
    for (const [index, { query }] of asked.entries()) {
      const search = Object.fromEntries(
        Object.entries(query).map(([key, value]) => [key, typeof value === 'string' ? value : JSON.stringify(value)]),
      );
      const start = performance.now();
      const answer = await fetch(baseUrl + fillPath(endpoint, params, search), {
        headers: { Authorization: `Bearer ${access_token}` },
      });
      await answer.arrayBuffer();
      if (run > 0) times[index]?.push(performance.now() - start);
      if (!answer.ok) throw new Error(`${name}, ${asked[index]?.what ?? ''}: ${answer.status}`);
      const range = answer.headers.get('content-range');
      rows[index] = range === null ? null : Number(range.split('/')[1]);
    }
  }
  return asked.map(({ what }, index) => ({
    list: name,
    what,
    ms: median(times[index] ?? []),
    rows: rows[index] ?? null,
  }));
}

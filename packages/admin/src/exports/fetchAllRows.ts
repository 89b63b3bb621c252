import { COUNTED_ROWS, MAX_ROWS } from '@lia/sdk/http/list';
import type { DataProvider, RaRecord } from 'react-admin';

import { ROWS_ALONE, type Within } from '../resources/dataProvider.ts';

interface Listed {
  resource: string;
  sort: { field: string; order: 'ASC' | 'DESC' };
  filter: object;
  /** A list inside of a record. */
  within?: Within;
  signal?: AbortSignal;
  onProgress?: (fetched: number, total: number) => void;
}

/** Every row of a list, fetched a thousand at a time. */
export async function fetchAllRows<R extends RaRecord = RaRecord>(
  dataProvider: DataProvider,
  { resource, sort, filter, within, signal, onProgress }: Listed,
): Promise<R[]> {
  // By id: a row that moves to a later page meanwhile comes a second time.
  const rows = new Map<unknown, R>();
  for (let page = 1; ; page += 1) {
    // Each page has the total.
    // oxlint-disable-next-line no-await-in-loop
    const { data, total = 0 } = await dataProvider.getList<R>(resource, {
      pagination: { page, perPage: MAX_ROWS },
      sort,
      filter,
      meta: within ? { within: { ...within, facets: [] } } : ROWS_ALONE,
      ...(signal && { signal }),
    });
    for (const row of data) rows.set(row.id, row);
    onProgress?.(rows.size, Math.max(rows.size, total));
    // A total that is one more than are counted has more rows behind it.
    const isLast = total === COUNTED_ROWS + 1 ? data.length < MAX_ROWS : page * MAX_ROWS >= total;
    if (data.length === 0 || isLast) return [...rows.values()];
  }
}

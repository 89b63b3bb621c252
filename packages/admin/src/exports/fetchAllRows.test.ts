import { COUNTED_ROWS } from '@lia/sdk/http/list';
import { type GetListParams, testDataProvider } from 'react-admin';
import { expect, it } from 'vitest';

import { fetchAllRows } from './fetchAllRows.ts';

it.for([
  [12_500, COUNTED_ROWS + 1],
  // The last page is full.
  [12_000, COUNTED_ROWS + 1],
  [10_001, COUNTED_ROWS + 1],
  [12_500, 12_500],
  [0, 0],
] as const)('fetches all of %i rows that are counted as %i', async ([rows, total]) => {
  const all = Array.from({ length: rows }, (_, id) => ({ id }));
  const getList = async (_: string, { pagination: { page, perPage } = { page: 1, perPage: 1 } }: GetListParams) => ({
    data: all.slice((page - 1) * perPage, page * perPage),
    total,
  });
  const fetched = await fetchAllRows(Object.assign(testDataProvider(), { getList }), {
    resource: 'audit',
    sort: { field: 'id', order: 'ASC' },
    filter: {},
  });
  expect(fetched.length).toBe(rows);
});

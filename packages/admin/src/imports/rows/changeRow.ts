import type { ImportRecord, ImportRowAnswer, ImportRowRecord } from '@lia/sdk/imports/records';
import { verdicts } from '@lia/sdk/imports/rules';
import { type InfiniteData, type QueryClient, useQueryClient } from '@tanstack/react-query';
import type { RaRecord } from 'react-admin';

import type { Facets, Within } from '../../resources/dataProvider.ts';

/** Where the rows of an import are listed. */
export const rowsWithin = (id: string, facet: 'verdict' | 'outcome' | 'undo'): Within => ({
  path: `imports/${id}/rows`,
  id: 'num',
  facets: [facet],
});

/** Where the licences that an import needs are known. */
export const licencesOf = (id: string) => ['imports', 'licences', id] as const;

interface Page {
  data: readonly RaRecord[];
  meta?: { facets: Facets };
}

/**
 * Shows a row that was changed where it stands, also in a list that is filtered by its old verdict: it would vanish while
 * one looks at it. Where other rows have another verdict by it, the lists are fetched again.
 */
export function useShowChange(): (before: ImportRowRecord, answer: ImportRowAnswer) => void {
  const queries = useQueryClient();
  return (before, { data: row, import: next }) => {
    const stale = !countsMatch(queries, before, row, next);
    queries.setQueriesData<ImportRecord>({ queryKey: ['imports', 'getOne'] }, (known) =>
      known?.id === next.id ? next : known,
    );
    void queries.invalidateQueries({ queryKey: licencesOf(next.id) });
    if (stale) {
      void queries.invalidateQueries({ queryKey: ['imports', 'getInfiniteList'] });
      return;
    }
    queries.setQueriesData<InfiniteData<Page>>(listsOf(next.id), (list) => list && withRow(list, before, row));
  };
}

const listsOf = (id: string) => ({
  queryKey: ['imports', 'getInfiniteList'],
  predicate: ({ queryKey }: { queryKey: readonly unknown[] }) =>
    JSON.stringify(queryKey).includes(rowsWithin(id, 'verdict').path),
});

/** Whether the change of this row accounts for the change of all counts. */
function countsMatch(queries: QueryClient, before: ImportRowRecord, row: ImportRowRecord, next: ImportRecord): boolean {
  const known = queries
    .getQueriesData<ImportRecord>({ queryKey: ['imports', 'getOne'] })
    .find(([, one]) => one?.id === next.id)?.[1];
  if (!known) return false;
  return verdicts.every((verdict) => {
    const change = Number(row.verdict === verdict) - Number(before.verdict === verdict);
    return known.verdicts[verdict] + change === next.verdicts[verdict];
  });
}

function withRow(list: InfiniteData<Page>, before: ImportRowRecord, row: ImportRowRecord): InfiniteData<Page> {
  return {
    ...list,
    pages: list.pages.map(({ data, meta, ...page }) => ({
      ...page,
      data: data.map((one) => (one.id === row.num ? { ...row, id: row.num } : one)),
      ...(meta && { meta: { ...meta, facets: moved(meta.facets, before.verdict, row.verdict) } }),
    })),
  };
}

function moved(facets: Facets, from: string, to: string): Facets {
  const counts = facets['verdict'] ?? {};
  const less = { ...counts, [from]: (counts[from] ?? 0) - 1 };
  return { ...facets, verdict: { ...less, [to]: (less[to] ?? 0) + 1 } };
}

import { MAX_ROWS } from '@lia/sdk/http/list';
import type { ImportRecord } from '@lia/sdk/imports/records';
import { Box, Card } from '@mui/material';
import { useCallback, useMemo, useState } from 'react';
import { InfiniteListBase } from 'react-admin';

import { Filters } from '../../lists/Filters.tsx';
import { ListStates } from '../../lists/ListStates.tsx';
import { MoreRows } from '../../lists/MoreRows.tsx';
import { ResourceCards } from '../../lists/ResourceCards.tsx';
import { useWide } from '../../lists/ResourceList.tsx';
import { ResourceTable } from '../../lists/ResourceTable.tsx';
import { rowsWithin } from './changeRow.ts';
import { committedRows, draftRows, undoneRows } from './definitions.ts';
import { ImportContext, type RowEdit } from './ImportContext.ts';

const noFilters = {};

/** The rows of an import: of a draft with their verdicts, later with what came of them. */
export function RowList({ record: { id, status } }: { record: ImportRecord }) {
  const wide = useWide();
  const facet = status === 'draft' ? 'verdict' : status === 'undone' ? 'undo' : 'outcome';
  const resource = { verdict: draftRows, outcome: committedRows, undo: undoneRows }[facet];
  const queryOptions = useMemo(
    () => ({
      meta: { within: rowsWithin(id, facet) },
      retry: false,
      onError: () => undefined,
      // Rows change by what is done here alone.
      refetchOnWindowFocus: false,
    }),
    [id, facet],
  );
  const [edits, setEdits] = useState<ReadonlyMap<number, RowEdit>>(new Map());
  const change = useCallback(
    (row: number, edit: RowEdit | null) =>
      setEdits((before) => new Map([...before].filter(([num]) => num !== row).concat(edit ? [[row, edit]] : []))),
    [],
  );
  const rows = useMemo(() => ({ id, edits, change }), [id, edits, change]);
  return (
    <ImportContext value={rows}>
      <InfiniteListBase
        key={facet}
        resource="imports"
        storeKey={`imports.${id}.${facet}`}
        disableSyncWithLocation
        sort={resource.sort}
        perPage={MAX_ROWS}
        queryOptions={queryOptions}
      >
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-end', columnGap: 2, rowGap: 1.5, mb: 2 }}>
          <Filters resource={resource} />
        </Box>
        <Card>
          <ListStates none={resource.none} defaultFilters={noFilters}>
            {wide ? <ResourceTable resource={resource} /> : <ResourceCards resource={resource} />}
            <MoreRows />
          </ListStates>
        </Card>
      </InfiniteListBase>
    </ImportContext>
  );
}

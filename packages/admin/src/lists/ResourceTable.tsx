import { TableBody, type TableBodyProps } from '@mui/material';
import { Fragment, type ReactNode, type RefObject, useRef } from 'react';
import {
  DataTable,
  DataTableClasses,
  type DataTableColumnProps,
  DataTableRow,
  type RaRecord,
  RecordContextProvider,
  useDataTableRenderContext,
  useDataTableSortContext,
  useListContext,
} from 'react-admin';
import { useLocation } from 'react-router';

import { addressOf, type Resource } from '../resources/definition.ts';
import { useHeadings, useWords } from '../resources/field.ts';
import { CellContent } from './CellContent.tsx';
import { useChosenColumns } from './chosenColumns.ts';
import { useMoreRows } from './MoreRows.tsx';
import { type Shown, ShownRows } from './ShownRows.tsx';

const ROW_HEIGHT = 64;

/** The rows of a list as a table: a row is pressed whole, and what is too wide is scrolled inside it. */
export function ResourceTable({ resource }: { resource: Resource }) {
  const { search } = useLocation();
  const headingOf = useHeadings(resource);
  const { total = 0 } = useListContext();
  const words = useWords();
  const { shown } = useChosenColumns(resource);
  const { bulk } = resource;
  return (
    <DataTable
      // Whether rows are chosen at all; what is done with them stands in the list's own toolbar.
      bulkActionButtons={bulk !== undefined && <></>}
      bulkActionsToolbar={<></>}
      isRowSelectable={(row) => bulk?.selectable(row, words) ?? false}
      body={Body}
      rowClick={(_, __, row) => addressOf(resource, row, search) ?? false}
      aria-rowcount={total + 1}
      sx={{
        '& .RaDataTable-tableWrapper': { overflowX: 'auto' },
        '& td': { height: 52 },
      }}
    >
      {shown.map((column) => (
        <Column
          key={column.source}
          source={column.source}
          label={headingOf(column)}
          disableSort={column.unsorted ?? false}
          sortByOrder={column.descending || largestFirst.includes(column.kind) ? 'DESC' : 'ASC'}
          align={column.kind === 'money' || column.kind === 'number' ? 'right' : 'left'}
          {...(column.kind === 'day' && { sx: { whiteSpace: 'nowrap' } })}
          render={(row: RaRecord) => <CellContent resource={resource} column={column} row={row} />}
        />
      ))}
    </DataTable>
  );
}

const largestFirst: readonly unknown[] = ['money', 'instant', 'day'];

/** The rows that are in the document; the table's `aria-rowcount` counts the others. */
function Body({ children }: TableBodyProps) {
  const { data = [] } = useListContext();
  const body = useRef<HTMLTableSectionElement>(null);
  return (
    <ShownRows around={body} count={data.length} estimatedHeight={ROW_HEIGHT}>
      {(shown) => (
        <Rows body={body} {...shown}>
          {children}
        </Rows>
      )}
    </ShownRows>
  );
}

interface RowsProps extends Shown {
  body: RefObject<HTMLTableSectionElement | null>;
  /** The cells of a row. */
  children: ReactNode;
}

function Rows({ body, rows, rest, measure, focus, children }: RowsProps) {
  const { data = [], page, perPage } = useListContext();
  useMoreRows(rows.at(-1)?.index ?? 0);
  // The row of headings is the first.
  const first = (page - 1) * perPage + 2;
  return (
    <TableBody ref={body} className={DataTableClasses.tbody} {...focus}>
      {rows.map(({ index, gap }) => {
        const record = data[index];
        return (
          <Fragment key={record.id}>
            {gap > 0 && <Gap height={gap} />}
            <RecordContextProvider value={record}>
              <DataTableRow
                {...(measure && { ref: measure })}
                data-index={index}
                aria-rowindex={first + index}
                className={DataTableClasses.row}
              >
                {children}
              </DataTableRow>
            </RecordContextProvider>
          </Fragment>
        );
      })}
      {rest > 0 && <Gap height={rest} />}
    </TableBody>
  );
}

const Gap = ({ height }: { height: number }) => (
  <tr aria-hidden>
    <td aria-hidden style={{ height, padding: 0, border: 0 }} />
  </tr>
);

/** A column of a table that exposes its sort direction to screen readers (`aria-sort`). */
export function Column<R extends RaRecord>(props: DataTableColumnProps<R>) {
  const place = useDataTableRenderContext();
  const sort = useDataTableSortContext();
  const order = place === 'header' && sort && sort.field === props.source ? sort.order : null;
  return <DataTable.Col {...props} {...(order && { sortDirection: order === 'ASC' ? 'asc' : 'desc' })} />;
}

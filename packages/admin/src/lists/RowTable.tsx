import { DataTable, type DataTableProps, type RaRecord } from 'react-admin';

/** The one table of the console's lists: a row is pressed whole, and what is too wide is scrolled inside it. */
export function RowTable<R extends RaRecord>({
  children,
  rowClick = 'show',
}: Pick<DataTableProps<R>, 'children' | 'rowClick'>) {
  return (
    <DataTable<R>
      bulkActionButtons={false}
      rowClick={rowClick}
      sx={{ '& .RaDataTable-tableWrapper': { overflowX: 'auto' }, '& td': { height: 52 } }}
    >
      {children}
    </DataTable>
  );
}

import {
  DataTable,
  type DataTableColumnProps,
  type RaRecord,
  useDataTableRenderContext,
  useDataTableSortContext,
} from 'react-admin';

/** A column of a table that exposes its sort direction to screen readers (`aria-sort`). */
export function Column<R extends RaRecord>(props: DataTableColumnProps<R>) {
  const place = useDataTableRenderContext();
  const sort = useDataTableSortContext();
  const order = place === 'header' && sort && sort.field === props.source ? sort.order : null;
  return <DataTable.Col {...props} {...(order && { sortDirection: order === 'ASC' ? 'asc' : 'desc' })} />;
}

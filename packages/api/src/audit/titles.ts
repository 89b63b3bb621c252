import { getTableColumns, type SQL, sql } from 'drizzle-orm';

import type { Audited } from '../platform/audit/audited.ts';
import { auditEntries } from '../platform/audit/tables.ts';
import { auditedTables } from './declarations.ts';

/**
 * What the record of an entry is called: as it is now, else as it was when it was deleted. Null for records without a name.
 */
export const recordTitle: SQL<string | null> = sql`case ${auditEntries.record} ${sql.join(
  auditedTables.map(titleIn),
  sql` `,
)} end`;

function titleIn({ table, record, key: [key = ''], title }: Audited): SQL {
  const columns = Object.values(getTableColumns(table));
  const [id] = columns.filter(({ name }) => name === key);
  const [name] = columns.filter((column) => column.name === title);
  if (!id || !name || title === undefined) return sql`when ${record} then null`;
  // Aliased, so that the columns of the entry that is asked about are not taken for those of the deletion.
  const deleted = sql`select deletion.before ->> ${title} from ${auditEntries} as deletion
    where deletion.record = ${record} and deletion.record_id = ${auditEntries.recordId} and deletion.operation = 'delete'
    limit 1`;
  const current = sql`select ${name} from ${table} where ${id} = ${auditEntries.recordId}::${sql.raw(id.getSQLType())}`;
  return sql`when ${record} then coalesce((${current}), (${deleted}))`;
}

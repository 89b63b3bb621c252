import type { AuditEntry, AuditValue } from '@lia/sdk/audit/records';
import { eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import { type AnyPgColumn, getTableConfig, type PgTable } from 'drizzle-orm/pg-core';

import { users } from '../accounts/tables.ts';
import { schoolsIn } from '../institutions/members.ts';
import { groups, institutions, schoolMembers, sections } from '../institutions/tables.ts';
import type { ScopedCall } from '../platform/lists/defineList.ts';
import type { Scope } from '../platform/scope.ts';
import { auditedTables } from './declarations.ts';
import { schoolIds } from './reach.ts';
import { fullName } from '../accounts/fullName.ts';

type AuditScope = Scope<'everything' | 'school'>;

/** A table whose rows columns of the audit refer to, and what its rows are called. */
interface Named {
  table: PgTable;
  id: AnyPgColumn;
  name: SQL;
}

/** Which rows a school's administrators know by name; those of other tables stay unnamed. */
const known = new Map<PgTable, (scope: AuditScope) => SQL>([
  [
    users,
    (scope) =>
      sql`${users.id} in (select ${schoolMembers.userId} from ${schoolMembers} where ${schoolMembers.schoolId} in (${schoolIds(scope)}))`,
  ],
  [institutions, (scope) => or(schoolsIn(scope), eq(institutions.type, 'Empresa')) ?? sql`false`],
  [
    groups,
    (scope) =>
      sql`${groups.sectionId} in (select ${sections.id} from ${sections} where ${sections.schoolId} in (${schoolIds(scope)}))`,
  ],
]);

function namedTables(): Map<PgTable, Named> {
  const named = auditedTables.flatMap(({ table, key, title }): [PgTable, Named][] => {
    const { columns } = getTableConfig(table);
    const [id] = columns.filter(({ name }) => name === key[0]);
    const [own] = columns.filter(({ name }) => name === title);
    if (!id || !own || key.length > 1) return [];
    return [[table, { table, id, name: table === users ? fullName(users) : sql`${own}` }]];
  });
  return new Map(named);
}

/** What each foreign key of an audited table leads to, by `record.column`. */
function foreignKeys(): Map<string, Named> {
  const named = namedTables();
  const found = auditedTables.flatMap(({ table, record }) =>
    getTableConfig(table).foreignKeys.flatMap((key): [string, Named][] => {
      const { columns, foreignTable } = key.reference();
      const [column, ...more] = columns;
      const leadsTo = named.get(foreignTable);
      return column && more.length === 0 && leadsTo ? [[`${record}.${column.name}`, leadsTo]] : [];
    }),
  );
  return new Map(found);
}

const references = foreignKeys();

/** Ids by the table that they are of. */
function idsIn(entries: readonly AuditEntry[]): Map<Named, Set<string | number>> {
  const ids = new Map<Named, Set<string | number>>();
  for (const { record, changes } of entries) {
    for (const { field, before, after } of changes) {
      const reference = references.get(`${record}.${field}`);
      if (!reference) continue;
      const wanted = ids.get(reference) ?? new Set();
      for (const value of [before, after]) {
        if (typeof value === 'string' || typeof value === 'number') wanted.add(value);
      }
      if (wanted.size > 0) ids.set(reference, wanted);
    }
  }
  return ids;
}

/** Names the rows that values refer to, as far as they are there and the scope reaches them: in one statement. */
export async function withNames(
  { db, scope }: ScopedCall<'everything' | 'school'>,
  entries: readonly AuditEntry[],
): Promise<AuditEntry[]> {
  const wanted = [...idsIn(entries)];
  if (wanted.length === 0) return [...entries];
  const parts = wanted.map(([{ table, id, name }, ids], index) => {
    const reached = scope.where({ school: () => known.get(table)?.(scope) ?? sql`false` });
    return sql`select ${index}::int as leads_to, ${id}::text as id, ${name} as name from ${table}
      where ${inArray(id, [...ids])} and (${reached})`;
  });
  const rows = await db
    .select({ leadsTo: sql<number>`leads_to`, id: sql<string>`id`, name: sql<string | null>`name` })
    .from(sql`(${sql.join(parts, sql` union all `)}) "named"`);
  const names = new Map(rows.map(({ leadsTo, id, name }) => [`${leadsTo} ${id}`, name]));
  const indexes = new Map(wanted.map(([reference], index) => [reference, index]));
  return entries.map((entry) => ({
    ...entry,
    changes: entry.changes.map((change) => {
      const reference = references.get(`${entry.record}.${change.field}`);
      const index = reference && indexes.get(reference);
      const nameOf = (value: AuditValue) => names.get(`${index} ${value}`) ?? null;
      return { ...change, before_name: nameOf(change.before), after_name: nameOf(change.after) };
    }),
  }));
}

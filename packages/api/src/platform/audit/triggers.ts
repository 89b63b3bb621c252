import { createHash } from 'node:crypto';

import { type AuditOperation, auditOperations, LEAST_AUDIT_YEARS } from '@lia/sdk/audit/rules';
import { getTableName, sql } from 'drizzle-orm';

import { type Database, inTransaction } from '../database.ts';
import type { Audited } from './audited.ts';

/** Any number; all instances must name the same one. */
const LOCK = 4_702_307;

/** Adds entries; `row` is the row that names what was changed. */
const addEntries = (operation: AuditOperation, row: string, columns: string, values: string): string => `
  insert into audit_entries (operation, record, record_id, actor_id, origin, action, action_id, network,
    person_id, institution_id, order_id, ${columns})
  select '${operation}', tg_table_name, concat_ws('/', ${row} ->> tg_argv[0], ${row} ->> tg_argv[1]),
    (actor ->> 'actorId')::integer, actor ->> 'origin', actor ->> 'action', actor ->> 'actionId', actor ->> 'network',
    (${row} ->> tg_argv[2])::integer, (${row} ->> tg_argv[3])::integer, (${row} ->> tg_argv[4])::uuid, ${values}`;

/**
 * The trigger of every audited table: an entry for each row that a statement changed. Its arguments are columns: up to two of
 * the key, those of person, institution and order, those without which a row is kept, and the secret ones. Rows before and
 * after an update are paired by grouping, since a join might be planned as a nested loop over all of them.
 */
const recordChanges = `
  create or replace function audit_changes() returns trigger language plpgsql as $body$
  declare
    actor jsonb := nullif(current_setting('lia.actor', true), '')::jsonb;
    omitted text[] := tg_argv[5]::text[];
    secret text[] := tg_argv[6]::text[];
  begin
    if tg_op = 'INSERT' then
      ${addEntries('insert', 'added', 'after', 'jsonb_strip_nulls(added - omitted)')}
      from (select to_jsonb(new_rows) as added from new_rows offset 0) as rows;
    elsif tg_op = 'DELETE' then
      ${addEntries('delete', 'removed', 'before', 'jsonb_strip_nulls(removed - omitted)')}
      from (select to_jsonb(old_rows) as removed from old_rows offset 0) as rows;
    else
      ${addEntries('update', 'pairs.new', 'before, after, withheld', 'changed.before, changed.after, hidden.columns')}
      from (
        select (array_agg(row) filter (where not is_new))[1] as old, (array_agg(row) filter (where is_new))[1] as new
        from (
          select to_jsonb(old_rows) as row, false as is_new from old_rows
          union all select to_jsonb(new_rows), true from new_rows
        ) as versions
        group by row ->> tg_argv[0], row ->> tg_argv[1]
      ) as pairs
      cross join lateral (
        select jsonb_object_agg(key, pairs.old -> key) as before, jsonb_object_agg(key, value) as after
        from jsonb_each(pairs.new - omitted) where value is distinct from pairs.old -> key
      ) as changed
      cross join lateral (
        select array_agg(name) as columns from unnest(secret) as name
        where pairs.new -> name is distinct from pairs.old -> name
      ) as hidden
      where changed.after is not null or hidden.columns is not null;
    end if;
    return null;
  end
  $body$;`;

/** Entries stay as they are; those whose time may be over may be deleted. */
const keepEntries = `
  create or replace function keep_audit_entries() returns trigger language plpgsql as $body$
  begin
    if tg_op = 'DELETE' and old.at < now() - interval '${LEAST_AUDIT_YEARS} years' then return old; end if;
    raise exception 'Entries of the audit never change' using errcode = 'restrict_violation';
  end
  $body$;
  create trigger audit_entries_stay before update or delete on audit_entries
    for each row execute function keep_audit_entries();
  create trigger audit_entries_not_truncated before truncate on audit_entries
    for each statement execute function keep_audit_entries();`;

const rowsOf: Readonly<Record<AuditOperation, string>> = {
  insert: 'new table as new_rows',
  update: 'old table as old_rows new table as new_rows',
  delete: 'old table as old_rows',
};

/** An array of names as SQL writes it; names are ours and have no quotes. */
const array = (names: readonly string[]): string => `{${names.join(',')}}`;

function triggersOf({ table, key, secret, technical, person = '', institution = '', order = '', additions }: Audited) {
  const [first = '', second = ''] = key;
  const omitted = array([...key, ...secret, ...technical]);
  const given = [first, second, person, institution, order, omitted, array(secret)];
  return auditOperations
    .filter((operation) => operation !== 'insert' || additions !== false)
    .map(
      (operation) => `
  create trigger audit_${operation} after ${operation} on ${getTableName(table)} referencing ${rowsOf[operation]}
    for each statement execute function audit_changes(${given.map((text) => `'${text}'`).join(', ')});`,
    )
    .join('');
}

const removeTriggers = `
  declare
    existing record;
  begin
    for existing in select tgname, tgrelid::regclass as on_table from pg_trigger where tgname like 'audit\\_%' and not tgisinternal loop
      execute format('drop trigger %I on %s', existing.tgname, existing.on_table);
    end loop;`;

/**
 * Makes the database keep the changes of every audited table, as the declarations have it now. It is done at each start and
 * not by a migration: the declarations stand beside the tables, and drizzle-kit knows no triggers. A start that finds them as
 * they are changes nothing.
 */
export async function ensureAudit(db: Database, tables: readonly Audited[]): Promise<void> {
  const statements = [removeTriggers, recordChanges, keepEntries, ...tables.map(triggersOf)].join('\n');
  const version = createHash('sha256').update(statements).digest('hex');
  if (await isInstalled(db, version)) return;
  await inTransaction(db, async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${sql.raw(String(LOCK))})`);
    if (await isInstalled(tx, version)) return;
    await tx.execute(sql.raw(`do $do$ ${statements} comment on function audit_changes() is '${version}'; end $do$`));
  });
}

async function isInstalled(db: Database, version: string): Promise<boolean> {
  const [found] = await db
    .select({ version: sql<string | null>`obj_description(to_regproc('audit_changes'), 'pg_proc')` })
    .from(sql`(values (1)) as "one"`);
  return found?.version === version;
}

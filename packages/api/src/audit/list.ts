import type { AuditEntry } from '@lia/sdk/audit/records';
import { auditOperations, auditOrigins, auditRecords } from '@lia/sdk/audit/rules';
import { day } from '@lia/sdk/calendar/dayFields';
import { COUNTED_ROWS } from '@lia/sdk/http/list';
import { LARGEST_ID, messageKey, uuid } from '@lia/sdk/validation/fields';
import { eq, getTableColumns, isNull, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { number, string } from 'yup';

import { accountIdsOf } from '../accounts/store.ts';
import { users } from '../accounts/tables.ts';
import { institutions } from '../institutions/tables.ts';
import type { Audited } from '../platform/audit/audited.ts';
import { auditEntries } from '../platform/audit/tables.ts';
import type { Database } from '../platform/database.ts';
import { startOf } from '../platform/days.ts';
import { defineList, type ScopedCall } from '../platform/lists/defineList.ts';
import { choice, filter } from '../platform/lists/filters.ts';
import { auditedTables } from './declarations.ts';
import { fullName } from '../accounts/fullName.ts';
import { among, type AuditScope, entriesOfSchools, idsNamed, isOfSchools } from './reach.ts';
import { entryOf } from './records.ts';

/**
 * What the record of an entry is called: as it is now, else as it was when it was deleted. Null for records without a name.
 */
const recordTitle: SQL<string | null> = sql`case ${auditEntries.record} ${sql.join(
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

const actor = alias(users, 'actor');
const person = alias(users, 'person');

/** What acted; what wrote to the database directly left no trace of itself. */
const origin = sql`coalesce(${auditEntries.origin}, 'database')`;

const id = () => string().typeError(messageKey('invalid')).max(100, messageKey('text.max'));

/** Of a user, and of the accounts that were merged into theirs. */
const ofUser = (column: typeof auditEntries.actorId | typeof auditEntries.personId) =>
  filter(
    uuid(),
    (wanted) =>
      sql`${column} in ${accountIdsOf(sql`(select ${users.id} from ${users} where ${users.uuid} = ${wanted})`)}`,
    { indexed: true },
  );

/** Entries up to which those that words find are looked up; more of them are met soon in the order of the list. */
const FEW = 5000;

/** Entries of a whole id, and those whose person or institution has the words in its name. */
async function found(words: string, { db, scope }: ScopedCall<'everything' | 'school'>): Promise<SQL> {
  const { people, places } = idsNamed(words);
  if (!scope.reachesEverything || (await areMany(db, people, places)))
    return sql`(${auditEntries.personId} in (${people}) or ${auditEntries.institutionId} in (${places})
      or ${auditEntries.recordId} = ${words} or ${auditEntries.actionId} = ${words})`;
  return sql`${auditEntries.id} in (
    select known.id from ${auditEntries} as known
    where (${among('known', auditRecords)} and known.record_id = ${words}) or known.action_id = ${words}
    union all
    select about.id from ${auditEntries} as about where about.person_id = any(array(${people}))
    union all
    select about.id from ${auditEntries} as about where about.institution_id = any(array(${places})))`;
}

/** Whether there are more entries of some people and institutions than are looked up. */
async function areMany(db: Database, people: SQL, places: SQL): Promise<boolean> {
  const some = (ids: SQL) => sql`any(array(${ids} limit ${FEW + 1}))`;
  const [counted] = await db.select({ count: sql<number>`count(*)::int` }).from(sql`(
    select from ${auditEntries} as about where about.person_id = ${some(people)}
    union all
    select from ${auditEntries} as about where about.institution_id = ${some(places)} limit ${FEW + 1}) as counted`);
  return (counted?.count ?? 0) > FEW;
}

/** Changes of records, the latest first. A school's administrators reach what belongs to their schools. */
export const auditList = defineList({
  name: 'audit',
  rows: (db, tally) =>
    db
      .select({
        entry: auditEntries,
        title: recordTitle,
        actor: { uuid: actor.uuid, name: fullName(actor) },
        person: { uuid: person.uuid, name: fullName(person) },
        institution: { id: institutions.id, name: institutions.name },
        tally,
      })
      .from(auditEntries)
      .leftJoin(actor, eq(actor.id, auditEntries.actorId))
      .leftJoin(person, eq(person.id, auditEntries.personId))
      .leftJoin(institutions, eq(institutions.id, auditEntries.institutionId))
      .$dynamic(),
  key: [auditEntries.id],
  countsTo: COUNTED_ROWS,
  within: (scope: AuditScope) => (scope.reachesEverything ? undefined : isOfSchools(scope, 'audit_entries')),
  reach: (scope: AuditScope, words) => (scope.reachesEverything ? undefined : entriesOfSchools(scope, words)),
  sorts: { at: auditEntries.at },
  sort: { column: 'at', descending: true },
  filters: {
    operation: choice(auditOperations, auditEntries.operation),
    record: choice(auditRecords, auditEntries.record),
    origin: choice(auditOrigins, origin, (chosen) =>
      chosen === 'database' ? isNull(auditEntries.origin) : eq(auditEntries.origin, chosen),
    ),
    record_id: filter(id(), (wanted) => eq(auditEntries.recordId, wanted), { indexed: true }),
    action_id: filter(id(), (wanted) => eq(auditEntries.actionId, wanted), { indexed: true }),
    actor: ofUser(auditEntries.actorId),
    person: ofUser(auditEntries.personId),
    institution: filter(
      number().integer(messageKey('invalid')).max(LARGEST_ID, messageKey('number.max')),
      (wanted) => eq(auditEntries.institutionId, wanted),
      { indexed: true },
    ),
    order: filter(uuid(), (wanted) => eq(auditEntries.orderId, wanted), { indexed: true }),
    from: filter(day(), (first) => sql`${auditEntries.at} >= ${startOf(first)}`),
    to: filter(day(), (last) => sql`${auditEntries.at} < ${startOf(last, 1)}`),
  },
  search: found,
  searches: '`q`: words of the name of a person or institution, or a whole id',
  records: (rows): AuditEntry[] =>
    rows.flatMap(({ entry, ...named }) => {
      const own = entryOf(entry);
      return own ? [{ ...own, ...named }] : [];
    }),
});

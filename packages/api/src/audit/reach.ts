import { auditRecords, schoolAuditRecords, schoolPersonAuditRecords } from '@lia/sdk/audit/rules';
import { type SQL, sql } from 'drizzle-orm';

import { users } from '../accounts/tables.ts';
import { schoolsIn } from '../institutions/members.ts';
import { groups, institutions, schoolMembers, sections } from '../institutions/tables.ts';
import { auditEntries } from '../platform/audit/tables.ts';
import type { Scope } from '../platform/scope.ts';
import { contains } from '../platform/search.ts';

export type AuditScope = Scope<'everything' | 'school'>;

/** Ids of people and institutions with some words in their names. */
export const idsNamed = (words: string): { people: SQL; places: SQL } => ({
  people: sql`select ${users.id} from ${users} where ${contains(users.search, words)}`,
  places: sql`select ${institutions.id} from ${institutions} where ${contains(institutions.search, words)}`,
});

export const among = (table: string, records: readonly string[]): SQL =>
  sql`${sql.raw(table)}.record in (${sql.join(
    records.map((record) => sql`${record}`),
    sql`, `,
  )})`;

/** The schools of a scope. */
export const schoolIds = (scope: AuditScope): SQL =>
  sql`select ${institutions.id} from ${institutions} where ${schoolsIn(scope)}`;

/** Memberships in a scope's schools. */
const membersOf = (scope: AuditScope): SQL =>
  sql`${schoolMembers} where ${schoolMembers.schoolId} in (${schoolIds(scope)})`;

/** Whether a row is an entry of the schools themselves. */
const isOwn = (scope: AuditScope, table: string): SQL =>
  sql`${sql.raw(table)}.institution_id in (${schoolIds(scope)}) and ${among(table, schoolAuditRecords)}`;

/** Whether a row is an entry of a group: of a school by its section, also where it was deleted. */
const isOfGroup = (scope: AuditScope, table: string): SQL => {
  const own = sql`select ${sections.id}::text from ${sections} where ${sections.schoolId} in (${schoolIds(scope)})`;
  return sql`${sql.raw(table)}.record = 'groups' and ${sql.raw(table)}.record_id in (
    select ${groups.id}::text from ${groups} where ${groups.sectionId}::text in (${own})
    union all
    select removed.record_id from ${auditEntries} as removed
    where removed.record = 'groups' and removed.operation = 'delete' and removed.before ->> 'section_id' in (${own}))`;
};

/**
 * Whether a row is an entry of a scope's schools: a person's own changes belong to a school from the day they came to it until
 * they left.
 */
export const isOfSchools = (scope: AuditScope, table: string): SQL => {
  const row = sql.raw(table);
  return sql`(${isOwn(scope, table)} or ${isOfGroup(scope, table)}
    or ${among(table, schoolPersonAuditRecords)} and exists (
      select from ${membersOf(scope)} and ${schoolMembers.userId} = ${row}.person_id
        and tstzrange(${schoolMembers.since}, ${schoolMembers.until}) @> ${row}.at))`;
};

/**
 * Entries of a scope's schools that some words find, or all of them, each once. Whole rows, so that only these are sorted and
 * counted. The ids of the people stand there twice: an index is read once for an array of them, and once for each row that
 * is joined.
 */
export const entriesOfSchools = (scope: AuditScope, words: string): SQL => {
  const { people, places } = idsNamed(words);
  const isNamed = (table: string): SQL =>
    sql`(${sql.raw(table)}.person_id in (${people}) or ${sql.raw(table)}.institution_id in (${places}))`;
  const found = (table: string): SQL => (words === '' ? sql`` : sql`and ${isNamed(table)}`);
  const members = words === '' ? membersOf(scope) : sql`${membersOf(scope)} and ${schoolMembers.userId} in (${people})`;
  const byId = sql`
    union all
    select by_id.* from ${auditEntries} as by_id
    where (${among('by_id', auditRecords)} and by_id.record_id = ${words} or by_id.action_id = ${words})
      and ${isOfSchools(scope, 'by_id')} and ${isNamed('by_id')} is not true`;
  return sql`
    select account.* from ${auditEntries} as account
    join (
      select ${schoolMembers.userId} as id, range_agg(tstzrange(${schoolMembers.since}, ${schoolMembers.until})) as times
      from ${members} group by ${schoolMembers.userId}) as member on member.id = account.person_id and member.times @> account.at
    where account.person_id = any(array(select ${schoolMembers.userId} from ${members}))
      and ${among('account', schoolPersonAuditRecords)}
    union all
    select own.* from ${auditEntries} as own where ${isOwn(scope, 'own')} ${found('own')}
    union all
    select of_group.* from ${auditEntries} as of_group where ${isOfGroup(scope, 'of_group')} ${found('of_group')}
    ${words === '' ? sql`` : byId}`;
};

import { institutionTypes } from '@lia/sdk/institutions/rules';
import type { Institution, InstitutionUpdate } from '@lia/sdk/institutions/schema';
import { LARGEST_ID, messageKey } from '@lia/sdk/validation/fields';
import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import { array, number } from 'yup';

import { users } from '../accounts/tables.ts';
import { nameKey } from '../geography/names.ts';
import type { Database } from '../platform/database.ts';
import { defineList, type ScopedCall } from '../platform/lists/defineList.ts';
import { choice, filter, flag } from '../platform/lists/filters.ts';
import { isCurrentMember } from './members.ts';
import { institutions, schoolMembers } from './tables.ts';

const ids = array(
  number().integer(messageKey('invalid')).max(LARGEST_ID, messageKey('number.max')).required(messageKey('required')),
)
  .typeError(messageKey('invalid'))
  .max(1000, messageKey('invalid'));

const memberCount = sql`
  select count(distinct ${users.id})::int from ${schoolMembers} join ${users} on ${users.id} = ${schoolMembers.userId}
  where ${schoolMembers.schoolId} = ${institutions.id} and ${users.deletedAt} is null and ${isCurrentMember}`;

// Nested: of the columns that a field of one table's select names itself, drizzle leaves out the table.
const currentUsers = sql<number>`(${memberCount})`;

const isThere = isNull(institutions.deletedAt);

/** Institutions that were not deleted. Text sorts without case, names also without accents. */
export const institutionList = defineList({
  name: 'institutions',
  rows: (db, tally) =>
    db
      .select({
        SchoolId: institutions.id,
        School: institutions.name,
        Description: institutions.description,
        Type: institutions.type,
        Admin: institutions.admin,
        IsActive: institutions.is_active,
        HasCompanies: institutions.has_companies,
        ChildrenSharePassword: institutions.children_share_password,
        CurrentUsers: currentUsers,
        tally,
      })
      .from(institutions)
      .$dynamic(),
  key: [institutions.id],
  where: isThere,
  sorts: {
    SchoolId: institutions.id,
    School: institutions.nameKey,
    Type: institutions.type,
    Description: sql`lower(${institutions.description})`,
    Admin: sql`lower(${institutions.admin})`,
    IsActive: institutions.is_active,
    CurrentUsers: currentUsers,
  },
  sort: { column: 'School', descending: false },
  filters: {
    active: flag(institutions.is_active),
    type: choice(institutionTypes, institutions.type),
    id: filter(ids, (wanted) => inArray(institutions.id, wanted)),
  },
  search: institutions.search,
  searches: '`q`: words of the name or the description',
  records: (rows): Institution[] => rows,
});

/** Adds an institution and returns its number. */
export async function insertInstitution(
  db: Database,
  data: InstitutionUpdate & { admin: string | null },
): Promise<number | null> {
  const [row] = await db
    .insert(institutions)
    .values({ ...data, nameKey: nameKey(data.name) })
    .returning({ id: institutions.id });
  return row?.id ?? null;
}

/** Changes an institution; false where the scope has none. */
export async function changeInstitution(
  { db, scope }: ScopedCall<'everything'>,
  id: number,
  data: InstitutionUpdate,
): Promise<boolean> {
  const changed = await db
    .update(institutions)
    .set({ ...data, description: data.description ?? '', nameKey: nameKey(data.name) })
    .where(and(isThere, scope.where({}), eq(institutions.id, id)))
    .returning({ id: institutions.id });
  return changed.length > 0;
}

/** Takes an institution out of the lists; false where the scope has none. Nothing of its people is touched. */
export async function hideInstitution({ db, scope }: ScopedCall<'everything'>, id: number): Promise<boolean> {
  const hidden = await db
    .update(institutions)
    .set({ deletedAt: sql`now()` })
    .where(and(isThere, scope.where({}), eq(institutions.id, id)))
    .returning({ id: institutions.id });
  return hidden.length > 0;
}

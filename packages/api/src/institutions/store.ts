import { DAY_MS } from '@lia/sdk/calendar/durations';
import { RESTORE_DAYS } from '@lia/sdk/deletions/rules';
import { institutionTypes } from '@lia/sdk/institutions/rules';
import type { Institution, InstitutionUpdate } from '@lia/sdk/institutions/schema';
import { LARGEST_ID, messageKey } from '@lia/sdk/validation/fields';
import { and, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import { array, number } from 'yup';

import { users } from '../accounts/tables.ts';
import { nameKey } from '../geography/names.ts';
import type { Database } from '../platform/database.ts';
import { defineList, type ScopedCall } from '../platform/lists/defineList.ts';
import { choice, filter, flag, only } from '../platform/lists/filters.ts';
import { isRestorable } from '../platform/restorable.ts';
import { logoPath } from './logo.ts';
import { isCurrentMember } from './members.ts';
import { institutions, schoolMembers } from './tables.ts';

const ids = array(
  number().integer(messageKey('invalid')).max(LARGEST_ID, messageKey('number.max')).required(messageKey('required')),
)
  .typeError(messageKey('invalid'))
  .max(1000, messageKey('invalid'));

// Deactivated people are few, and subtracted: each member's account would be looked up otherwise.
const memberCount = sql`
  select count(distinct ${schoolMembers.userId})::int from ${schoolMembers}
  where ${schoolMembers.schoolId} = ${institutions.id} and ${isCurrentMember}
    and ${schoolMembers.userId} not in (select ${users.id} from ${users} where ${users.deletedAt} is not null)`;

// Nested: of the columns that a field of one table's select names itself, drizzle leaves out the table.
const currentUsers = sql<number>`(${memberCount})`;

const isThere = isNull(institutions.deletedAt);
const mayBeRestored = isRestorable(institutions.deletedAt);

/** Institutions: those that are there, or those that were deleted and may be restored; either is found by its number. Text sorts without case, names also without accents. */
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
        CCT: institutions.cct,
        Zone: institutions.zone,
        logoFileId: institutions.logoFileId,
        deletedAt: institutions.deletedAt,
        tally,
      })
      .from(institutions)
      .$dynamic(),
  key: [institutions.id],
  where: or(isThere, mayBeRestored),
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
    deleted: only(mayBeRestored, isThere),
    type: choice(institutionTypes, institutions.type),
    id: filter(ids, (wanted) => inArray(institutions.id, wanted)),
  },
  search: institutions.search,
  searches: '`deleted`: those that may be restored; `q`: words of the name or the description',
  records: (rows) =>
    rows.map(({ deletedAt, logoFileId, ...row }): Institution => ({
      ...row,
      Logo: logoPath(logoFileId),
      DeletedAt: deletedAt?.toISOString() ?? null,
      RestorableUntil: deletedAt && new Date(deletedAt.getTime() + RESTORE_DAYS * DAY_MS).toISOString(),
    })),
});

/** A CCT in capitals, or none; one that is left out stays as it is. */
const cctOf = ({ cct }: Pick<InstitutionUpdate, 'cct'>): { cct?: string | null } =>
  cct === undefined ? {} : { cct: cct?.toUpperCase() || null };

/** Adds an institution and returns its number. */
export async function insertInstitution(
  db: Database,
  data: InstitutionUpdate & { admin: string | null },
): Promise<number | null> {
  const [row] = await db
    .insert(institutions)
    .values({ ...data, ...cctOf(data), nameKey: nameKey(data.name) })
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
    .set({ ...data, ...cctOf(data), description: data.description ?? '', nameKey: nameKey(data.name) })
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

/**
 * Puts an institution back that may be restored, under another name where one is given; false where the scope has none.
 * @throws {DrizzleQueryError} violating `institutions_name_taken` where its name is in use by now.
 */
export async function unhideInstitution(
  { db, scope }: ScopedCall<'everything'>,
  id: number,
  name: string | undefined,
): Promise<boolean> {
  const restored = await db
    .update(institutions)
    .set({ deletedAt: null, ...(name !== undefined && { name, nameKey: nameKey(name) }) })
    .where(and(mayBeRestored, scope.where({}), eq(institutions.id, id)))
    .returning({ id: institutions.id });
  return restored.length > 0;
}

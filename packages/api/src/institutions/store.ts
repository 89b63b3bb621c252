import type { InstitutionType } from '@lia/sdk/institutions/rules';
import type { Institution } from '@lia/sdk/institutions/schema';
import { and, asc, countDistinct, desc, eq, inArray, isNull, or, type SQL, sql } from 'drizzle-orm';

import { users } from '../accounts/tables.ts';
import { nameKey } from '../geography/names.ts';
import type { Database } from '../platform/database.ts';
import { type ListRange, Page, type Sort } from '../platform/list.ts';
import { containing } from '../platform/search.ts';
import { isCurrentMember } from './members.ts';
import { institutions, schoolMembers } from './tables.ts';

export interface InstitutionFilter {
  active?: boolean | undefined;
  type?: InstitutionType | undefined;
  /** Words of the name or the description; case and the name's accents do not matter. */
  q?: string | undefined;
  id?: readonly number[] | undefined;
}

/** What an institution says of itself. */
export interface InstitutionData {
  name: string;
  description: string;
  type: InstitutionType;
  isActive: boolean;
}

const usersOf = (db: Database) =>
  db
    .select({ schoolId: schoolMembers.schoolId, users: countDistinct(users.id).as('users') })
    .from(schoolMembers)
    .innerJoin(users, eq(users.id, schoolMembers.userId))
    .where(and(isNull(users.deletedAt), isCurrentMember))
    .groupBy(schoolMembers.schoolId)
    .as('counts');

const currentUsers = (counts: ReturnType<typeof usersOf>) => sql<number>`coalesce(${counts.users}, 0)::int`;

const isThere = isNull(institutions.deletedAt);

const select = (db: Database) => {
  const counts = usersOf(db);
  const rows = db
    .select({
      SchoolId: institutions.id,
      School: institutions.name,
      Description: institutions.description,
      Type: institutions.type,
      Admin: institutions.admin,
      IsActive: institutions.isActive,
      CurrentUsers: currentUsers(counts),
    })
    .from(institutions)
    .leftJoin(counts, eq(counts.schoolId, institutions.id));
  return { rows, counts };
};

/** The columns of the console's table; text sorts without case, names also without accents. */
export const sortColumns = ['SchoolId', 'School', 'Type', 'Description', 'Admin', 'IsActive', 'CurrentUsers'] as const;
export type SortColumn = (typeof sortColumns)[number];

/** Institutions that were not deleted, by name unless sorted otherwise. */
export async function listInstitutions(
  db: Database,
  filter: InstitutionFilter,
  sort: Sort<SortColumn> | null,
  range: ListRange,
): Promise<Page<Institution>> {
  const { rows, counts } = select(db);
  const keys: Record<SortColumn, SQL> = {
    SchoolId: sql`${institutions.id}`,
    School: sql`${institutions.nameKey}`,
    Type: sql`${institutions.type}`,
    Description: sql`lower(${institutions.description})`,
    Admin: sql`lower(${institutions.admin})`,
    IsActive: sql`${institutions.isActive}`,
    CurrentUsers: currentUsers(counts),
  };
  const key = keys[sort?.column ?? 'School'];
  const where = and(isThere, ...conditions(filter));
  const found = await rows
    .where(where)
    .orderBy(sort?.descending ? desc(key) : asc(key), asc(institutions.id))
    .limit(range.limit)
    .offset(range.first);
  return new Page(found, range, await db.$count(institutions, where));
}

function conditions({ active, type, q, id }: InstitutionFilter): (SQL | undefined)[] {
  return [
    active === undefined ? undefined : eq(institutions.isActive, active),
    type === undefined ? undefined : eq(institutions.type, type),
    or(containing([institutions.nameKey], q && nameKey(q)), containing([institutions.description], q)),
    id === undefined ? undefined : inArray(institutions.id, [...id]),
  ];
}

export async function findInstitution(db: Database, id: number): Promise<Institution | null> {
  const [found] = await select(db).rows.where(and(isThere, eq(institutions.id, id)));
  return found ?? null;
}

/** Adds an institution and returns its number. */
export async function insertInstitution(
  db: Database,
  data: InstitutionData & { admin: string | null },
): Promise<number | null> {
  const [row] = await db
    .insert(institutions)
    .values({ ...data, nameKey: nameKey(data.name) })
    .returning({ id: institutions.id });
  return row?.id ?? null;
}

/** Changes an institution; false where there is none. */
export async function changeInstitution(db: Database, id: number, data: InstitutionData): Promise<boolean> {
  const changed = await db
    .update(institutions)
    .set({ ...data, nameKey: nameKey(data.name) })
    .where(and(isThere, eq(institutions.id, id)))
    .returning({ id: institutions.id });
  return changed.length > 0;
}

/** Takes an institution out of the lists; false where there is none. Nothing of its people is touched. */
export async function hideInstitution(db: Database, id: number): Promise<boolean> {
  const hidden = await db
    .update(institutions)
    .set({ deletedAt: sql`now()` })
    .where(and(isThere, eq(institutions.id, id)))
    .returning({ id: institutions.id });
  return hidden.length > 0;
}

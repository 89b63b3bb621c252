import type { Companies, SchoolOptions } from '@lia/sdk/imports/records';
import { and, asc, eq, isNull, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';

import { schoolsIn } from '../institutions/members.ts';
import { institutions } from '../institutions/tables.ts';
import type { Database } from '../platform/database.ts';
import { invalidFields, notFound } from '../platform/errors.ts';
import type { ScopedCall } from '../platform/lists/defineList.ts';
import type { Scope } from '../platform/scope.ts';
import { imports } from './tables.ts';

type ImportScope = Scope<'everything' | 'school'>;

/** Imports into the schools of a scope, as a condition on `imports`. */
export const importsIn = (scope: ImportScope): SQL =>
  sql`${imports.schoolId} in (select ${institutions.id} from ${institutions} where ${schoolsIn(scope)})`;

/** Schools that people may be imported into, as a condition on `institutions`. */
const importSchools = (scope: ImportScope): SQL | undefined =>
  and(schoolsIn(scope), eq(institutions.type, 'Escuela'), institutions.is_active);

/** Active schools of a scope, by name. */
export const listSchoolOptions = async ({ db, scope }: ScopedCall<'everything' | 'school'>): Promise<SchoolOptions> =>
  db
    .select({ id: institutions.id, title: institutions.name })
    .from(institutions)
    .where(importSchools(scope))
    .orderBy(asc(institutions.nameKey));

/** Active companies, for a school that has companies, or where one school of the scope does. @throws {ApiFailure} 404 */
export async function listCompaniesOf(
  { db, scope }: ScopedCall<'everything' | 'school'>,
  schoolId: number | undefined,
): Promise<Companies> {
  const named = schoolId === undefined ? undefined : eq(institutions.id, schoolId);
  const schools = await db
    .select({ hasCompanies: institutions.has_companies })
    .from(institutions)
    .where(and(importSchools(scope), named));
  if (named && schools.length === 0) throw notFound();
  return schools.some(({ hasCompanies }) => hasCompanies) ? activeCompanies(db) : [];
}

const activeCompanies = (db: Database): Promise<Companies> =>
  db
    .select({ id: institutions.id, name: institutions.name })
    .from(institutions)
    .where(and(eq(institutions.type, 'Empresa'), institutions.is_active, isNull(institutions.deletedAt)))
    .orderBy(asc(institutions.nameKey));

/**
 * The company of an import: the school itself where none is chosen (document 2 section 5).
 * @throws {ApiFailure} 404 for a school outside of the scope, 422 for a company that it does not have.
 */
export async function companyOf(
  call: ScopedCall<'everything' | 'school'>,
  { school_id, company_id }: { school_id: number; company_id?: number | null | undefined },
): Promise<number> {
  const companies = await listCompaniesOf(call, school_id);
  if (company_id === null || company_id === undefined || company_id === school_id) return school_id;
  if (!companies.some(({ id }) => id === company_id)) throw invalidFields({ company_id: { key: 'choice.unknown' } });
  return company_id;
}

/** The company of an import beside its school. */
export const company = alias(institutions, 'company');

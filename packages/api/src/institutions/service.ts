import type { Institution, InstitutionRestore, InstitutionUpdate, NewInstitution } from '@lia/sdk/institutions/schema';
import { PUBLIC_SCHOOL_ID } from '@lia/sdk/registrations/rules';

import type { ScopedCall } from '../platform/lists/defineList.ts';
import { violatedConstraint } from '../platform/database.ts';
import { ApiFailure, notFound } from '../platform/errors.ts';
import { changeInstitution, institutionList, hideInstitution, insertInstitution, unhideInstitution } from './store.ts';

/** Adds an institution. @throws {ApiFailure} 409 `INSTITUTION_NAME_TAKEN` */
export async function create(call: ScopedCall<'everything'>, institution: NewInstitution): Promise<Institution> {
  const {
    School,
    Description,
    Type,
    Admin = null,
    IsActive,
    HasCompanies,
    ChildrenSharePassword,
    CCT,
    Zone,
  } = institution;
  const data = {
    name: School,
    description: Description,
    type: Type,
    admin: Admin,
    is_active: IsActive,
    has_companies: HasCompanies,
    children_share_password: ChildrenSharePassword,
    cct: CCT,
    zone: Zone,
  };
  const id = await named(() => insertInstitution(call.db, data));
  return (id === null ? null : await institutionList.find(call, id)) ?? missing();
}

/** Changes an institution. @throws {ApiFailure} 404, or 409 `INSTITUTION_NAME_TAKEN` */
export async function update(
  call: ScopedCall<'everything'>,
  id: number,
  change: InstitutionUpdate,
): Promise<Institution> {
  const changed = await named(() => changeInstitution(call, id, change));
  return (changed ? await institutionList.find(call, id) : null) ?? missing();
}

/**
 * Takes an institution out of the lists; its people and their work stay.
 * @throws {ApiFailure} 404, or 409 `INSTITUTION_PROTECTED` for the school of public registrations.
 */
export async function remove(call: ScopedCall<'everything'>, id: number): Promise<void> {
  if (id === PUBLIC_SCHOOL_ID) throw new ApiFailure(409, 'INSTITUTION_PROTECTED');
  if (!(await hideInstitution(call, id))) missing();
}

/**
 * Puts a deleted institution back, with all that it had.
 * @throws {ApiFailure} 404 where there is none that may be restored, or 409 `INSTITUTION_NAME_TAKEN`
 */
export async function restore(
  call: ScopedCall<'everything'>,
  id: number,
  { name }: InstitutionRestore,
): Promise<Institution> {
  const restored = await named(() => unhideInstitution(call, id, name));
  return (restored ? await institutionList.find(call, id) : null) ?? missing();
}

/** The name is unique by an index, so that two at once cannot both have it. */
async function named<T>(write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    if (violatedConstraint(error) === 'institutions_name_taken') throw new ApiFailure(409, 'INSTITUTION_NAME_TAKEN');
    throw error;
  }
}

function missing(): never {
  throw notFound();
}

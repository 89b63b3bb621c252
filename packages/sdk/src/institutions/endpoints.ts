import type { MessageAnswer } from '../accounts/schema.ts';
import { endpoint } from '../http/endpoint.ts';
import type { ListQuery } from '../http/list.ts';
import type { SchoolPageAnswer } from './page.ts';
import type { InstitutionType } from './rules.ts';
import type {
  Institution,
  InstitutionOverview,
  InstitutionRestore,
  InstitutionSaved,
  InstitutionUpdate,
  NewInstitution,
  SchoolMember,
} from './schema.ts';

/**
 * Institutions by active status, type and words in their name or description (document 2 section 7), given in the query
 * or in its `filter`, which also takes `id`, a list of numbers. `Content-Range` counts them.
 */
export const listInstitutions = endpoint<{
  query: ListQuery & { active?: boolean; type?: InstitutionType; q?: string };
  returns: Institution[];
}>('GET /schools');

/** One that was deleted is found as well, while it may be restored. */
export const getInstitution = endpoint<{ params: { id: number }; returns: Institution }>('GET /schools/{id}');

/** Its people, who runs it, and its groups. */
export const getInstitutionOverview = endpoint<{ params: { id: number }; returns: InstitutionOverview }>(
  'GET /schools/{id}/overview',
);

/** The page of a school of the caller's. 404 for any other, and for that of public registrations, whose people are strangers. */
export const getSchoolPage = endpoint<{ params: { id: number }; returns: SchoolPageAnswer }>('GET /schools/{id}/page');

/**
 * The people of a school, once for each role and shift, by surname unless asked otherwise. 404 for a school that the caller
 * does not work for. `Content-Range` counts them.
 */
export const listSchoolMembers = endpoint<{ params: { id: number }; query: ListQuery; returns: SchoolMember[] }>(
  'GET /schools/{id}/members',
);

/** Answers 201; 409 `INSTITUTION_NAME_TAKEN` when the name is in use. */
export const createInstitution = endpoint<{ body: NewInstitution; returns: InstitutionSaved }>('POST /escuelas');

export const updateInstitution = endpoint<{
  params: { id: number };
  body: InstitutionUpdate;
  returns: InstitutionSaved;
}>('PUT /escuelas/{id}');

/** Takes an institution out of the lists, until it is restored. Its people and their work stay. */
export const deleteInstitution = endpoint<{ params: { id: number }; returns: MessageAnswer }>('DELETE /escuelas/{id}');

/**
 * Puts an institution back that was deleted in the last 30 days: with its people, groups and imports. 409
 * `INSTITUTION_NAME_TAKEN` where its name is in use by now, and `name` has no other; 404 after that time.
 */
export const restoreInstitution = endpoint<{
  params: { id: number };
  body: InstitutionRestore;
  returns: InstitutionSaved;
}>('POST /escuelas/{id}/restore');

import type { MessageAnswer } from '../accounts/schema.ts';
import { endpoint } from '../http/endpoint.ts';
import type { ListQuery } from '../http/list.ts';
import type {
  Group,
  GroupCandidates,
  GroupSaved,
  GroupStudent,
  GroupStudents,
  GroupUpdate,
  NewGroup,
  OwnStudies,
  StudentAnswer,
} from './schema.ts';

/**
 * Groups that the caller reaches: administrators all, a school's staff those of their schools, teachers their own. By name
 * unless asked otherwise; filters `school_id`, `level`, `grade`, `q`. `Content-Range` counts them.
 */
export const listGroups = endpoint<{ query: ListQuery; returns: Group[] }>('GET /grupos');

export const getGroup = endpoint<{ params: { id: string }; returns: Group }>('GET /grupos/{id}');

/**
 * Answers 201. A teacher creates groups of their own in a school where they teach. 409 `GROUP_NAME_TAKEN` where the grade of
 * the school has one of that name; 422 for a teacher of another school. Send an idempotency key.
 */
export const createGroup = endpoint<{ body: NewGroup; returns: GroupSaved }>('POST /grupos/crear');

/**
 * 409 `GROUP_NAME_TAKEN`, or `GROUP_ID_TAKEN` where a group of the section has that `externalId`; 422 for a teacher of another school. A
 * teacher changes the name alone.
 */
export const updateGroup = endpoint<{ body: GroupUpdate; returns: GroupSaved }>('PUT /grupos/update');

/** Its students stay in the school, and come back to it where it is restored. */
export const deleteGroup = endpoint<{ params: { id: string }; returns: MessageAnswer }>('DELETE /grupos/{id}');

/** Within 30 days, with the students who are in no other group since; 409 `GROUP_NAME_TAKEN` or `GROUP_ID_TAKEN`, 404 after that time. */
export const restoreGroup = endpoint<{ params: { id: string }; returns: GroupSaved }>('POST /grupos/{id}/restore');

/** Where the student who asks studies. */
export const getOwnStudies = endpoint<{ returns: OwnStudies }>('GET /me/studies');

/**
 * Students of all groups that the caller reaches, by surname; for who runs a school, those in no group as well. Filters `group_id`,
 * `without_group`, `level`, `grade`, `q`. `Content-Range` counts them.
 */
export const listStudents = endpoint<{ query: ListQuery; returns: GroupStudent[] }>('GET /alumnos');

/** A student whom `listStudents` lists for the caller; `id`: uuid of the account. 404 for any other. */
export const getStudent = endpoint<{ params: { id: string }; returns: StudentAnswer }>('GET /alumnos/{id}');

/** The students of one group. 404 for a group that the caller does not reach. */
export const listGroupStudents = endpoint<{ params: { groupId: string }; query: ListQuery; returns: GroupStudent[] }>(
  'GET /groupousuarios/{groupId}',
);

/**
 * Up to 100 students of the group's school, level and grade who are not in it, by surname; `q`: words of name or username. A
 * teacher is not shown who is in another group, nor the children of the school of public registrations, who come by their
 * parents.
 */
export const listGroupCandidates = endpoint<{
  params: { id: string };
  query: { q?: string };
  returns: GroupCandidates;
}>('GET /grupos/{id}/candidates');

/** All of them or none: 404 for a student whom the caller could not choose. Answers 201. Send an idempotency key. */
export const addGroupStudents = endpoint<{ body: GroupStudents; returns: MessageAnswer }>(
  'POST /grupoestudiante/crear',
);

/** Takes a student out of a group; they stay in the school. */
export const removeGroupStudent = endpoint<{ params: { groupId: string; student: string }; returns: MessageAnswer }>(
  'DELETE /grupoestudiante/{groupId}/{student}',
);

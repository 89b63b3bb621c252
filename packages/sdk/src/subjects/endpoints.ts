import type { MessageAnswer } from '../accounts/schema.ts';
import { endpoint } from '../http/endpoint.ts';
import type { NewSubject, NewSubjects, Subjects, SubjectSaved, SubjectsSaved, SubjectUpdate } from './schema.ts';

/** Subjects of a group that the caller reaches, by name. 404 for any other group. */
export const listSubjects = endpoint<{ params: { groupId: string }; returns: Subjects }>(
  'GET /materias/grupo/{groupId}',
);

/** Answers 201. 409 `SUBJECT_NAME_TAKEN` where the group has one of that name. Send an idempotency key. */
export const createSubject = endpoint<{ body: NewSubject; returns: SubjectSaved }>('POST /materias');

/** Adds several to a group, but for those that it has; answers all that it then has. */
export const addSubjects = endpoint<{ params: { groupId: string }; body: NewSubjects; returns: SubjectsSaved }>(
  'POST /materias/grupo/{groupId}',
);

/** 409 `SUBJECT_NAME_TAKEN` where the group has another one of that name. */
export const updateSubject = endpoint<{ params: { id: string }; body: SubjectUpdate; returns: SubjectSaved }>(
  'PUT /materias/{id}',
);

/** Its activities keep its name. It may be restored within 30 days. */
export const deleteSubject = endpoint<{ params: { id: string }; returns: MessageAnswer }>('DELETE /materias/{id}');

/** 409 `SUBJECT_NAME_TAKEN` where the group has one of that name by now. */
export const restoreSubject = endpoint<{ params: { id: string }; returns: SubjectSaved }>(
  'POST /materias/{id}/restore',
);

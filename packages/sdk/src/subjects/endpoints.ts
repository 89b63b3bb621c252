import { endpoint } from '../http/endpoint.ts';
import type { NewSubject, Subjects, SubjectSaved, SubjectUpdate } from './schema.ts';

/** Subjects of a group that the caller reaches, by name. 404 for any other group. */
export const listSubjects = endpoint<{ params: { groupId: string }; returns: Subjects }>(
  'GET /materias/grupo/{groupId}',
);

/** Answers 201. 409 `SUBJECT_NAME_TAKEN` where the group has one of that name. Send an idempotency key. */
export const createSubject = endpoint<{ body: NewSubject; returns: SubjectSaved }>('POST /materias');

/** 409 `SUBJECT_NAME_TAKEN` where the group has another one of that name. */
export const updateSubject = endpoint<{ params: { id: string }; body: SubjectUpdate; returns: SubjectSaved }>(
  'PUT /materias/{id}',
);

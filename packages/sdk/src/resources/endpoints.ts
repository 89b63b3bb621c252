import type { MessageAnswer } from '../accounts/schema.ts';
import { endpoint } from '../http/endpoint.ts';
import type { ListQuery } from '../http/list.ts';
import type {
  NewResource,
  Resource,
  ResourceElements,
  ResourceElementsQuery,
  ResourceSaved,
  ResourceUpdate,
  SharedElements,
} from './schema.ts';

type Id = { id: string };

/** Resources that the caller sees as a teacher or a school, in all folders: for a search. */
export const listResources = endpoint<{ query: ListQuery; returns: Resource[] }>('GET /resources');

/** What a folder contains (`all`: what stands at the top), as the specification has it. 404 for a folder that is not seen. */
export const getElements = endpoint<{ body: ResourceElementsQuery; returns: ResourceElements }>(
  'POST /resources/get-elements',
);

/** Answers 201. 404 for a folder, group or upload that is not the caller's, 409 `RESOURCE_DEPTH`. Send an idempotency key. */
export const createResource = endpoint<{ body: NewResource; returns: ResourceSaved }>('POST /resources');

/** Changes a resource, and moves it where `parent_id` is another one. 409 `RESOURCE_DEPTH`, also for a folder into itself. */
export const updateResource = endpoint<{ params: Id; body: ResourceUpdate; returns: ResourceSaved }>(
  'PUT /resources/{id}',
);

/** With all that it contains; it may be restored within 30 days. */
export const deleteResource = endpoint<{ params: Id; returns: MessageAnswer }>('DELETE /resources/{id}');

export const restoreResource = endpoint<{ params: Id; returns: ResourceSaved }>('POST /resources/{id}/restore');

/** The file of a resource, for who sees it: who teaches, and the students that it is shared with. */
export const getResourceFile = endpoint<{ params: Id; returns: Blob }>('GET /resources/{id}/file');

/** What is shared with the student who asks, in a folder or at the top (`all`). No notes of teachers. */
export const getSharedElements = endpoint<{ params: Id; returns: SharedElements }>('GET /me/resources/{id}');

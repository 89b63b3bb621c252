import type { MessageAnswer } from '../accounts/schema.ts';
import { endpoint } from '../http/endpoint.ts';
import type { ListQuery } from '../http/list.ts';
import type { NewRecording, Recording, Recordings, RecordingSaved, RecordingUpdate } from './schema.ts';

type Id = { id: string };

/** Recordings of the groups that the caller teaches or whose school they work for, the newest class first. */
export const listRecordings = endpoint<{ query: ListQuery; returns: Recording[] }>('GET /grabaciones');

export const getRecording = endpoint<{ params: Id; returns: Recording }>('GET /grabaciones/{id}');

/** Answers 201. 404 for a group, subject or upload that is not the caller's. Send an idempotency key. */
export const createRecording = endpoint<{ body: NewRecording; returns: RecordingSaved }>('POST /grabaciones');

export const updateRecording = endpoint<{ params: Id; body: RecordingUpdate; returns: RecordingSaved }>(
  'PUT /grabaciones/{id}',
);

/** It may be restored within 30 days. */
export const deleteRecording = endpoint<{ params: Id; returns: MessageAnswer }>('DELETE /grabaciones/{id}');

export const restoreRecording = endpoint<{ params: Id; returns: RecordingSaved }>('POST /grabaciones/{id}/restore');

/** Recordings of the classes of the student who asks, the newest first. */
export const listMyRecordings = endpoint<{ returns: Recordings }>('GET /me/recordings');

/** One of them. 404 for a recording of another class. */
export const getMyRecording = endpoint<{ params: Id; returns: Recording }>('GET /me/recordings/{id}');

import { endpoint } from '../http/endpoint.ts';
import type { ListQuery } from '../http/list.ts';
import type { DataRequestRecord, DataRequestSaved, OwnDataRequests, OwnDataRequestSaved } from './records.ts';
import type { DataRequest, DataRequestDecision, EnteredDataRequest } from './schema.ts';

/**
 * Asks for access to one's data or a child's, or its rectification or cancellation, or opposes its use. An e-mail confirms it
 * with the last day to answer it. 404 for a student whom the caller is no guardian of. Send an idempotency key.
 */
export const requestData = endpoint<{ body: DataRequest; returns: OwnDataRequestSaved }>('POST /me/data-requests');

/** What the caller asked for about their data, newest first. */
export const listMyDataRequests = endpoint<{ returns: OwnDataRequests }>('GET /me/data-requests');

/** Withdraws an open request of the caller; 409 `DATA_REQUEST_CLOSED` where it is closed. Send an idempotency key. */
export const withdrawDataRequest = endpoint<{ params: { id: string }; returns: OwnDataRequestSaved }>(
  'POST /me/data-requests/{id}/withdraw',
);

/** Requests for the console, those that are due first unless sorted; `Content-Range` counts them. */
export const listDataRequests = endpoint<{ query: ListQuery; returns: DataRequestRecord[] }>('GET /data-requests');

export const getDataRequest = endpoint<{ params: { id: string }; returns: DataRequestRecord }>(
  'GET /data-requests/{id}',
);

/** Enters a request of a person who wrote to us, for their account where it has one. Send an idempotency key. */
export const enterDataRequest = endpoint<{ body: EnteredDataRequest; returns: DataRequestSaved }>(
  'POST /data-requests',
);

/**
 * Answers, refuses, withdraws or extends an open request. 409 `DATA_REQUEST_CLOSED` where it is closed, 409
 * `DATA_REQUEST_NOT_EXTENDED` where it was extended before or its last day is over, 409 `DATA_REQUEST_GUARDIAN_ENDED` where who asked
 * answers for the student no more: it is refused or withdrawn. Send an idempotency key.
 */
export const decideDataRequest = endpoint<{
  params: { id: string };
  body: DataRequestDecision;
  returns: DataRequestSaved;
}>('PUT /data-requests/{id}');

/**
 * Has an archive of the member's data made for a request of access, by a job; the member alone downloads it. Asked for while one
 * is made or can be downloaded, it changes nothing. 409
 * `DATA_REQUEST_WITHOUT_ARCHIVE` where something else is asked for, or by a person without an account, 409
 * `DATA_REQUEST_GUARDIAN_ENDED` where who asked answers for the student no more. Send an idempotency key.
 */
export const prepareArchive = endpoint<{ params: { id: string }; returns: DataRequestSaved }>(
  'POST /data-requests/{id}/archive',
);

/** The archive of a request of the caller, as a ZIP file. 404 before it is made, and after its days. */
export const downloadMyArchive = endpoint<{ params: { id: string }; returns: Blob }>(
  'GET /me/data-requests/{id}/archive',
);

import type { AccessCards } from '../accessCards/schema.ts';
import type { MessageAnswer } from '../accounts/schema.ts';
import { endpoint } from '../http/endpoint.ts';
import type { ChildAnswer, ChildUpdate } from './schema.ts';

/** `id`: uuid of the child's account. */
type OneChild = { id: string };

/** `guardian`: id of the guardianship. */
type OneGuardianship = { id: string; guardian: string };

/** A child of the parent who asks, with who else answers for them. 404 for the child of another. */
export const getChild = endpoint<{ params: OneChild; returns: ChildAnswer }>('GET /children/{id}');

/** Changes the name and grade of a child. 404, 409 `CHILD_OF_SCHOOL` where a school keeps them, 422. */
export const updateChild = endpoint<{ params: OneChild; body: ChildUpdate; returns: MessageAnswer }>(
  'PUT /children/{id}',
);

/**
 * Makes an access card for a child of preescolar or primaria. An earlier one ends, with the sessions that it opened. 404, 422 at
 * `users` where the child has outgrown cards.
 */
export const makeChildCard = endpoint<{ params: OneChild; returns: AccessCards }>('POST /children/{id}/card');

/** Ends the access card of a child, with the sessions that it opened. 404 for the child of another. */
export const endChildCard = endpoint<{ params: OneChild; returns: MessageAnswer }>('DELETE /children/{id}/card');

/** Takes a child out of a group of LIA's own school, which their page names. 404 for a group that the child is not in, or of another school. */
export const leaveChildGroup = endpoint<{ params: { id: string; group: string }; returns: MessageAnswer }>(
  'DELETE /children/{id}/groups/{group}',
);

/**
 * Ends a guardianship: one's own, or that of who accepted one's invitation. 404, 403 for any other guardian, 409
 * `CHILD_LAST_GUARDIAN` where no one would answer for the child. Send an idempotency key.
 */
export const endGuardianship = endpoint<{ params: OneGuardianship; returns: MessageAnswer }>(
  'POST /children/{id}/guardians/{guardian}/end',
);

/**
 * Restores a guardianship that the parent who asks ended, within `RESTORE_MINUTES`. 404 for one that another ended, 410
 * `RESTORE_OVER`. Send an idempotency key.
 */
export const restoreGuardianship = endpoint<{ params: OneGuardianship; returns: MessageAnswer }>(
  'POST /children/{id}/guardians/{guardian}/restore',
);

import type { MessageAnswer } from '../accounts/schema.ts';
import { endpoint } from '../http/endpoint.ts';
import type { GroupCodeAnswer, GroupJoin, GroupJoined } from './schema.ts';

/** The code of a group, for those who manage it. 404 for a group that the caller does not reach. */
export const getGroupCode = endpoint<{ params: { id: string }; returns: GroupCodeAnswer }>('GET /grupos/{id}/codigo');

/** Makes a code, which takes the place of an earlier one. Send an idempotency key. */
export const makeGroupCode = endpoint<{ params: { id: string }; returns: MessageAnswer }>('POST /grupos/{id}/codigo');

/** Ends the code of a group; who joined by it stays. 404 where it has none. */
export const endGroupCode = endpoint<{ params: { id: string }; returns: MessageAnswer }>('DELETE /grupos/{id}/codigo');

/**
 * Puts a student, or a parent their child, into the group of a code; again changes nothing. 404 `GROUP_CODE_UNKNOWN` for one that is
 * not good, or of a school where the student does not study; 409 `GROUP_CODE_GRADE` for a group of another grade,
 * `GROUP_CODE_OTHER_GROUP` for a student of another group, `GROUP_CODE_PARENT` where a parent has to do it; 404 `NOT_FOUND`
 * for a child who is not the caller's. Tries are limited per account and per address: 429 with `Retry-After`.
 */
export const joinGroup = endpoint<{ body: GroupJoin; returns: GroupJoined }>('POST /grupos/unirse');

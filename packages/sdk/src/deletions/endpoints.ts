import { endpoint } from '../http/endpoint.ts';
import type { Deletions } from './records.ts';

/**
 * What was deleted in the last 30 days and the caller may restore, by the call of its kind (`restoreActivity` and the like): the latest
 * 100 of each kind.
 */
export const listDeletions = endpoint<{ returns: Deletions }>('GET /deletions');

import { endpoint } from '../http/endpoint.ts';
import type { ListQuery } from '../http/list.ts';
import type { AuditEntry } from './records.ts';

/**
 * What changed, newest first. Filters: `operation`, `record`, `origin`, `record_id`, `actor` and `person` (uuids of users),
 * `institution`, `order`, `action_id`, `from` and `to` (days in Mexico City, inclusive), `q` (words of the name of a user or
 * institution, or a whole id). Sorts by `at`. School administrators get what belongs to their schools.
 */
export const listAudit = endpoint<{ query: ListQuery; returns: AuditEntry[] }>('GET /audit');

export const getAuditEntry = endpoint<{ params: { id: number }; returns: AuditEntry }>('GET /audit/{id}');

import { endpoint } from '../http/endpoint.ts';
import type { ListQuery } from '../http/list.ts';
import type { UserRecord } from './records.ts';

/**
 * Users, by last name unless asked otherwise; schools see the people of their own. Filters: `kind` (with facet), `role`,
 * `status`, `level`, `grade`, `school_id`, `group_id`, `q` (words of name, username, e-mail).
 */
export const listUsers = endpoint<{ query: ListQuery; returns: UserRecord[] }>('GET /usuarios');

/** 404 for who is not in a school of the caller. */
export const getUser = endpoint<{ params: { id: string }; returns: UserRecord }>('GET /usuarios/{id}');

import { endpoint } from '../http/endpoint.ts';
import type { ListQuery } from '../http/list.ts';
import type { PayoutEntries, PayoutRecord } from './records.ts';

/**
 * Statements of the gifts that came through the sites of schools, one for each school and month; a school sees its own.
 * `Content-Range` counts them.
 */
export const listPayouts = endpoint<{ query: ListQuery; returns: PayoutRecord[] }>('GET /payouts');

/** A statement; 404 for another school's. */
export const getPayout = endpoint<{ params: { id: string }; returns: PayoutRecord }>('GET /payouts/{id}');

/** Its entries, and what came of the school's sites in its month; 404 for another school's. */
export const getPayoutEntries = endpoint<{ params: { id: string }; returns: PayoutEntries }>(
  'GET /payouts/{id}/entries',
);

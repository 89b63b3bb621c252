import { endpoint } from '../http/endpoint.ts';
import type { Overview } from './records.ts';

/** What there is of the caller's schools; of all of LIA for administrators. */
export const getOverview = endpoint<{ returns: Overview }>('GET /overview');

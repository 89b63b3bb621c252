import { endpoint } from '../http/endpoint.ts';
import type { Attention } from './records.ts';

/**
 * What needs attention today, of what the caller may see: imports that failed, orders that are stuck, invoices that were asked
 * for. Nothing that has no rows.
 */
export const getAttention = endpoint<{ returns: Attention }>('GET /attention');

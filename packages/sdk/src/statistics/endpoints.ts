import { endpoint } from '../http/endpoint.ts';
import type { Statistics, StatisticsQuery } from './records.ts';

/**
 * What was counted in each day, week or month, of what the caller may see. 403 `FORBIDDEN` without the measure's own permission
 * (`measurePermissions`).
 */
export const getStatistics = endpoint<{ query: StatisticsQuery; returns: Statistics }>('GET /statistics');

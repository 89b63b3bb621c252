import { endpoint } from '../http/endpoint.ts';
import type { GroupFigures, MonthFigures, Overview } from './records.ts';

/** What there is of the caller's schools; of all of LIA for administrators. */
export const getOverview = endpoint<{ returns: Overview }>('GET /overview');

/** Activities, deliveries and scores of the groups of the caller's schools by period, those with the least share in time first. */
export const getGroupFigures = endpoint<{ returns: GroupFigures }>('GET /overview/groups');

/** Deliveries of the same groups by month, for a year at most. */
export const getMonthFigures = endpoint<{ returns: MonthFigures }>('GET /overview/months');

import { endpoint } from '../http/endpoint.ts';
import type { PersonMatches, PersonRecord } from './records.ts';

/**
 * Who else among accounts, donors, sponsors, volunteers and schools is, or may be, the person behind a record of the console;
 * those who surely are come first.
 */
export const findSamePerson = endpoint<{ params: { record: PersonRecord; id: string }; returns: PersonMatches }>(
  'GET /people/{record}/{id}/matches',
);

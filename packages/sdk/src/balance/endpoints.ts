import { endpoint } from '../http/endpoint.ts';
import type { ListQuery } from '../http/list.ts';
import type { AccountExport, AccountExportRecord, AccountRow, BalanceDay, BalanceDifference } from './records.ts';

/** Days of our ledger beside what each payment provider reports, those with differences first. `Content-Range` counts them. */
export const listBalance = endpoint<{ query: ListQuery; returns: BalanceDay[] }>('GET /balance');

/** A day of one provider, by the `id` of the list. */
export const getBalanceDay = endpoint<{ params: { id: string }; returns: BalanceDay }>('GET /balance/{id}');

/** The movements of the day that differ, with their orders. */
export const getBalanceDifferences = endpoint<{ params: { id: string }; returns: { data: BalanceDifference[] } }>(
  'GET /balance/{id}/differences',
);

/** Asks the provider about the day again, and compares. May be repeated. */
export const checkBalanceDay = endpoint<{
  params: { id: string };
  returns: { message: string; data: BalanceDay };
}>('POST /balance/{id}/check');

/** The latest exports for the accountant, newest first. */
export const listAccountExports = endpoint<{ returns: { data: AccountExportRecord[] } }>('GET /accountExports');

/** Has the movements of a month written down. They can be read for `EXPORT_DAYS`. */
export const requestAccountExport = endpoint<{
  body: AccountExport;
  returns: { message: string; data: AccountExportRecord };
}>('POST /accountExports');

/** The movements of an export, oldest first; 404 while it is not ready, and once it expired. */
export const getAccountRows = endpoint<{ params: { id: string }; returns: { data: AccountRow[] } }>(
  'GET /accountExports/{id}/rows',
);
